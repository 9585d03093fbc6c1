import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  consultantImpersonateClient,
  impersonateClient,
  impersonateConsultingFirm,
  listSessions,
  logout,
  me,
  refresh,
  stopImpersonation,
  type SessionUser,
} from '@parley/contracts/http/session.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { ApiAnswer } from '../../testing/api-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { noteRunOut } from './running-out.ts'

const switching = 'Only consultants and super admins can switch to clients'

let app: TestApp
let northwind: TestFirm
let southgate: TestFirm
let acme: TestClient
let helios: TestClient
let borealis: TestClient
let superAdmin: TestUser
let consultant: TestUser

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  southgate = await app.addFirm('Southgate')
  acme = await app.addClient(northwind, 'Acme')
  helios = await app.addClient(northwind, 'Helios')
  borealis = await app.addClient(southgate, 'Borealis')
  superAdmin = await app.addUser('superAdmin')
  consultant = await app.addConsultant(northwind, [acme])
})
afterAll(() => app.close())

type Switched = ApiAnswer<{ token: string; user: SessionUser }>

const actorOf = (token: string) => app.app.session.reader.authenticate(token)
const cookieOf = (answer: ApiAnswer): string => answer.cookies[0]?.split(';')[0] ?? ''
const withCookie = (cookie: string) => app.anonymous.call(refresh, { headers: { cookie } })
const enter = async (user: TestUser, into: typeof impersonateClient, id: string): Promise<Switched> =>
  (await app.as(user)).call(into, { params: { id }, body: { reason: 'to look at it' } })

/** What the tenant that was entered finds in its audit log. */
const tellings = async (sessionId: string): Promise<string[]> =>
  (
    await app.database.asOwner<{ action: string }>(
      `select action from audit_event where session_id = $1 and action like 'impersonation.%' order by at, id`,
      [sessionId],
    )
  ).map((row) => row.action)

describe('a consultant', () => {
  it('works inside a client with the rights that both have', async () => {
    const answer = await enter(consultant, consultantImpersonateClient, acme.id)
    expect(answer.status).toBe(200)
    expect(answer.body.user).toMatchObject({
      id: consultant.id,
      clientId: acme.id,
      consultingFirmId: null,
      client: { name: 'Acme', consultingFirm: { name: 'Northwind' } },
      roles: [{ name: 'Client Admin' }],
      permissions: ['manage_initiatives', 'view_analytics'],
      isImpersonating: true,
      impersonation: { actor: { id: consultant.id, email: consultant.email } },
    })
    const limit =
      new Date(answer.body.user.impersonation?.expiresAt ?? 0).getTime() - app.clock.now().getTime()
    expect(limit).toBe(60 * 60_000)
    expect(await actorOf(answer.body.token)).toMatchObject({
      kind: 'client',
      userId: consultant.id,
      firmId: northwind.id,
      clientId: acme.id,
      clientIds: [acme.id],
      consultantId: null,
      isFirmAdmin: false,
      impersonation: { actorUserId: consultant.id },
    })
  })

  it('gets the answer of a missing client for one without access, of the own firm or another', async () => {
    const api = await app.as(consultant)
    const answers = await Promise.all(
      [helios.id, borealis.id, consultant.id].map((id) =>
        api.call(consultantImpersonateClient, { params: { id }, body: {} }),
      ),
    )
    const shown = answers.map(({ status, body }) => ({ status, body: { ...body, requestId: '' } }))
    expect(shown[0]).toMatchObject({ status: 404 })
    expect(shown[1]).toEqual(shown[0])
    expect(shown[2]).toEqual(shown[0])
  })

  it('neither nests nor enters a firm, and the super admin’s call is not theirs', async () => {
    const { body } = await enter(consultant, consultantImpersonateClient, acme.id)
    const inside = app.withToken(body.token)
    for (const id of [acme.id, helios.id, borealis.id])
      expect((await inside.call(consultantImpersonateClient, { params: { id }, body: {} })).status).toBe(409)
    expect(await enter(consultant, impersonateClient, acme.id)).toMatchObject({
      status: 403,
      body: { message: switching },
    })
    expect((await enter(consultant, impersonateConsultingFirm, northwind.id)).status).toBe(403)
  })

  it('is out at once when the access is taken away', async () => {
    const brief = await app.addConsultant(northwind, [helios])
    const { body } = await enter(brief, consultantImpersonateClient, helios.id)
    await app.database.asOwner(
      'update consultant_client_access set can_access = false where consultant_id = $1',
      [brief.consultantId],
    )
    expect((await app.withToken(body.token).call(me)).status).toBe(401)
  })

  it('sees by the own account the clients with access only', async () => {
    const { token } = await app.openSession(consultant)
    expect(await actorOf(token)).toMatchObject({ kind: 'firm', clientIds: [acme.id], isFirmAdmin: false })
  })
})

describe('others', () => {
  it('cannot switch, whatever the id', async () => {
    const firmAdmin = await app.addUser('firmAdmin', { firmId: northwind.id })
    const clientAdmin = await app.addUser('clientAdmin', { firmId: northwind.id, clientId: acme.id })
    for (const user of [firmAdmin, clientAdmin])
      for (const route of [impersonateClient, consultantImpersonateClient])
        for (const id of [acme.id, borealis.id, user.id])
          expect(await enter(user, route, id)).toMatchObject({ status: 403, body: { message: switching } })
    expect((await enter(superAdmin, consultantImpersonateClient, acme.id)).status).toBe(403)
  })
})

describe('a super admin', () => {
  it('enters a firm, goes on into one of its clients, and returns to the own account', async () => {
    const inFirm = await enter(superAdmin, impersonateConsultingFirm, northwind.id)
    expect(inFirm.body.user).toMatchObject({
      consultingFirmId: northwind.id,
      clientId: null,
      isSuperAdmin: true,
    })
    expect(await actorOf(inFirm.body.token)).toMatchObject({
      kind: 'firm',
      clientIds: 'all',
      isFirmAdmin: true,
    })
    const firmApi = app.withToken(inFirm.body.token)

    const elsewhere = await firmApi.call(impersonateClient, { params: { id: borealis.id }, body: {} })
    expect(elsewhere.status).toBe(409)
    const inClient = await firmApi.call(impersonateClient, { params: { id: acme.id }, body: {} })
    expect(inClient.body.user).toMatchObject({ clientId: acme.id, permissions: ['*'] })
    expect((await firmApi.call(me)).status).toBe(401)

    const back = await app.withToken(inClient.body.token).call(stopImpersonation)
    expect(back.body.user).toMatchObject({ id: superAdmin.id, isImpersonating: false, clientId: null })
    expect((await app.withToken(inClient.body.token).call(me)).status).toBe(401)
    expect((await app.withToken(back.body.token).call(me)).status).toBe(200)
    expect((await app.withToken(back.body.token).call(stopImpersonation)).status).toBe(409)
  })

  it('finds no obsolete or missing tenant', async () => {
    const closed = await app.addClient(southgate, 'Closed')
    await app.database.asOwner('update client set is_obsolete = true where id = $1', [closed.id])
    expect((await enter(superAdmin, impersonateClient, closed.id)).status).toBe(404)
    expect((await enter(superAdmin, impersonateConsultingFirm, acme.id)).status).toBe(404)
  })
})

describe('the session', () => {
  it('changes with its cookie, both ways, and its id with it', async () => {
    const own = await app.openSession(consultant)
    const inside: Switched = await app
      .withToken(own.token)
      .call(consultantImpersonateClient, { params: { id: acme.id }, body: {} })
    expect(inside.body.user.sessionId).not.toBe(own.sessionId)
    const refreshed = await withCookie(cookieOf(inside))
    expect(refreshed.body.user).toMatchObject({ clientId: acme.id, sessionId: inside.body.user.sessionId })
    const back = await app.withToken(refreshed.body.token).call(stopImpersonation)
    const after = await withCookie(cookieOf(back))
    expect(after.body.user).toMatchObject({ isImpersonating: false, sessionId: own.sessionId })
  })

  it('returns to the person’s own when the 60 minutes are over', async () => {
    const inside = await enter(consultant, consultantImpersonateClient, acme.id)
    app.clock.advance(61 * 60_000)
    expect((await app.withToken(inside.body.token).call(me)).status).toBe(401)
    const refreshed = await withCookie(cookieOf(inside))
    expect(refreshed.body.user).toMatchObject({ id: consultant.id, isImpersonating: false })
    expect((await withCookie(cookieOf(refreshed))).status).toBe(200)
    expect(await tellings(inside.body.user.sessionId)).toEqual([
      'impersonation.started',
      'impersonation.expired',
    ])
  })

  it('whose 60 minutes are over is told of once, also where nobody comes back', async () => {
    const inside = await enter(consultant, consultantImpersonateClient, acme.id)
    app.clock.advance(61 * 60_000)
    const look = () => app.database.tenantTransaction(authScope, (tx) => noteRunOut(tx, app.clock.now()))
    await Promise.all([look(), look()])
    await withCookie(cookieOf(inside))
    const { sessionId } = inside.body.user
    expect(await tellings(sessionId)).toEqual(['impersonation.started', 'impersonation.expired'])
    const [row] = await app.database.asOwner(
      `select firm_id, client_id, actor_id, subject_id from audit_event where session_id = $1 and action = 'impersonation.expired'`,
      [sessionId],
    )
    const both = { actor_id: consultant.id, subject_id: acme.id }
    expect(row).toEqual({ firm_id: northwind.id, client_id: acme.id, ...both })
  })

  it('goes on over a reload and in a second tab: one refreshes, the other gets the same one', async () => {
    const inside = await enter(consultant, consultantImpersonateClient, acme.id)
    const { sessionId, impersonation } = inside.body.user
    const cookie = cookieOf(inside)
    const [one, two] = await Promise.all([withCookie(cookie), withCookie(cookie)])
    for (const tab of [one, two])
      expect(tab.body.user).toMatchObject({
        sessionId,
        impersonation: { expiresAt: impersonation?.expiresAt },
      })
    expect([one, two].filter((tab) => tab.cookies.length > 0)).toHaveLength(1)
    await app.withToken(one.body.token).call(stopImpersonation)
    expect((await app.withToken(two.body.token).call(me)).status).toBe(401)
  })

  it('ends with the own one on sign-out, and is listed as an impersonation', async () => {
    const inside = await enter(consultant, consultantImpersonateClient, acme.id)
    const api = app.withToken(inside.body.token)
    const current = (await api.call(listSessions)).body.find((session) => session.isCurrent)
    expect(current).toMatchObject({ id: inside.body.user.sessionId, isImpersonation: true })
    await api.call(logout)
    expect((await withCookie(cookieOf(inside))).status).toBe(401)
    expect(await tellings(inside.body.user.sessionId)).toContain('impersonation.stopped')
  })

  it('audits both identities in the log of the tenant entered', async () => {
    const inside = await enter(superAdmin, impersonateClient, borealis.id)
    await app.withToken(inside.body.token).call(stopImpersonation)
    const rows = await app.database.asOwner(
      `select action, firm_id, client_id, actor_id, subject_id from audit_event where client_id = $1 order by at, id`,
      [borealis.id],
    )
    const entry = {
      firm_id: southgate.id,
      client_id: borealis.id,
      actor_id: superAdmin.id,
      subject_id: borealis.id,
    }
    expect(rows).toEqual([
      { action: 'impersonation.started', ...entry },
      { action: 'impersonation.stopped', ...entry },
    ])
  })

  it('keeps no token for a repeated Idempotency-Key', async () => {
    const api = await app.as(consultant)
    const headers = { 'idempotency-key': 'switch-1' }
    await api.call(consultantImpersonateClient, { params: { id: acme.id }, body: {}, headers })
    expect(await app.database.asOwner('select * from idempotency_key')).toEqual([])
  })
})
