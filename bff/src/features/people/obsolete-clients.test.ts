import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { deleteClient, listClients, updateClient } from '@parley/contracts/http/people.ts'
import { consultantImpersonateClient, impersonateClient, me } from '@parley/contracts/http/session.ts'
import type { TestClient } from '../../testing/people.ts'
import { inClient } from '../../testing/users-world.ts'
import { type ClientsWorld, createClientsWorld } from './testing/clients-world.ts'

let world: ClientsWorld
beforeAll(async () => {
  world = await createClientsWorld()
})
afterAll(() => world.app.close())

async function obsoleteOne(): Promise<TestClient> {
  const client = await world.newClient()
  await world.app.database.asOwner('update client set is_obsolete = true where id = $1', [client.id])
  return client
}

describe('an obsolete client', () => {
  it('comes from deleting, is listed on request, and signs its people out', async () => {
    const { app, people, newClient, auditOf, insideOf } = world
    const client = await newClient()
    const params = { id: client.id }
    const member = await app.as(await app.addUser('clientMember', inClient(client)))
    const inside = await insideOf(client)
    expect((await member.call(me)).status).toBe(200)
    expect(await people.firmAdmin.call(deleteClient, { params })).toMatchObject({ status: 200, body: params })
    expect((await member.call(me)).status).toBe(401)
    expect((await inside.call(me)).status).toBe(401)
    const names = async (query: { showObsolete?: 'true' }) =>
      (await people.firmAdmin.call(listClients, { query })).body.map(({ name }) => name)
    expect(await names({})).not.toContain(client.name)
    expect(await names({ showObsolete: 'true' })).toContain(client.name)
    expect(await auditOf(client.id)).toEqual(['client.deleted'])
  })

  it('cannot be connected to, edited or deleted', async () => {
    const { app, firm, people } = world
    const { id } = await obsoleteOne()
    const params = { id }
    const consultant = await app.addConsultant(firm, [{ id, firmId: firm.id, name: '' }])
    const connect = await (await app.as(consultant)).call(consultantImpersonateClient, { params, body: {} })
    expect(connect.status).toBe(404)
    expect((await people.superAdmin.call(impersonateClient, { params, body: {} })).status).toBe(404)
    for (const who of [people.firmAdmin, people.superAdmin]) {
      expect(await who.call(updateClient, { params, body: { name: 'Edited' } })).toMatchObject({
        status: 409,
        body: { message: 'This client is obsolete. It cannot be edited.' },
      })
      expect(await who.call(deleteClient, { params })).toMatchObject({
        status: 409,
        body: { message: 'This client is obsolete. It cannot be deleted.' },
      })
    }
  })

  it('is brought back by a super admin alone', async () => {
    const { firm, people, auditOf, insideOf } = world
    const { id } = await obsoleteOne()
    const call = { params: { id }, body: { isObsolete: false } }
    expect((await people.firmAdmin.call(updateClient, call)).status).toBe(409)
    expect((await (await insideOf(firm)).call(updateClient, call)).status).toBe(409)
    expect(await people.superAdmin.call(updateClient, call)).toMatchObject({
      status: 200,
      body: { isObsolete: false },
    })
    expect(await auditOf(id)).toEqual(['client.restored'])
  })

  it('stays so while its firm is obsolete', async () => {
    const { app, people, newClient } = world
    const closed = await app.addFirm('To be closed')
    const client = await newClient(closed)
    await app.database.asOwner('update consulting_firm set is_obsolete = true where id = $1', [closed.id])
    await app.database.asOwner('update client set is_obsolete = true where id = $1', [client.id])
    expect(
      await people.superAdmin.call(updateClient, { params: { id: client.id }, body: { isObsolete: false } }),
    ).toMatchObject({ status: 409 })
  })
})
