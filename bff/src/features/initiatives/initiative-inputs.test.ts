import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import type { TestClient, TestFirm } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let firm: TestFirm
let client: TestClient
let sister: TestClient
let member: ApiClient
let templateId: string

beforeAll(async () => {
  app = await createTestApp()
  firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  sister = await app.addClient(firm, 'Helios')
  const place = { firmId: firm.id, clientId: client.id }
  member = await app.as(await app.addUser('clientMember', place))
  templateId = await app.addTemplate(null, 'standard')
})
afterAll(() => app.close())

const create = (given: object = {}, by = member) =>
  by.raw('POST', '/api/initiatives', {
    body: { name: 'ERP selection', clientId: client.id, templateId, metadata: {}, ...given },
  })
const made = async (given: object = {}, by = member): Promise<Initiative> => {
  const answer = await create(given, by)
  expect(answer.status).toBe(201)
  return answer.body as Initiative
}
const define = (column: string, value: unknown) =>
  app.database.asOwner(
    `update template_version set definition = jsonb_set(definition, '{${column}}', $1) where template_id = $2`,
    [JSON.stringify(value), templateId],
  )

describe('people and documents that inputs name', () => {
  it('are the client’s own; those of another client answer like those that do not exist (D1)', async () => {
    const fields = [
      { name: 'board', label: 'Board', type: 'stakeholders', required: false },
      { name: 'plans', label: 'Plans', type: 'file', required: false },
    ]
    await define('inputs', { groups: [], fields })
    const [own, foreign] = [await app.addStakeholder(client, 'Ada'), await app.addStakeholder(sister, 'Eve')]
    const withInputs = (globalInputs: object) => create({ metadata: { globalInputs } })
    const { id, metadata } = await made({ metadata: { globalInputs: { board: [own] } } })
    expect(metadata.globalInputs).toEqual({ board: [own] })
    const texts = await Promise.all([foreign, newId()].map((one) => withInputs({ board: [one] })))
    expect(texts.map(({ status, body }) => [status, (body as { message: string }).message])).toEqual(
      Array(2).fill([404, 'Person not found']),
    )
    expect(await withInputs({ plans: [{ artifactId: newId(), name: 'x' }] })).toMatchObject({ status: 404 })
    const body = { metadata: { globalInputs: { board: [own, foreign] } } }
    expect((await member.raw('PUT', `/api/initiatives/${id}`, { body })).status).toBe(404)
  })
})

describe('required global inputs (D11)', () => {
  it('are asked for before the first phase starts', async () => {
    await define('inputs', {
      groups: [],
      fields: [{ name: 'goal', label: 'Goal', type: 'text', required: true }],
    })
    const initiative = await made()
    const phase = initiative.phases[0]?.id ?? ''
    expect(initiative.nextStep).toMatchObject({ kind: 'fillGlobalInputs', count: 1 })
    const start = () =>
      member.raw('PUT', `/api/initiative-phases/phases/${phase}`, { body: { status: 'IN_PROGRESS' } })
    expect(await start()).toMatchObject({
      status: 409,
      body: { message: 'Fill in the required inputs of the initiative first.' },
    })
    const body = { metadata: { globalInputs: { goal: 'Growth' } } }
    await member.raw('PUT', `/api/initiatives/${initiative.id}`, { body })
    expect((await start()).status).toBe(200)
  })
})
