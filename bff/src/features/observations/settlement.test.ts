import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listObservations, type Observation } from '@parley/contracts/http/observations.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { tenantOf, type TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient, TestUser } from '../../testing/people.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let author: TestUser
let member: ApiClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Northwind')
  client = await app.addClient(firm, 'Acme')
  author = await app.addUser('clientMember', { firmId: firm.id, clientId: client.id, lastName: 'Marsh' })
  member = await app.as(author)
  initiative = await app.addInitiative(client, 'ERP')
})
afterAll(() => app.close())

/** An open observation. */
const make = () =>
  insertRecord(app.database, 'observation', {
    ...tenantOf(client),
    initiative_id: initiative.id,
    phase_id: initiative.phaseIds[0],
    description: 'Seen',
    severity: 'HIGH',
    observation_type: 'INITIAL',
  })
const read = async (id: string): Promise<Observation | undefined> => {
  const params = { phaseId: initiative.phaseIds[0] ?? '' }
  const { body } = await member.call(listObservations, { params })
  return body.observations.find((observation) => observation.id === id)
}
const change = (id: string, body: object) =>
  member.raw('PUT', `/api/initiative-phases/observations/${id}`, { body })

describe('an observation that is settled says what settled it', () => {
  const person = () => ({ id: author.id, name: 'Robin Marsh' })

  it('a person, with the notes as they stood then', async () => {
    const id = await make()
    expect((await read(id))?.settlement).toBeNull()
    await change(id, { status: 'ACCEPTED', consultantNotes: 'The board carries it.' })
    await change(id, { consultantNotes: 'Written later.' })
    const accepted = await read(id)
    expect(accepted?.settlement).toEqual({
      by: 'person',
      person: person(),
      at: accepted?.acceptedAt,
      words: 'The board carries it.',
      quotes: [],
    })
    await change(id, { status: 'REMEDIATED' })
    const remediated = await read(id)
    expect(remediated?.settlement).toMatchObject({ at: remediated?.remediatedAt, words: 'Written later.' })
  })

  it('a check, with its quotes', async () => {
    const id = await make()
    const quotes = [
      { kind: 'input', chunkId: null, artifactId: null, name: 'Owner', page: null, quote: 'Ada Marsh' },
    ]
    await app.database.asOwner(
      `update observation set status = 'REMEDIATED', remediated_at = $2, settled = $3 where id = $1`,
      [id, new Date('2026-02-01T09:00:00Z'), JSON.stringify({ by: 'validation', words: null, quotes })],
    )
    expect((await read(id))?.settlement).toEqual({
      by: 'validation',
      person: null,
      at: '2026-02-01T09:00:00.000Z',
      words: null,
      quotes,
    })
  })
})
