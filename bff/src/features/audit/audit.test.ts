import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type AuditEvent, listAuditEvents } from '@parley/contracts/http/audit.ts'
import { createClient, updateClient } from '@parley/contracts/http/people.ts'
import { impersonateConsultingFirm } from '@parley/contracts/http/session.ts'
import { sealAll } from '@parley/server-kit/audit/sealer.ts'
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let northwind: TestFirm
let southgate: TestFirm
let acme: TestClient
let helios: TestClient
let firmAdmin: TestUser
let clientAdmin: TestUser
let superAdmin: TestUser
let madeClient: string

beforeAll(async () => {
  app = await createTestApp()
  northwind = await app.addFirm('Northwind')
  southgate = await app.addFirm('Southgate')
  acme = await app.addClient(northwind, 'Acme')
  helios = await app.addClient(northwind, 'Helios')
  firmAdmin = await app.addUser('firmAdmin', { firmId: northwind.id, lastName: '=Formula' })
  clientAdmin = await app.addUser('clientAdmin', { firmId: northwind.id, clientId: acme.id })
  superAdmin = await app.addUser('superAdmin', { lastName: 'Of the product' })
  await leaveTrail()
})
afterAll(() => app.close())

async function enterFirm(): Promise<ApiClient> {
  const answer = await (
    await app.as(superAdmin)
  ).call(impersonateConsultingFirm, {
    params: { id: northwind.id },
    body: { reason: 'A question of theirs' },
  })
  return app.withToken(answer.body.token)
}

/** Both firms, both clients, and somebody of the product. */
async function leaveTrail(): Promise<void> {
  const admin = await app.as(firmAdmin)
  await admin.call(updateClient, { params: { id: acme.id }, body: { name: 'Acme Inc' } })
  await admin.call(updateClient, { params: { id: helios.id }, body: { name: 'Helios Inc' } })
  const inside = await enterFirm()
  madeClient = (await inside.call(createClient, { body: { name: 'Made inside' } })).body.id
  const other = await app.as(await app.addUser('firmAdmin', { firmId: southgate.id }))
  await other.call(createClient, { body: { name: 'Borealis' } })
}

const list = async (
  user: TestUser,
  query: { filter?: object; q?: string; range?: [number, number] } = {},
): Promise<ApiAnswer<AuditEvent[]>> =>
  (await app.as(user)).call(listAuditEvents, {
    query: {
      ...(query.q === undefined ? {} : { q: query.q }),
      ...(query.range === undefined ? {} : { range: JSON.stringify(query.range) }),
      filter: JSON.stringify(query.filter ?? {}),
    },
  })
const actions = async (...call: Parameters<typeof list>): Promise<string[]> =>
  (await list(...call)).body.map(({ action, entityName }) => `${action} ${entityName ?? ''}`.trim())

const csv = async (user: TestUser, query = ''): Promise<ApiAnswer> =>
  (await app.as(user)).raw('GET', `/api/audit-events${query}`, { headers: { accept: 'text/csv' } })

describe('the audit log', () => {
  it('shows a firm administrator the firm and its clients, newest first', async () => {
    expect(await actions(firmAdmin)).toEqual([
      'client.created Made inside',
      'impersonation.started Northwind',
      'client.updated Helios Inc',
      'client.updated Acme Inc',
    ])
  })

  it('names somebody of the product as that, and for whom they acted', async () => {
    const [made, started] = (await list(firmAdmin)).body
    expect(made).toMatchObject({
      actor: { id: superAdmin.id, name: 'Parley support' },
      byPlatform: true,
      subject: { id: northwind.id, name: 'Northwind' },
    })
    expect(started).toMatchObject({ details: { reason: 'A question of theirs' } })
    expect(JSON.stringify(made)).not.toContain('Of the product')
  })

  it("shows a client's administrator the client's alone, without the place in the firm's chain", async () => {
    await sealAll({ database: app.database, clock: app.clock })
    const { body } = await list(clientAdmin)
    expect(body.map(({ action, client }) => [action, client?.name])).toEqual([['client.updated', 'Acme Inc']])
    // People of the firm who work with the client are known to it.
    expect(body[0]?.actor?.name).toBe('Robin =Formula')
    expect(body[0]?.seal).toEqual({ at: expect.any(String), position: null })
    const [, , , first] = (await list(firmAdmin)).body
    expect(first?.seal?.position).toBe(1)
  })

  it('shows super admins all of it', async () => {
    const { body } = await list(superAdmin, { filter: { action: 'client' } })
    expect(body.map(({ client }) => client?.name)).toContain('Borealis')
    expect(body.map(({ actor }) => actor?.name)).toContain('Robin Of the product')
  })

  it('is refused to consultants and members, and open to who manages the settings', async () => {
    const consultant = await app.addConsultant(northwind, [acme])
    const member = await app.addUser('clientMember', { firmId: northwind.id, clientId: acme.id })
    expect((await list(consultant)).status).toBe(403)
    expect((await list(member)).status).toBe(403)
    const roleId = await app.addRole(
      { firmId: northwind.id, clientId: acme.id },
      { name: 'Keeper of settings', permissions: ['manage_settings'] },
    )
    await app.database.asOwner('update user_role set role_id = $1 where user_id = $2', [roleId, member.id])
    expect((await list(member)).status).toBe(200)
  })

  it.each([
    ['who acted', () => ({ actor: superAdmin.id }), 2],
    ['those who run the platform', () => ({ byPlatform: true }), 2],
    ['whom it was done as', () => ({ subject: firmAdmin.id }), 2],
    ['an action, and all of its kind', () => ({ action: 'client' }), 3],
    ['a group of actions', () => ({ group: 'access' }), 1],
    ['a kind of record', () => ({ entity: 'consulting_firm' }), 1],
    ['a record', () => ({ entityId: madeClient }), 1],
    ['a client', () => ({ clientId: acme.id }), 1],
    ['days, the last included', () => ({ from: today(), to: today() }), 4],
    ['days gone by', () => ({ to: '2020-01-01' }), 0],
    ['somebody elses client', () => ({ clientId: northwind.id }), 0],
  ])('is filtered by %s', async (_what, filter, expected) => {
    const answer = await list(firmAdmin, { filter: filter() })
    expect(answer.body).toHaveLength(expected)
    expect(answer.headers.get('content-range')).toMatch(new RegExp(`/${expected}$`))
  })
  const today = (): string => new Date().toISOString().slice(0, 10)

  it('finds names of people and actions', async () => {
    expect(await list(firmAdmin, { q: 'formula' })).toMatchObject({ body: { length: 2 } })
    expect(await list(firmAdmin, { q: 'imperson' })).toMatchObject({ body: { length: 1 } })
    expect((await list(firmAdmin, { filter: { unknown: 1 } })).status).toBe(400)
  })
})

describe('the audit log as a file', () => {
  it('holds all that match, runs nothing in a spreadsheet, and is itself in the log', async () => {
    const answer = await csv(firmAdmin, `?filter=${encodeURIComponent(JSON.stringify({ action: 'client' }))}`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/filename="audit-log-\d{4}-\d\d-\d\d\.csv"/)
    const [head, ...lines] = answer.text.trim().split('\r\n')
    expect(head).toContain('Time (UTC),Action,What,Person,')
    expect(lines).toHaveLength(3)
    expect(lines.join('\n')).not.toMatch(/(^|,)=/m)
    const [exported] = (await list(firmAdmin)).body
    expect(exported).toMatchObject({ action: 'audit.exported', details: { filter: { action: 'client' } } })
  })

  it('goes through more than fit into one look, each entry once', async () => {
    await app.database.asOwner(
      `insert into audit_event (id, firm_id, client_id, at, action) select gen_random_uuid(), $1, $2, '2026-01-01T00:00:00Z', 'artifact.added' from generate_series(1, 2500)`,
      [northwind.id, acme.id],
    )
    const answer = await csv(
      clientAdmin,
      `?filter=${encodeURIComponent(JSON.stringify({ group: 'documents' }))}`,
    )
    const lines = answer.text.trim().split('\r\n').slice(1)
    expect(new Set(lines.map((line) => line.split(',').at(-1))).size).toBe(2500)
    expect(lines).toHaveLength(2500)
  })

  it('is refused as the list is, before anything is sent', async () => {
    const consultant = await app.addConsultant(northwind, [acme])
    const answer = await csv(consultant)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('content-type')).toContain('application/json')
  })
})
