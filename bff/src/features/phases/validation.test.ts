import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  deleteConversationObservations,
  type ObservationEvidence,
} from '@parley/contracts/http/observations.ts'
import { getValidation } from '@parley/contracts/http/validations.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { tenantOf, type TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let initiative: TestInitiative
let member: ApiClient
let viewer: ApiClient
let stranger: ApiClient

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  const other = await app.addClient(firm, 'Helios')
  const inClient = { firmId: firm.id, clientId: client.id }
  viewer = await app.as(await app.addUser('clientViewer', inClient))
  member = await app.as(await app.addUser('clientMember', inClient))
  stranger = await app.as(await app.addUser('clientAdmin', { firmId: firm.id, clientId: other.id }))
  initiative = await app.addInitiative(client, 'ERP')
})
afterAll(() => app.close())

const phaseId = (): string => initiative.phaseIds[0] ?? ''
const place = () => ({ ...tenantOf(client), initiative_id: initiative.id, phase_id: phaseId() })
const hour = (of: number): Date => new Date(Date.UTC(2026, 0, 5, of))

const passage: ObservationEvidence = {
  kind: 'passage',
  chunkId: newId(),
  artifactId: newId(),
  name: 'Minutes',
  page: 3,
  quote: 'The budget is approved.',
  says: 'supports',
}
const said: ObservationEvidence = {
  kind: 'person',
  chunkId: null,
  artifactId: null,
  name: 'Ada Marsh',
  page: null,
  saidAt: hour(8).toISOString(),
  quote: 'I approved it.',
}

async function addCheck(kind: 'INITIAL' | 'AI_CONVERSATION', at: number, status = 'COMPLETED') {
  const sequence_id = kind === 'INITIAL' ? null : newId()
  const run = { ...place(), kind, status, sequence_id, checked: 1, total: 2, started_at: hour(at) }
  return { id: await insertRecord(app.database, 'validation_run', run), kind, sequence_id }
}
const addConfirmed = (
  check: Awaited<ReturnType<typeof addCheck>>,
  mitigation: string,
  quotes: ObservationEvidence[],
) =>
  insertRecord(app.database, 'confirmed_statement', {
    ...place(),
    kind: check.kind,
    sequence_id: check.sequence_id,
    validation_run_id: check.id,
    mitigation_id: mitigation,
    mitigation,
    quotes: JSON.stringify(quotes),
    created_at: hour(9),
  })

const read = (observationType?: 'AI_CONVERSATION', by = viewer) =>
  by.call(getValidation, {
    params: { id: phaseId() },
    ...(observationType !== undefined && { query: { observationType } }),
  })

describe('the validation of a phase (decisions D12)', () => {
  it('is nothing before it ran, and is nobody else’s', async () => {
    expect((await read()).body).toEqual({ run: null, confirmed: [] })
    const foreign = await stranger.raw('GET', `/api/initiative-phases/phases/${phaseId()}/validation`)
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('is the newest run, with what holds and where each quote can be opened', async () => {
    const first = await addCheck('INITIAL', 9)
    await addConfirmed(first, 'The budget is approved.', [passage, said])
    const second = await addCheck('INITIAL', 10, 'FAILED')
    const { body } = await read()
    expect(body.run).toMatchObject({ id: second.id, status: 'FAILED', checked: 1, total: 2 })
    const { chunkId, artifactId } = passage
    const none = { chunkId: null, artifactId: null, page: null, place: null }
    expect(body.confirmed).toEqual([
      {
        mitigation: 'The budget is approved.',
        checkedAt: hour(9).toISOString(),
        quotes: [
          {
            text: 'The budget is approved.',
            source: 'Minutes',
            place: 'Page 3',
            kind: 'passage',
            chunkId,
            artifactId,
            page: 3,
          },
          { ...none, text: 'I approved it.', source: 'Ada Marsh', kind: 'person', saidAt: said.saidAt },
        ],
      },
    ])
  })

  it('after a conversation is that of the run that was checked, until its findings are deleted', async () => {
    await addConfirmed(await addCheck('AI_CONVERSATION', 11), 'An older run.', [passage])
    await addConfirmed(await addCheck('AI_CONVERSATION', 12), 'The newest run.', [passage])
    const { body } = await read('AI_CONVERSATION')
    expect(body.confirmed.map(({ mitigation }) => mitigation)).toEqual(['The newest run.'])
    await member.call(deleteConversationObservations, { params: { phaseId: phaseId() } })
    expect((await read('AI_CONVERSATION')).body.confirmed).toEqual([])
    expect((await read()).body.confirmed).toHaveLength(1)
  })
})
