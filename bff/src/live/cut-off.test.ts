import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { setAccess } from '@parley/contracts/http/consultants.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { deleteClient, deleteConsultingFirm } from '@parley/contracts/http/people.ts'
import { getPhase } from '@parley/contracts/http/phases.ts'
import { consultantImpersonateClient, endSession, logout } from '@parley/contracts/http/session.ts'
import { deleteUser, updateUser } from '@parley/contracts/http/users.ts'
import { WebSocket } from 'ws'
import type { ApiAnswer } from '../testing/api-client.ts'
import { eventually } from '../testing/eventually.ts'
import type { TestClient, TestFirm, TestUser } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// Security, check 6: whoever loses the right is refused by the very next request, and off the live channel in 5 s.

let app: TestApp
let superAdmin: TestUser
beforeAll(async () => {
  app = await createTestApp()
  superAdmin = await app.addUser('superAdmin')
})
afterAll(() => app.close())

interface Place {
  firm: TestFirm
  client: TestClient
  phaseId: string
  admin: TestUser
  member: TestUser
}
async function createPlace(): Promise<Place> {
  const firm = await app.addFirm('Northwind')
  const client = await app.addClient(firm, 'Acme')
  return {
    firm,
    client,
    phaseId: (await app.addInitiative(client, 'ERP')).phaseIds[0] ?? '',
    admin: await app.addUser('firmAdmin', { firmId: firm.id }),
    member: await app.addUser('clientMember', { firmId: firm.id, clientId: client.id }),
  }
}

interface Watcher {
  token: string
  closedWith: () => number | undefined
}
async function watch(place: Place, token: string): Promise<Watcher> {
  const seen = await app.withToken(token).call(getPhase, { params: { id: place.phaseId } })
  expect(seen.status).toBe(200)
  const { body } = await app.withToken(token).call(createLiveTicket, { body: { phaseId: place.phaseId } })
  const query = new URLSearchParams({ phaseId: place.phaseId, ticket: body.ticket }).toString()
  const socket = new WebSocket(`${app.origin.replace('http', 'ws')}/api/live?${query}`)
  let code: number | undefined
  socket.on('close', (closeCode) => (code = closeCode))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return { token, closedWith: () => code }
}

const tokenOf = async (user: TestUser): Promise<string> => (await app.openSession(user)).token
const insideOf = async (user: TestUser, { client }: Place): Promise<string> => {
  const call = { params: { id: client.id }, body: {} }
  return (await (await app.as(user)).call(consultantImpersonateClient, call)).body.token
}

interface Case {
  /** Whose session it is. */
  who: (place: Place) => Promise<{ token: string; user: TestUser }>
  end: (place: Place, lost: { token: string; user: TestUser }) => Promise<ApiAnswer>
  /** Of the next request, and of the socket. */
  expected: [status: number, closeCode: number]
}
const member: Case['who'] = async ({ member: user }) => ({ token: await tokenOf(user), user })
const consultant: Case['who'] = async ({ firm, client }) => {
  const user = await app.addConsultant(firm, [client])
  return { token: await tokenOf(user), user }
}
const ended: Case['expected'] = [401, 4401]

const cases: Record<string, Case> = {
  'signs out': {
    who: member,
    end: (_place, { token }) => app.withToken(token).call(logout),
    expected: ended,
  },
  'has the session ended from another one': {
    who: member,
    end: async (_place, { token, user }) => {
      const { sessionId } = await app.app.session.reader.authenticate(token)
      return (await app.as(user)).call(endSession, { params: { id: sessionId } })
    },
    expected: ended,
  },
  'is deactivated': {
    who: member,
    end: async ({ admin }, { user }) =>
      (await app.as(admin)).call(updateUser, { params: { id: user.id }, body: { isObsolete: true } }),
    expected: ended,
  },
  'is deleted': {
    who: member,
    end: async ({ admin }, { user }) => (await app.as(admin)).call(deleteUser, { params: { id: user.id } }),
    expected: ended,
  },
  'belongs to a client that becomes obsolete': {
    who: member,
    end: async ({ admin, client }) => (await app.as(admin)).call(deleteClient, { params: { id: client.id } }),
    expected: ended,
  },
  'belongs to a firm that becomes obsolete': {
    who: member,
    end: async ({ firm }) =>
      (await app.as(superAdmin)).call(deleteConsultingFirm, { params: { id: firm.id } }),
    expected: ended,
  },
  'is a consultant who loses the client': {
    who: consultant,
    end: async ({ admin, client }, { user }) =>
      (await app.as(admin)).call(setAccess, {
        params: { consultantId: user.consultantId ?? '', clientId: client.id },
        body: { canAccess: false },
      }),
    expected: [404, 4403],
  },
  'is a consultant inside the client who loses it': {
    who: async (place) => {
      const { user } = await consultant(place)
      return { token: await insideOf(user, place), user }
    },
    end: async ({ admin, client }, { user }) =>
      (await app.as(admin)).call(setAccess, {
        params: { consultantId: user.consultantId ?? '', clientId: client.id },
        body: { canAccess: false },
      }),
    expected: ended,
  },
  'ended the session from which they switched into the client': {
    who: async (place) => {
      const { user } = await consultant(place)
      return { token: await insideOf(user, place), user }
    },
    end: async (_place, { token, user }) => {
      const { sessionId } = await app.app.session.reader.authenticate(token)
      const [own] = await app.database.asOwner<{ id: string }>(
        'select parent_id as id from session where id = $1',
        [sessionId],
      )
      return (await app.as(user)).call(endSession, { params: { id: own?.id ?? '' } })
    },
    expected: ended,
  },
  'is inside a client that becomes obsolete': {
    who: async (place) => {
      const { user } = await consultant(place)
      return { token: await insideOf(user, place), user }
    },
    end: async ({ admin, client }) => (await app.as(admin)).call(deleteClient, { params: { id: client.id } }),
    expected: ended,
  },
  'is a Firm Admin whose role becomes one that reaches no client': {
    who: async ({ firm }) => {
      const user = await app.addUser('firmAdmin', { firmId: firm.id })
      return { token: await tokenOf(user), user }
    },
    end: async ({ firm, admin }, { user }) => {
      const roleId = await app.addRole({ firmId: firm.id }, { name: `Reader ${user.id}` })
      return (await app.as(admin)).call(updateUser, { params: { id: user.id }, body: { roleIds: [roleId] } })
    },
    expected: [404, 4403],
  },
}

/** What the case's next request and socket get. */
async function cutOff({ who, end }: Case): Promise<(number | undefined)[]> {
  const place = await createPlace()
  const lost = await who(place)
  const watcher = await watch(place, lost.token)
  expect((await end(place, lost)).status).toBe(200)
  const next = await app.withToken(lost.token).call(getPhase, { params: { id: place.phaseId } })
  await eventually(() => watcher.closedWith() !== undefined)
  return [next.status, watcher.closedWith()]
}

describe('who loses the right to be there', () => {
  it('is refused by the very next request, and off the live channel within five seconds', async () => {
    // All at once: each waits for the same look at open sockets.
    const answers = await Promise.all(
      Object.entries(cases).map(async ([what, one]) => [what, await cutOff(one)] as const),
    )
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(Object.entries(cases).map(([what, { expected }]) => [what, expected])),
    )
  })

  it('is refused what a lost permission allowed by the very next request, and keeps the rest', async () => {
    const { admin, member: user, client } = await createPlace()
    const api = await app.as(user)
    const add = () => api.raw('POST', '/api/departments', { body: { clientId: client.id, name: 'Sales' } })
    expect((await add()).status).toBe(201)
    const viewer = await app.roleId('clientViewer')
    const changed = await (
      await app.as(admin)
    ).call(updateUser, { params: { id: user.id }, body: { roleIds: [viewer] } })
    expect(changed.status).toBe(200)
    expect((await add()).status).toBe(403)
    expect((await api.raw('GET', `/api/departments/client/${client.id}`)).status).toBe(200)
  })
})
