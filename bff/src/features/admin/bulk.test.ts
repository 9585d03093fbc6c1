import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { me } from '@parley/contracts/http/session.ts'
import { type Id, newId } from '@parley/contracts/ids.ts'
import { type ConsoleClient, consoleClient } from '../../testing/console-client.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { inClient } from '../../testing/users-world.ts'

let app: TestApp
let superAdmin: TestUser
let calls: ConsoleClient
let firm: TestFirm
let otherFirm: TestFirm
let acme: TestClient

beforeAll(async () => {
  app = await createTestApp()
  superAdmin = await app.addUser('superAdmin')
  calls = consoleClient(await app.as(superAdmin))
  firm = await app.addFirm('Northwind')
  otherFirm = await app.addFirm('Southgate')
  acme = await app.addClient(firm, 'Acme')
})
afterAll(() => app.close())

const send: ConsoleClient['send'] = (...call) => calls.send(...call)
const bulk: ConsoleClient['bulk'] = (...call) => calls.bulk(...call)

const auditOf = async (id: Id): Promise<string[]> => {
  const rows = await app.database.asOwner<{ action: string }>(
    `select action from audit_event where entity_id = $1 order by at, id`,
    [id],
  )
  return rows.map(({ action }) => action)
}

describe('several rows at once', () => {
  it('are changed each by itself in one transaction, and each says what became of it', async () => {
    const [one, two, three] = [
      await app.addClient(firm, 'Bulk one'),
      await app.addClient(firm, 'Bulk two'),
      await app.addClient(firm, 'Bulk three'),
    ]
    await send('DELETE', `clients/${two.id}`)
    const missing = newId()
    const ids = [three.id, two.id, missing, one.id]
    const answer = await bulk('clients', { action: 'delete', ids })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: [
          { id: three.id, ok: true },
          {
            id: two.id,
            ok: false,
            code: 'CONFLICT',
            message: 'This client is obsolete. It cannot be deleted.',
          },
          { id: missing, ok: false, code: 'NOT_FOUND', message: 'Client not found' },
          { id: one.id, ok: true },
        ],
      },
    })
    expect(await auditOf(one.id)).toEqual(['client.deleted'])
    expect(await auditOf(two.id)).toEqual(['client.deleted'])
  })

  it('sign people out whose client became obsolete', async () => {
    const client = await app.addClient(firm, 'Bulk with people')
    const member = await app.as(await app.addUser('clientMember', inClient(client)))
    expect((await member.call(me)).status).toBe(200)
    await bulk('clients', { action: 'delete', ids: [client.id] })
    expect((await member.call(me)).status).toBe(401)
  })

  it('take an update, with errors of fields beside their rows', async () => {
    const { clients } = {
      clients: [await app.addClient(firm, 'Up one'), await app.addClient(firm, 'Up two')],
    }
    const ids = clients.map(({ id }) => id)
    const answer = await bulk('clients', { action: 'update', ids, data: { industries: ['energy'] } })
    expect(answer.body.results.map(({ ok }) => ok)).toEqual([true, true])
    const wrong = await bulk('clients', { action: 'update', ids, data: { consultingFirmId: otherFirm.id } })
    expect(wrong.body.results[0]).toMatchObject({
      ok: false,
      errors: { consultingFirmId: 'A client belongs to one consulting firm for ever.' },
    })
    expect((await bulk('clients', { action: 'paint', ids })).status).toBe(400)
    expect((await bulk('clients', { action: 'update', ids: [], data: {} })).status).toBe(400)
  })

  it('do users as well, of whom one cannot delete oneself', async () => {
    const user = await app.addUser('clientMember', inClient(acme))
    const { body } = await bulk('users', { action: 'delete', ids: [user.id, superAdmin.id] })
    expect(body.results).toMatchObject([
      { id: user.id, ok: true },
      { id: superAdmin.id, ok: false, message: 'You cannot delete your own account.' },
    ])
  })
})
