import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { replyToMessage, sendUserMessage } from '../messages/index.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import type { Role } from '../testing/engine-world.ts'
import {
  cancelSequences,
  executeSequence,
  giveFeedback,
  pauseSequence,
  resolveGate,
  resumeSequence,
} from './index.ts'
import { inPhase } from './testing/review-world.ts'
import { createRunsWorld, noted, type Run, type RunsWorld } from './testing/runs-world.ts'

let world: RunsWorld

beforeAll(async () => {
  world = await createRunsWorld()
})
afterAll(() => world.database.close())

const initiativeIs = (status: string, { phase }: Run) =>
  world.database.asOwner('update initiative set status = $1 where id = $2', [status, phase.initiativeId])
const phaseIs = (status: string, { phase }: Run) =>
  world.database.asOwner('update initiative_phase set status = $1 where id = $2', [status, phase.phaseId])
const goOn = (run: Run, budget?: { maxTokens?: number; maxCost?: number }) =>
  executeSequence(world.ports, world.caller, {
    ...inPhase(run.phase),
    body: { sequenceId: run.sequenceId, ...(budget && { budget }) },
  })

describe.each([
  ['ON_HOLD', 'The initiative is on hold.'],
  ['CANCELLED', 'The initiative is cancelled.'],
])('while the initiative is %s (decisions D3)', (status, message) => {
  const refusal = { code: 'CONFLICT', message }

  it('no run is resumed or goes on', async () => {
    const run = await world.begin('CONTRIBUTOR')
    await pauseSequence(world.ports, world.caller, inPhase(run.phase))
    await initiativeIs(status, run)
    await expect(resumeSequence(world.ports, world.caller, inPhase(run.phase))).rejects.toMatchObject(refusal)
    await cancelSequences(world.ports, world.caller, inPhase(run.phase))
    await expect(goOn(run)).rejects.toMatchObject(refusal)
  })

  it('a worker pauses its run before the next step', async () => {
    const run = await world.begin('CONTRIBUTOR')
    await initiativeIs(status, run)
    await world.work(run)
    expect(await world.read(run)).toMatchObject({ run: { status: 'PAUSED' }, calls: [] })
  })

  it('no gate is answered', async () => {
    const { run, turnId } = await failedAt('CONTRIBUTOR', 'contribution')
    await initiativeIs(status, run)
    await expect(answer(turnId, 'approve')).rejects.toMatchObject(refusal)
    expect((await world.read(run)).run.status).toBe('AWAITING_HUMAN')
  })
})

/** A run that waits since an agent could not answer. */
async function failedAt(role: Role, task: 'contribution' | 'review') {
  const run = await world.begin(role)
  world.model.enqueue({ fail: 'refused' }, task)
  await world.work(run)
  const stored = await world.read(run)
  expect(stored.run).toMatchObject({ status: 'AWAITING_HUMAN', gate: { kind: 'failure' } })
  return { run, turnId: stored.turns.find(({ status }) => status === 'AWAITING_HUMAN')?.id ?? '' }
}
const answer = (id: string, decision: 'approve' | 'revise' | 'overrule', note?: string) =>
  resolveGate(world.ports, world.caller, {
    params: { id },
    body: { resolved: true, decision, ...(note !== undefined && { note }) },
  })

describe('a run that was stopped goes on (decisions D10)', () => {
  let run: Run
  beforeEach(async () => {
    run = await world.begin('CONTRIBUTOR')
    await cancelSequences(world.ports, world.caller, inPhase(run.phase))
  })

  it('not in a phase that is complete', async () => {
    await phaseIs('COMPLETED', run)
    await expect(goOn(run)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The phase is not in progress.',
    })
  })

  it('not with an open finding of a validation', async () => {
    const { firmId, clientId, initiativeId, phaseId } = run.phase
    await world.database.asOwner(
      `insert into observation (id, firm_id, client_id, initiative_id, phase_id, description, severity, observation_type) values ($1, $2, $3, $4, $5, 'Open', 'LOW', 'INITIAL')`,
      [newId(), firmId, clientId, initiativeId, phaseId],
    )
    await expect(goOn(run)).rejects.toMatchObject({
      message: 'Resolve the open validation observations first.',
    })
  })

  it('within the budget that is named', async () => {
    await goOn(run, { maxTokens: 5_000, maxCost: 20 })
    const [row] = await world.database.asOwner(
      'select max_tokens, max_cost from sequence_run where id = $1',
      [run.sequenceId],
    )
    expect(row).toEqual({ max_tokens: 5_000, max_cost: 200_000 })
  })
})

describe('what was said to a run that stops before it has answered', () => {
  const say = async ({ phase: { phaseId } }: Run): Promise<string> => {
    const input = { params: { phaseId }, body: { message: 'Where are the costs?', reply: false } }
    const { messageId } = await sendUserMessage(world.ports, world.caller, input)
    return messageId
  }
  const isRungFor = async (messageId: string): Promise<boolean> =>
    (await world.database.asOwner('select from outbox where entity_id = $1', [messageId])).length > 0

  it.each([
    ['cancelled', cancelSequences],
    ['paused', pauseSequence],
  ])('is answered at once where the run is %s', async (_, stop) => {
    const run = await world.begin('CONTRIBUTOR')
    const messageId = await say(run)
    expect(await isRungFor(messageId)).toBe(false)
    await stop(world.ports, world.caller, inPhase(run.phase))
    expect(await isRungFor(messageId)).toBe(true)
    await replyToMessage(world.ports, { ...world.tenant, messageId })
    expect((await world.read(run)).messages.map(({ role }) => role)).toContain('MODERATOR')
  })

  it('is answered at once where the run fails for good', async () => {
    const run = await world.begin('CONTRIBUTOR')
    let messageId = ''
    const broken = {
      ...world.ports,
      findPassages: async () => {
        if (messageId === '') messageId = await say(run)
        throw new Error('The search is down.')
      },
    }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await runSequence(broken, { ...world.tenant, runId: run.sequenceId }).catch(() => undefined)
      await world.database.asOwner(
        `update sequence_run set lease_until = now() - interval '1 second' where id = $1`,
        [run.sequenceId],
      )
    }
    expect((await world.read(run)).run.status).toBe('FAILED')
    expect(await isRungFor(messageId)).toBe(true)
  })
})

describe('words at a gate of an agent that could not answer (decisions D5)', () => {
  it.each(['revise', 'approve'] as const)('reach the agent, by %s', async (decision) => {
    const { run, turnId } = await failedAt('CONTRIBUTOR', 'contribution')
    await answer(turnId, decision, 'Leave the costs out.')
    const told: string[] = []
    world.model.enqueue((request) => {
      told.push(JSON.stringify(request))
      return 'Without costs.'
    }, 'contribution')
    world.model.enqueue(noted, 'moderator-analysis')
    await world.work(run)
    const { turns, messages, run: stored } = await world.read(run)
    const redo = turns.find(({ supersedes_id: id }) => id === turnId)
    expect(await world.detailsOf(redo?.id)).toMatchObject({
      status: 'COMPLETED',
      feedback: 'Leave the costs out.',
      feedback_by: 'person',
      agent_response: 'Without costs.',
    })
    expect(told.join()).toContain('Leave the costs out.')
    expect(messages.map(({ content }) => content)).toContain('Leave the costs out.')
    expect(stored.status).toBe('COMPLETED')
  })

  it('are feedback there, too', async () => {
    const { run, turnId } = await failedAt('CONTRIBUTOR', 'contribution')
    const body = { feedback: 'Be brief.' }
    await giveFeedback(world.ports, world.caller, { params: { id: turnId }, body })
    const redo = (await world.read(run)).turns.find(({ supersedes_id: id }) => id === turnId)
    expect(await world.detailsOf(redo?.id)).toMatchObject({ status: 'PENDING', feedback: 'Be brief.' })
  })
})
