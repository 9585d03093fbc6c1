import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { AppError } from '@parley/contracts/errors.ts'
import { createObservation, updateObservation } from '@parley/contracts/http/observations.ts'
import { getPhase, type Phase } from '@parley/contracts/http/phases.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { ApiClient } from '../../testing/api-client.ts'
import { addClientReaders } from '../../testing/client-readers.ts'
import type { TestInitiative } from '../../testing/initiatives.ts'
import type { TestClient } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: TestClient
let member: ApiClient
let viewer: ApiClient
let initiative: TestInitiative

beforeAll(async () => {
  app = await createTestApp()
  ;({ client, member, viewer } = await addClientReaders(app))
})
afterAll(() => app.close())
beforeEach(async () => {
  initiative = await app.addInitiative(client, 'ERP', 3)
  app.orchestrator.calls.length = 0
  app.orchestrator.isDown = false
})

const phaseAt = (position: number): string => initiative.phaseIds[position - 1] ?? ''
const read = async (position = 1): Promise<Phase> =>
  (await member.call(getPhase, { params: { id: phaseAt(position) } })).body
const save = (body: object, position = 1) =>
  member.raw('PUT', `/api/initiative-phases/phases/${phaseAt(position)}`, { body })
const validationRow = (status: string) =>
  app.database.asOwner(
    `insert into validation_run (id, firm_id, client_id, initiative_id, phase_id, kind, status)
     values ($1, $2, $3, $4, $5, 'INITIAL', $6)`,
    [newId(), client.firmId, client.id, initiative.id, phaseAt(1), status],
  )
const holdInitiative = (status: string) =>
  app.database.asOwner('update initiative set status = $1 where id = $2', [status, initiative.id])

describe('starting a phase (Document 2, 4.2)', () => {
  it('sets IN_PROGRESS and the start date', async () => {
    await save({ status: 'COMPLETED' })
    const answer = await save({ status: 'IN_PROGRESS' }, 2)
    const startDate = app.clock.now().toISOString()
    expect(answer).toMatchObject({ status: 200, body: { status: 'IN_PROGRESS', startDate, endDate: null } })
  })

  it('needs the very phase before it to be complete, not just an earlier one', async () => {
    await save({ status: 'COMPLETED' })
    expect(await save({ status: 'IN_PROGRESS' }, 3)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'Complete Previous Phase First' },
    })
    expect(await read(3)).toMatchObject({ status: 'PENDING', startDate: null })
  })

  it('does not wait for anything where the phase is the first', async () => {
    await app.database.asOwner(`update initiative_phase set status = 'PENDING' where id = $1`, [phaseAt(1)])
    expect((await save({ status: 'IN_PROGRESS' })).status).toBe(200)
  })

  it('keeps a start date that is given with it', async () => {
    await save({ status: 'COMPLETED' })
    const startDate = '2026-02-03T00:00:00.000Z'
    expect((await save({ status: 'IN_PROGRESS', startDate }, 2)).status).toBe(200)
    expect((await read(2)).startDate).toBe(startDate)
  })
})

describe('completing a phase (Document 2, 4.2)', () => {
  it('sets COMPLETED and the end date, and saying it twice changes neither', async () => {
    await save({ status: 'COMPLETED' })
    const endDate = app.clock.now().toISOString()
    app.clock.advance(60_000)
    expect((await save({ status: 'COMPLETED' })).status).toBe(200)
    expect(await read()).toMatchObject({ status: 'COMPLETED', endDate })
  })

  it('keeps an end date that is given with it', async () => {
    const endDate = '2026-02-03T00:00:00.000Z'
    await save({ status: 'COMPLETED', endDate })
    expect((await read()).endDate).toBe(endDate)
  })

  it('is not possible before it was started', async () => {
    expect(await save({ status: 'COMPLETED' }, 2)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    })
  })

  it('saves nothing of what came with it when it is refused', async () => {
    const body = { description: 'Open', severity: 'LOW' as const }
    await member.call(createObservation, { params: { phaseId: phaseAt(1) }, body })
    const before = await read()
    expect((await save({ status: 'COMPLETED', notes: 'Done' })).status).toBe(409)
    expect(await read()).toEqual(before)
  })

  it.each([
    ['ACCEPTED', 200],
    ['TO_REMEDIATE', 200],
    ['REMEDIATED', 200],
    ['OPEN', 409],
  ] as const)('with an observation that is %s answers %i', async (status, expected) => {
    const body = { description: 'Seen', severity: 'LOW' as const }
    const made = await member.call(createObservation, { params: { phaseId: phaseAt(1) }, body })
    await member.call(updateObservation, { params: { id: made.body.observation.id }, body: { status } })
    expect((await save({ status: 'COMPLETED' })).status).toBe(expected)
  })

  it('waits for a validation that is running, and for no finished one', async () => {
    await validationRow('COMPLETED')
    await validationRow('RUNNING')
    expect(await save({ status: 'COMPLETED' })).toMatchObject({
      status: 409,
      body: { message: 'The validation is still running.' },
    })
    await app.database.asOwner(`update validation_run set status = 'FAILED' where status = 'RUNNING'`)
    expect((await save({ status: 'COMPLETED' })).status).toBe(200)
  })
})

describe('reopening a phase (Document 2, 4.2)', () => {
  it('keeps when it was started, and takes the end date away', async () => {
    const startDate = '2026-01-05T00:00:00.000Z'
    await save({ startDate, status: 'COMPLETED' })
    await save({ status: 'IN_PROGRESS' })
    expect(await read()).toMatchObject({ status: 'IN_PROGRESS', startDate, endDate: null })
  })

  it('leaves the phases after it as they are, and blocks the start of the next', async () => {
    await save({ status: 'COMPLETED' })
    await save({ status: 'IN_PROGRESS' }, 2)
    await save({ status: 'COMPLETED' }, 2)
    await save({ status: 'IN_PROGRESS' }, 2)
    expect((await read(1)).status).toBe('COMPLETED')
    expect((await save({ status: 'IN_PROGRESS' }, 3)).status).toBe(409)
  })
})

describe.each([
  ['ON_HOLD', 'The initiative is on hold.'],
  ['CANCELLED', 'The initiative is cancelled.'],
])('while the initiative is %s', (status, message) => {
  const refused = { status: 409, body: { code: 'CONFLICT', message } }

  it('no phase is started, completed or reopened', async () => {
    await holdInitiative(status)
    expect(await save({ status: 'COMPLETED' })).toMatchObject(refused)
    await holdInitiative('ACTIVE')
    await save({ status: 'COMPLETED' })
    await holdInitiative(status)
    expect(await save({ status: 'IN_PROGRESS' }, 2)).toMatchObject(refused)
    expect(await save({ status: 'IN_PROGRESS' })).toMatchObject(refused)
  })
})

describe('a change of a phase', () => {
  it('accepts PATCH as it does PUT, and refuses what it does not know', async () => {
    const path = `/api/initiative-phases/phases/${phaseAt(1)}`
    expect((await member.raw('PATCH', path, { body: { notes: 'By patch' } })).status).toBe(200)
    expect((await read()).notes).toBe('By patch')
    expect(await save({ colour: 'red' })).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect((await save({ status: 'DONE' })).status).toBe(400)
  })

  it('is told on the live channel', async () => {
    await save({ notes: 'Told' })
    const events = await app.database.asOwner<{ type: string; data: object }>(
      'select type, data from phase_event where phase_id = $1',
      [phaseAt(1)],
    )
    const { updatedAt } = await read()
    expect(events).toEqual([{ type: 'PHASE_UPDATED', data: { phaseId: phaseAt(1), updatedAt } }])
  })

  it('of a phase that is not there answers 404', async () => {
    const answer = await member.raw('PUT', `/api/initiative-phases/phases/${newId()}`, { body: {} })
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})

describe.each([
  ['validate', 'validatePhase'],
  ['ai-conversation-observations', 'createConversationObservations'],
] as const)('POST %s', (word, command) => {
  const post = (caller: ApiClient, phaseId = phaseAt(1)) =>
    caller.raw('POST', `/api/initiative-phases/phases/${phaseId}/${word}`, { body: {} })
  const answer = (done: boolean, newObservationIds: string[]) =>
    app.orchestrator.answer(command, {
      validationId: newId(),
      done,
      message: 'Checked',
      newObservationIds,
    })

  it('answers 200 with the new observations when it is done', async () => {
    const body = { description: 'Found', severity: 'HIGH' as const }
    const made = await member.call(createObservation, { params: { phaseId: phaseAt(1) }, body })
    answer(true, [made.body.observation.id])
    const checked = await post(member)
    expect(checked).toMatchObject({ status: 200, body: { newObservations: [made.body.observation] } })
    expect(app.orchestrator.calls).toMatchObject([{ name: command, params: { phaseId: phaseAt(1) } }])
    expect(app.orchestrator.calls[0]?.caller.scope).toMatchObject({ firmId: client.firmId })
  })

  it('answers 202 when the work goes on', async () => {
    answer(false, [])
    expect(await post(member)).toMatchObject({ status: 202, body: { newObservations: [] } })
  })

  it('passes a refusal on, and says when nobody is there to ask', async () => {
    app.orchestrator.answer(command, new AppError('CONFLICT', 'The agents are still at work.'))
    expect(await post(member)).toMatchObject({
      status: 409,
      body: { message: 'The agents are still at work.' },
    })
    app.orchestrator.isDown = true
    const down = await post(member)
    expect(down).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    expect(down.headers.get('retry-after')).not.toBeNull()
  })

  it('is not for viewers, and a phase that is not there goes no further', async () => {
    answer(true, [])
    expect((await post(viewer)).status).toBe(403)
    expect((await post(member, newId())).status).toBe(404)
    expect(app.orchestrator.calls).toEqual([])
  })
})

describe('the completion of a phase’s documents (Document 2, sections 5 and 9)', () => {
  const complete = async (recommended: object[]) => {
    await app.database.asOwner(
      `update initiative_phase set definition = jsonb_set(definition, '{recommendedArtifacts}', $1) where id = $2`,
      [JSON.stringify(recommended), phaseAt(1)],
    )
    return viewer.raw('GET', `/api/initiative-phases/phases/${phaseAt(1)}/artifact-completion`)
  }

  it('is the weighted share of those uploaded, matched both ways and ignoring case', async () => {
    await app.addArtifact(client, initiative, 'Budget 2026')
    const answer = await complete([
      { name: 'BUDGET', importance: 'Very High' },
      { name: 'The approved Budget 2026 artifact of the board', importance: 'Low' },
      { name: 'Contract', importance: 'Normal' },
    ])
    expect(answer.body).toEqual({
      score: 70,
      label: 'Good',
      items: [
        { name: 'BUDGET', importance: 'Very High', uploaded: true },
        { name: 'The approved Budget 2026 artifact of the board', importance: 'Low', uploaded: true },
        { name: 'Contract', importance: 'Normal', uploaded: false },
      ],
    })
  })

  it.each([
    ['Excellent', 80, ['High', 'Very Low']],
    ['Good', 60, ['Normal', 'Low']],
    ['Needs Attention', 50, ['Low', 'Low']],
  ])('is %s from %i on', async (label, score, [there, missing]) => {
    await app.addArtifact(client, initiative, 'Budget')
    const recommended = [
      { name: 'Budget', importance: there },
      { name: 'Contract', importance: missing },
    ]
    expect((await complete(recommended)).body).toMatchObject({ label, score })
  })
})
