import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createObservation, updateObservation } from '@parley/contracts/http/observations.ts'
import { getPhase, type Phase } from '@parley/contracts/http/phases.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import type { TestClient } from '../../testing/people.ts'
import { tenantOf } from '../../testing/initiatives.ts'
import { insertRecord } from '../../testing/rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let member: ApiClient
let viewer: ApiClient
let phaseIds: string[]
let initiativeId: string

beforeAll(async () => {
  app = await createTestApp()
  ;({ client, member, viewer } = await addClientReaders(app))
})
afterAll(() => app.close())

const goal = { name: 'goal', label: 'Goal', type: 'text', required: true }
const sites = { name: 'sites', label: 'Sites', type: 'tags', required: false }

beforeEach(async () => {
  const initiative = await app.addInitiative(client, 'ERP')
  phaseIds = initiative.phaseIds
  initiativeId = initiative.id
  await app.database.asOwner(
    `update initiative_phase set definition = jsonb_set(definition, '{requiredInputs}', $1) where initiative_id = $2`,
    [JSON.stringify({ groups: [], fields: [goal, sites] }), initiativeId],
  )
})

const first = (): string => phaseIds[0] ?? ''
const second = (): string => phaseIds[1] ?? ''
const read = async (id = first()): Promise<Phase> => (await member.call(getPhase, { params: { id } })).body
const save = (body: object, id = first()) =>
  member.raw('PUT', `/api/initiative-phases/phases/${id}`, { body })

describe('inputs of a phase', () => {
  it('are merged field by field, and null clears one', async () => {
    await save({ inputs: { goal: 'One ERP' } })
    await save({ inputs: { sites: ['Sheffield'] } })
    expect((await read()).inputs).toEqual({ goal: 'One ERP', sites: ['Sheffield'] })
    await save({ inputs: { goal: null } })
    expect((await read()).inputs).toEqual({ sites: ['Sheffield'] })
  })

  it('are refused with a text for each field that is wrong', async () => {
    const answer = await save({ inputs: { goal: 7, nonsense: 'x' } })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { nonsense: 'There is no such field' },
    })
  })

  it('conflict only where the same field was changed, whatever the page has heard since', async () => {
    const before = await read()
    await save({ inputs: { goal: 'Theirs' }, baseInputs: { goal: null } })
    const now = await read()
    const other = await save({
      inputs: { sites: ['Katowice'] },
      baseInputs: { sites: null },
      updatedAt: before.updatedAt,
    })
    expect(other.status).toBe(200)
    const same = await save({
      inputs: { goal: 'Mine' },
      baseInputs: { goal: null },
      updatedAt: now.updatedAt,
    })
    expect(same.status).toBe(409)
    expect(same.body).toMatchObject({ code: 'STALE_UPDATE', current: { inputs: { goal: 'Theirs' } } })
    expect((await read()).inputs).toMatchObject({ goal: 'Theirs' })
  })

  it('cannot be changed by a viewer', async () => {
    const answer = await viewer.raw('PUT', `/api/initiative-phases/phases/${first()}`, {
      body: { notes: 'x' },
    })
    expect(answer.status).toBe(403)
  })
})

describe('the status of a phase (Document 2, 4.2)', () => {
  it('starts only after the phase before it is complete', async () => {
    const early = await save({ status: 'IN_PROGRESS' }, second())
    expect(early).toMatchObject({ status: 409, body: { message: 'Complete Previous Phase First' } })
    await save({ inputs: { goal: 'One ERP' } })
    expect((await save({ status: 'COMPLETED' })).status).toBe(200)
    const started = await save({ status: 'IN_PROGRESS' }, second())
    expect(started.status).toBe(200)
    expect((await read(second())).startDate).not.toBeNull()
  })

  it('is completed only with every required input, and with no open observation of either kind', async () => {
    expect((await save({ status: 'COMPLETED' })).status).toBe(409)
    await save({ inputs: { goal: 'One ERP' } })
    for (const observationType of ['INITIAL', 'AI_CONVERSATION'] as const) {
      const body = { description: 'Open', severity: 'LOW' as const, observationType }
      const made = await member.call(createObservation, { params: { phaseId: first() }, body })
      expect((await save({ status: 'COMPLETED' })).status).toBe(409)
      const { id } = made.body.observation
      await member.call(updateObservation, { params: { id }, body: { status: 'ACCEPTED' } })
    }
    expect((await save({ status: 'COMPLETED' })).status).toBe(200)
    expect(await read()).toMatchObject({ status: 'COMPLETED' })
    expect((await read()).endDate).not.toBeNull()
  })

  it('has no conversation by one agent that was asked directly, and has one by a turn of a run', async () => {
    const place = {
      ...tenantOf(client),
      initiative_id: initiativeId,
      phase_id: first(),
    }
    const sequence_id = await insertRecord(app.database, 'sequence_run', {
      ...place,
      status: 'COMPLETED',
      definition: {},
      definition_hash: '',
    })
    const turn = { ...place, sequence_id, position: 1, kind: 'agent', agent: {}, status: 'COMPLETED' }
    await insertRecord(app.database, 'agent_interaction', { ...turn, is_side: true })
    expect((await read()).hasConversation).toBe(false)
    await insertRecord(app.database, 'agent_interaction', turn)
    expect((await read()).hasConversation).toBe(true)
  })

  it('is completed together with the inputs that come with it, or not at all', async () => {
    const answer = await save({ status: 'COMPLETED', inputs: { goal: 'One ERP' } })
    expect(answer.status).toBe(200)
    expect((await read()).inputs).toEqual({ goal: 'One ERP' })
  })

  it('can be reopened, and the initiative follows its phases', async () => {
    const status = async (): Promise<unknown> =>
      (
        await app.database.asOwner<{ status: string }>('select status from initiative where id = $1', [
          initiativeId,
        ])
      )[0]?.status
    await save({ status: 'COMPLETED', inputs: { goal: 'One ERP' } })
    expect(await status()).toBe('ACTIVE')
    await save({ status: 'IN_PROGRESS' }, second())
    await save({ status: 'COMPLETED', inputs: { goal: 'Two' } }, second())
    expect(await status()).toBe('COMPLETED')
    expect((await save({ status: 'IN_PROGRESS' })).status).toBe(200)
    expect(await status()).toBe('ACTIVE')
    expect((await read()).endDate).toBeNull()
  })

  it.each(['ON_HOLD', 'CANCELLED', 'PENDING'])('does not go to %s by hand', async (status) => {
    expect(await save({ status })).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
  })

  it('is not completed while agents are at work', async () => {
    await save({ inputs: { goal: 'One ERP' } })
    await app.database.asOwner(
      `insert into sequence_run (id, firm_id, client_id, initiative_id, phase_id, status, definition, definition_hash) values (gen_random_uuid(), $1, $2, $3, $4, 'PAUSED', '{}', '')`,
      [client.firmId, client.id, initiativeId, first()],
    )
    expect((await save({ status: 'COMPLETED' })).status).toBe(409)
  })
})
