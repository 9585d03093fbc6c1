import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { searchAll } from '@parley/contracts/http/search.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { TestClient, TestFirm, TestUser } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let superAdmin: TestUser
let northwind: Awaited<ReturnType<typeof addTenant>>
let southgate: Awaited<ReturnType<typeof addTenant>>

/** A firm with two clients, each with an initiative, a stakeholder and a document whose names hold "Meridian". */
async function addTenant(firmName: string, place: string) {
  const firm = await app.addFirm(firmName)
  const open = await addClient(firm, `Meridian ${place}`)
  const closed = await addClient(firm, `Old Meridian ${place}`)
  const own = { firmId: firm.id }
  const admin = await app.addUser('firmAdmin', { ...own, lastName: `Meridian-${place}` })
  const member = await app.addUser('clientMember', { ...own, clientId: open.id })
  await insertRecord(app.database, 'artifact', {
    ...documentOf(firm.id, `Meridian handbook ${place}`),
    client_id: null,
    scope: 'firm',
  })
  return { firm, open, closed, admin, member }
}

async function addClient(firm: TestFirm, name: string): Promise<TestClient> {
  const client = await app.addClient(firm, name)
  const tenant = { firm_id: firm.id, client_id: client.id }
  const initiative = await app.addInitiative(client, `Meridian rollout of ${name}`)
  const person = { first_name: 'Meridian', last_name: `Of ${name}`, role: 'Sponsor' }
  await insertRecord(app.database, 'stakeholder', { ...tenant, ...person })
  await insertRecord(app.database, 'artifact', {
    ...documentOf(firm.id, `Meridian plan of ${name}`),
    ...tenant,
    initiative_id: initiative.id,
    scope: 'initiative',
  })
  return client
}

const documentOf = (firmId: string, name: string) => ({
  firm_id: firmId,
  name,
  file_name: 'plan.txt',
  mime_type: 'text/plain',
  size: 1,
  storage_key: newId(),
  content_hash: '',
})

beforeAll(async () => {
  app = await createTestApp()
  superAdmin = await app.addUser('superAdmin')
  northwind = await addTenant('Northwind', 'North')
  southgate = await addTenant('Southgate', 'South')
})
afterAll(() => app.close())

const search = async (user: TestUser, q: string) => {
  const me = await app.as(user)
  const { body } = await me.call(searchAll, { query: { q } })
  return Object.fromEntries(Object.entries(body).map(([kind, hits]) => [kind, hits.map(({ name }) => name)]))
}

describe('search', () => {
  it('finds for a client what is theirs, and nothing of the firm, its other clients or other firms', async () => {
    expect(await search(northwind.member, 'meridian')).toEqual({
      people: ['Meridian Of Meridian North'],
      initiatives: ['Meridian rollout of Meridian North initiative'],
      artifacts: ['Meridian plan of Meridian North'],
      templates: [],
      clients: [],
    })
  })

  it('finds for a firm what its people may open, the beginning of a name before its middle', async () => {
    const found = await search(northwind.admin, 'meridian')
    expect(found).toMatchObject({
      people: ['Robin Meridian-North'],
      clients: ['Meridian North', 'Old Meridian North'],
      artifacts: [
        'Meridian handbook North',
        'Meridian plan of Meridian North',
        'Meridian plan of Old Meridian North',
      ],
    })
    expect(found.initiatives).toHaveLength(2)
  })

  it('finds for a consultant only what is of the clients that they may access', async () => {
    const consultant = await app.addConsultant(northwind.firm, [northwind.open])
    const found = await search(consultant, 'meridian rollout')
    expect(found).toMatchObject({ initiatives: ['Meridian rollout of Meridian North initiative'] })
    expect(await search(consultant, 'old meridian')).toMatchObject({ clients: [], artifacts: [] })
  })

  it('finds for a super admin accounts, clients and initiatives by name, and no documents or stakeholders', async () => {
    const found = await search(superAdmin, 'meridian south')
    expect(found).toMatchObject({
      people: ['Robin Meridian-South'],
      clients: ['Meridian South', 'Old Meridian South'],
      artifacts: [],
    })
    expect(found.initiatives).toHaveLength(2)
  })

  it('takes every word, in any case, and the wildcards of the database as letters', async () => {
    expect(await search(southgate.admin, 'SOUTH old')).toMatchObject({ clients: ['Old Meridian South'] })
    expect(await search(southgate.admin, '%_')).toMatchObject({ clients: [], people: [] })
    expect(await search(southgate.admin, 'meridian nowhere')).toMatchObject({ clients: [], initiatives: [] })
  })

  it('refuses a single letter', async () => {
    const me = await app.as(northwind.member)
    const answer = await me.raw('GET', '/api/search?q=%20m')
    expect(answer.status).toBe(400)
  })
})
