import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  connectionCalls,
  connectionKinds,
  createPortfolio,
  getConnections,
  getPortfolio,
  setConnections,
} from '@parley/contracts/http/connections.ts'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let other: TestClient
let member: ApiClient
let viewer: ApiClient
let admin: ApiClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  const { firm, ...readers } = await addClientReaders(app)
  ;({ client, member, viewer } = readers)
  other = await app.addClient(firm, 'Helios')
  admin = await app.as(await app.addUser('firmAdmin', { firmId: firm.id }))
  initiative = await app.addInitiative(client, 'ERP')
})
afterAll(() => app.close())

const params = () => ({ id: initiative.id })

describe.each(connectionKinds)('records of the kind %s', (kind) => {
  const calls = connectionCalls[kind]

  it('are created, listed, changed and deleted', async () => {
    const clientId = client.id
    const { status, body: made } = await member.call(calls.create, { body: { clientId, name: 'Growth' } })
    expect(status).toBe(201)
    expect(made).toMatchObject({ clientId, name: 'Growth', description: null, initiativeCount: 0 })
    const query = { q: 'grow', filter: JSON.stringify({ clientId }) }
    expect((await member.call(calls.list, { query })).body).toEqual([made])
    const change = { params: { id: made.id }, body: { name: 'Scale', updatedAt: made.updatedAt } }
    expect((await member.call(calls.update, change)).body.name).toBe('Scale')
    expect((await member.call(calls.update, change)).body).toMatchObject({
      code: 'STALE_UPDATE',
      current: { name: 'Scale' },
    })
    expect((await viewer.call(calls.get, { params: { id: made.id } })).body.name).toBe('Scale')
    expect((await viewer.call(calls.update, change)).status).toBe(403)
    expect((await viewer.call(calls.create, { body: { clientId, name: 'No' } })).status).toBe(403)
    expect((await viewer.call(calls.remove, { params: { id: made.id } })).status).toBe(403)
    expect((await member.call(calls.remove, { params: { id: made.id } })).status).toBe(200)
    expect((await member.call(calls.get, { params: { id: made.id } })).status).toBe(404)
    const trail = 'select action, client_id, details from audit_event where entity_id = $1 order by at, id'
    expect(await app.database.asOwner(trail, [made.id])).toEqual([
      { action: `${kind}.created`, client_id: clientId, details: {} },
      { action: `${kind}.updated`, client_id: clientId, details: { fields: ['name'] } },
      { action: `${kind}.deleted`, client_id: clientId, details: {} },
    ])
  })
})

describe('what an initiative links to', () => {
  it('is replaced list by list, counted, and found from the other end', async () => {
    const { body: portfolio } = await member.call(createPortfolio, {
      body: { clientId: client.id, name: 'Core systems' },
    })
    const before = (await member.call(getConnections, { params: params() })).body
    expect(before).toMatchObject({ portfolioIds: [], programIds: [], businessObjectiveIds: [] })
    const linked = await member.call(setConnections, {
      params: params(),
      body: { portfolioIds: [portfolio.id], updatedAt: before.updatedAt },
    })
    expect(linked.body.portfolioIds).toEqual([portfolio.id])
    const kept = await member.call(setConnections, { params: params(), body: { programIds: [] } })
    expect(kept.body.portfolioIds).toEqual([portfolio.id])
    const stale = { portfolioIds: [], updatedAt: before.updatedAt }
    expect((await member.call(setConnections, { params: params(), body: stale })).status).toBe(409)
    const shown = await member.call(getPortfolio, { params: { id: portfolio.id } })
    expect(shown.body.initiativeCount).toBe(1)
    const found = await member.call(listClientInitiatives, {
      params: { clientId: client.id },
      query: { filter: JSON.stringify({ portfolioId: portfolio.id }) },
    })
    expect(found.body.map(({ id }) => id)).toEqual([initiative.id])
    await member.call(connectionCalls.portfolio.remove, { params: { id: portfolio.id } })
    const after = await member.call(getConnections, { params: params() })
    expect(after.body.portfolioIds).toEqual([])
  })

  it('is never a record of another client, even for who sees both', async () => {
    const { body: foreign } = await admin.call(createPortfolio, {
      body: { clientId: other.id, name: 'Theirs' },
    })
    const body = { portfolioIds: [foreign.id] }
    expect((await admin.call(setConnections, { params: params(), body })).status).toBe(404)
    expect((await viewer.call(setConnections, { params: params(), body })).status).toBe(403)
  })
})
