import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { runActivation } from './activation/index.ts'
import { createActivationWorld, type ActivationWorld } from './activation/testing/activation-world.ts'
import { settleCalls } from './agents/index.ts'
import { askAgent } from './human-review/index.ts'
import { replyToMessage, sendUserMessage } from './messages/index.ts'
import { ModelError } from './models/port.ts'
import { createScriptedProvider, type ScriptedProvider } from './models/testing/scripted-provider.ts'
import { touchRunOf } from './runs/index.ts'
import { runSideTurn } from './sequences/index.ts'
import type { Place } from './testing/engine-world.ts'
import { endedOrHeldUp } from './testing/held-up.ts'
import { runValidation } from './validation/index.ts'

// Work on one phase is stored by several workers at the same time. Whoever takes a run, the phase's order and the budgets
// in another order than a run's commit may wait for it while it waits for them, and one of the two is lost.
let model: ScriptedProvider
let world: ActivationWorld
let phase: Place
let runId: string

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createActivationWorld({ providers: [model] })
  phase = await world.addPhase({
    aiAgents: await world.addAgents(['CONTRIBUTOR']),
    initialRiskMitigations: [{ id: 'm-1', description: 'The budget is approved', order: 1 }],
  })
  await world.database.asOwner(
    `insert into validation_run (id, firm_id, client_id, initiative_id, phase_id, kind, status, total) values (gen_random_uuid(), $1, $2, $3, $4, 'INITIAL', 'COMPLETED', 1)`,
    place(),
  )
  runId = (await world.start(phase)).sequenceId
})
afterAll(() => world.database.close())

/** A commit as a run's worker makes it, which stands still between the phase's order and the budgets. */
function standingCommit() {
  const stands = Promise.withResolvers<undefined>()
  const goOn = Promise.withResolvers<undefined>()
  const done = world.database.tenantTransaction(workerScope(phase), async (tx) => {
    await touchRunOf(tx, runId)
    await appendPhaseEvents(tx, phase, [{ type: 'SEQUENCE_UPDATED', data: { sequenceId: runId } }])
    stands.resolve(undefined)
    await goOn.promise
    const usage = { inputTokens: 0, outputTokens: 0, cost: 0, cachedTokens: 0, thinkingTokens: 0 }
    await settleCalls(tx, phase, [{ id: runId, state: 'settled', usage, errorKind: null }])
  })
  return { stands: stands.promise, goOn: () => goOn.resolve(undefined), done }
}

/** Work whose call is answered while such a commit stands still: both are stored. */
async function storesBeside(work: () => Promise<unknown>, answer: () => string | object): Promise<void> {
  const called = Promise.withResolvers<ReturnType<typeof standingCommit>>()
  model.enqueue(async () => {
    const commit = standingCommit()
    await commit.stands
    called.resolve(commit)
    return answer()
  })
  const working = work()
  const commit = await called.promise
  await endedOrHeldUp(world.database, working)
  commit.goOn()
  await Promise.all([working, commit.done])
}

const askDirectly = async (): Promise<string> => {
  const [agent] = await world.database.asOwner<{ id: string }>('select id from ai_agent limit 1')
  const body = { agentId: agent?.id ?? '', userMessage: 'Who owns the data?' }
  return (await askAgent(world.ports, world.caller, { params: { phaseId: phase.phaseId }, body }))
    .interactionId
}
const statusOf = async (table: string, id: string): Promise<string | undefined> =>
  (await world.database.asOwner<{ status: string }>(`select status from ${table} where id = $1`, [id]))[0]
    ?.status
const place = () => [phase.firmId, phase.clientId, phase.initiativeId, phase.phaseId]

it('stores an agent’s answer to a direct question', async () => {
  const interactionId = await askDirectly()
  const work = () => runSideTurn(world.ports, { ...world.tenant, interactionId })
  await storesBeside(work, () => 'Ewa Nowak owns the data.')
  expect(await statusOf('agent_interaction', interactionId)).toBe('COMPLETED')
})

it('stores that no model answered one, and what it used', async () => {
  const interactionId = await askDirectly()
  const work = () => runSideTurn(world.ports, { ...world.tenant, interactionId })
  await storesBeside(work, () => {
    throw new ModelError('refused', 'openai', {
      message: 'No.',
      usage: { inputTokens: 10, outputTokens: 1, cost: 1 },
    })
  })
  expect(await statusOf('agent_interaction', interactionId)).toBe('FAILED')
})

it('stores the moderator’s answer to a message', async () => {
  await world.database.asOwner(`update sequence_run set status = 'PAUSED' where id = $1`, [runId])
  const sent = await sendUserMessage({ ...world.ports, stopping: AbortSignal.abort() }, world.caller, {
    params: { phaseId: phase.phaseId },
    body: { message: 'Which harbours were weighed?', reply: true },
  })
  const work = () => replyToMessage(world.ports, { ...world.tenant, messageId: sent.messageId })
  await storesBeside(work, () => ({ content: 'Rotterdam.', recommendedAgentIds: [] }))
  const replies = await world.database.asOwner('select from hitl_message where reply_to_id = $1', [
    sent.messageId,
  ])
  expect(replies).toHaveLength(1)
})

it('stores what a check has found', async () => {
  const validationId = newId()
  await world.database.asOwner(
    `insert into validation_run (id, firm_id, client_id, initiative_id, phase_id, kind, total) values ($5, $1, $2, $3, $4, 'INITIAL', 1)`,
    [...place(), validationId],
  )
  const work = () => runValidation(world.ports, { ...world.tenant, validationId })
  await storesBeside(work, () => ({ results: [] }))
  expect(await statusOf('validation_run', validationId)).toBe('COMPLETED')
})

it('stores what a phase hands over', async () => {
  const activationId = newId()
  const bundle = {
    phase: { id: phase.phaseId, name: 'Initiation', order: 1, description: '' },
    inputs: [],
    artifacts: [],
    observations: [],
    answers: [],
    decisions: [],
    summary: null,
  }
  await world.database.asOwner(
    `insert into activation (id, firm_id, client_id, initiative_id, phase_id, stage, work) values ($5, $1, $2, $3, $4, 'query', $6)`,
    [...place(), activationId, JSON.stringify({ bundle, fingerprint: '' })],
  )
  const work = () => runActivation(world.ports, { ...world.tenant, activationId })
  await storesBeside(work, () => 'harbours')
  expect(await statusOf('activation', activationId)).toBe('COMPLETED')
})
