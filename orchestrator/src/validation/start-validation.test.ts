import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import { createEngineWorld, type EngineWorld, type Place } from '../testing/engine-world.ts'
import { createConversationObservations, validatePhase } from './index.ts'
import { runValidation } from './run-validation.ts'

let world: EngineWorld
let model: ScriptedProvider

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
})
afterAll(() => world.database.close())

const mitigations = [{ id: 'm-1', description: 'The budget is approved.', order: 1 }]
const inPhase = ({ phaseId }: Place) => ({ params: { phaseId } })
const validate = (phase: Place) => validatePhase(world.ports, world.caller, inPhase(phase))
const checkConversation = (phase: Place) =>
  createConversationObservations(world.ports, world.caller, inPhase(phase))
const setInitiative = ({ initiativeId }: Place, status: string) =>
  world.database.asOwner('update initiative set status = $1 where id = $2', [status, initiativeId])
const addObservation = (phase: Place, type: string) =>
  world.database.asOwner(
    `insert into observation (id, firm_id, client_id, initiative_id, phase_id, description, severity, observation_type)
     values ($1, $2, $3, $4, $5, 'Open', 'LOW', $6)`,
    [newId(), phase.firmId, phase.clientId, phase.initiativeId, phase.phaseId, type],
  )
const countRuns = async ({ phaseId }: Place) =>
  (
    await world.database.asOwner<{ n: number }>(
      'select count(*)::int as n from validation_run where phase_id = $1',
      [phaseId],
    )
  )[0]?.n

/** A phase whose agents have spoken. */
async function afterConversation(rest: object): Promise<Place> {
  const phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']), ...rest })
  const { sequenceId } = await world.start(phase)
  model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
  await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
  return phase
}

/** Does the check that waits in the phase, and answers what the call comes to. */
async function finish<T>(phase: Place, asked: Promise<T>): Promise<T> {
  for (;;) {
    const [row] = await world.database.asOwner<{ id: string }>(
      `select id from validation_run where phase_id = $1 and status = 'RUNNING'`,
      [phase.phaseId],
    )
    if (row !== undefined) {
      await runValidation(world.ports, { ...world.tenant, validationId: row.id })
      return asked
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

describe.each([
  ['AI Validation', validate, { initialRiskMitigations: mitigations }],
  ['the check of a conversation', checkConversation, { riskMitigations: mitigations }],
] as const)('%s (Document 2, 4.2)', (_name, check, definition) => {
  it.each(['PENDING', 'COMPLETED'])('is refused while the phase is %s', async (status) => {
    const phase = await world.addPhase(definition, status)
    await expect(check(phase)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The phase is not in progress.',
    })
  })

  it.each([
    ['ON_HOLD', 'The initiative is on hold.'],
    ['CANCELLED', 'The initiative is cancelled.'],
  ])('is refused while the initiative is %s', async (status, message) => {
    const phase = await world.addPhase(definition)
    await setInitiative(phase, status)
    await expect(check(phase)).rejects.toMatchObject({ code: 'CONFLICT', message })
  })

  it('is refused while the agents are at work, and begins nothing', async () => {
    const phase = await world.addPhase({ ...definition, initialRiskMitigations: mitigations })
    await world.database.asOwner(
      `insert into sequence_run (id, firm_id, client_id, initiative_id, phase_id, status, definition, definition_hash)
       values ($1, $2, $3, $4, $5, 'PAUSED', '{}', '')`,
      [newId(), phase.firmId, phase.clientId, phase.initiativeId, phase.phaseId],
    )
    await expect(check(phase)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await countRuns(phase)).toBe(0)
  })

  it('of a phase that is not there answers as for what is missing', async () => {
    const nowhere = { ...(await world.addPhase(definition)), phaseId: newId() }
    await expect(check(nowhere)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('AI Validation', () => {
  it('needs initial risk mitigations', async () => {
    await expect(validate(await world.addPhase({ riskMitigations: mitigations }))).rejects.toMatchObject({
      message: 'This phase has no risk mitigations to validate.',
    })
  })
})

describe('the check of a conversation', () => {
  const none = {
    message:
      'There is no conversation to check risk mitigations against, or its observations are still open.',
  }

  it('needs a conversation, risk mitigations, and nothing of it open', async () => {
    await expect(
      checkConversation(await world.addPhase({ riskMitigations: mitigations })),
    ).rejects.toMatchObject(none)
    await expect(checkConversation(await afterConversation({}))).rejects.toMatchObject(none)
    const phase = await afterConversation({ riskMitigations: mitigations })
    await addObservation(phase, 'AI_CONVERSATION')
    await expect(checkConversation(phase)).rejects.toMatchObject(none)
  })

  it('writes what fails as observations of the conversation, of this run', async () => {
    const phase = await afterConversation({ riskMitigations: mitigations })
    const result = {
      statementId: 'm-1',
      evidence: [],
      reasoning: 'Nothing says so.',
      verdict: 'does-not-hold',
      severity: 'HIGH',
      description: 'Not approved.',
    }
    model.enqueue({ answer: { results: [result] } }, 'conversation-observations')
    const { done, newObservationIds } = await finish(phase, checkConversation(phase))
    expect(done).toBe(true)
    const rows = await world.database.asOwner(
      `select o.id, o.observation_type, o.status, r.phase_id from observation o join sequence_run r on r.id = o.sequence_id
       where o.phase_id = $1`,
      [phase.phaseId],
    )
    expect(rows).toEqual([
      {
        id: newObservationIds[0],
        observation_type: 'AI_CONVERSATION',
        status: 'OPEN',
        phase_id: phase.phaseId,
      },
    ])
  })
})
