import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { phaseChannel } from '@parley/contracts/events/channels.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import { runSideTurn } from '../sequences/run-side-turn.ts'
import {
  createEngineWorld,
  type EngineWorld,
  type Place,
  readConversation,
  type Role,
} from '../testing/engine-world.ts'
import {
  askAgent,
  cancelSequences,
  executeSequence,
  giveFeedback,
  pauseSequence,
  resolveGate,
  resumeSequence,
} from './index.ts'

let world: EngineWorld
let model: ScriptedProvider

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
})
afterAll(() => world.database.close())

interface Run {
  phase: Place
  sequenceId: string
}
const withAgents = async (...roles: Role[]): Promise<Place> =>
  world.addPhase({ aiAgents: await world.addAgents(roles) })
const begin = async (...roles: Role[]): Promise<Run> => {
  const phase = await withAgents(...roles)
  return { phase, ...(await world.start(phase)) }
}
const inPhase = ({ phase }: Run) => ({ params: { phaseId: phase.phaseId } })
const work = ({ sequenceId }: Run) => runSequence(world.ports, { ...world.tenant, runId: sequenceId })
const read = ({ sequenceId }: Run) => readConversation(world.database, sequenceId)
const initiativeIs = (status: string, { phase }: Run) =>
  world.database.asOwner('update initiative set status = $1 where id = $2', [status, phase.initiativeId])
const phaseIs = (status: string, { phase }: Run) =>
  world.database.asOwner('update initiative_phase set status = $1 where id = $2', [status, phase.phaseId])
const goOn = (run: Run, budget?: { maxTokens?: number; maxCost?: number }) =>
  executeSequence(world.ports, world.caller, {
    ...inPhase(run),
    body: { sequenceId: run.sequenceId, ...(budget && { budget }) },
  })
const noted = { answer: { summary: 'Noted.', decision: 'next', topics: [] } }

describe.each([
  ['ON_HOLD', 'The initiative is on hold.'],
  ['CANCELLED', 'The initiative is cancelled.'],
])('while the initiative is %s (decisions D3)', (status, message) => {
  const refusal = { code: 'CONFLICT', message }

  it('no run is resumed or goes on', async () => {
    const run = await begin('CONTRIBUTOR')
    await pauseSequence(world.ports, world.caller, inPhase(run))
    await initiativeIs(status, run)
    await expect(resumeSequence(world.ports, world.caller, inPhase(run))).rejects.toMatchObject(refusal)
    await cancelSequences(world.ports, world.caller, inPhase(run))
    await expect(goOn(run)).rejects.toMatchObject(refusal)
  })

  it('a worker pauses its run before the next step', async () => {
    const run = await begin('CONTRIBUTOR')
    await initiativeIs(status, run)
    await work(run)
    expect(await read(run)).toMatchObject({ run: { status: 'PAUSED' }, calls: [] })
  })

  it('no gate is answered', async () => {
    const { run, turnId } = await failedAt('CONTRIBUTOR', 'contribution')
    await initiativeIs(status, run)
    await expect(answer(turnId, 'approve')).rejects.toMatchObject(refusal)
    expect((await read(run)).run.status).toBe('AWAITING_HUMAN')
  })
})

/** A run that waits since an agent could not answer. */
async function failedAt(role: Role, task: 'contribution' | 'review') {
  const run = await begin(role)
  model.enqueue({ fail: 'refused' }, task)
  await work(run)
  const stored = await read(run)
  expect(stored.run).toMatchObject({ status: 'AWAITING_HUMAN', gate: { kind: 'failure' } })
  return { run, turnId: stored.turns.find(({ status }) => status === 'AWAITING_HUMAN')?.id ?? '' }
}
const answer = (id: string, decision: 'approve' | 'revise' | 'overrule', note?: string) =>
  resolveGate(world.ports, world.caller, {
    params: { id },
    body: { resolved: true, decision, ...(note !== undefined && { note }) },
  })
const detailsOf = async (id: string | undefined) => {
  const [row] = await world.database.asOwner<Record<string, unknown>>(
    'select status, feedback, feedback_by, supersedes_id, verdict, agent_response from agent_interaction where id = $1',
    [id],
  )
  return row
}

describe('a run that was stopped goes on (decisions D10)', () => {
  let run: Run
  beforeEach(async () => {
    run = await begin('CONTRIBUTOR')
    await cancelSequences(world.ports, world.caller, inPhase(run))
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

describe('words at a gate of an agent that could not answer (decisions D5)', () => {
  it.each(['revise', 'approve'] as const)('reach the agent, by %s', async (decision) => {
    const { run, turnId } = await failedAt('CONTRIBUTOR', 'contribution')
    await answer(turnId, decision, 'Leave the costs out.')
    const told: string[] = []
    model.enqueue((request) => {
      told.push(JSON.stringify(request))
      return 'Without costs.'
    }, 'contribution')
    model.enqueue(noted, 'moderator-analysis')
    await work(run)
    const { turns, messages, run: stored } = await read(run)
    const redo = turns.find(({ supersedes_id: id }) => id === turnId)
    expect(await detailsOf(redo?.id)).toMatchObject({
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
    const redo = (await read(run)).turns.find(({ supersedes_id: id }) => id === turnId)
    expect(await detailsOf(redo?.id)).toMatchObject({ status: 'PENDING', feedback: 'Be brief.' })
  })
})

describe('feedback on who judges (decisions D5)', () => {
  const judged = async (role: 'REVIEWER' | 'APPROVER') => {
    const run = await begin('CONTRIBUTOR', role)
    model.enqueue(noted, 'moderator-analysis')
    await work(run)
    const turns = (await read(run)).turns.filter(({ kind }) => kind === 'agent')
    return { run, turnId: turns.at(-1)?.id ?? '' }
  }
  const again = async (turnId: string) => {
    const body = { feedback: 'Look at the dates.' }
    const { interactionId } = await giveFeedback(world.ports, world.caller, { params: { id: turnId }, body })
    await runSideTurn(world.ports, { ...world.tenant, interactionId })
    return detailsOf(interactionId)
  }
  const approval = { verdict: 'reject', reason: 'The dates are open.', conditions: [] }

  it('gives a verdict again, and shows who is at it until it is there', async () => {
    const { run, turnId } = await judged('REVIEWER')
    const typing: unknown[] = []
    const unsubscribe = await world.ports.events.subscribe(phaseChannel(run.phase.phaseId), (payload) => {
      const { type, data } = payload as { type: string; data: { isTyping: boolean } }
      if (type === 'AGENT_TYPING') typing.push(data.isTyping)
    })
    model.enqueue({ answer: { verdict: 'approve', reasons: ['The dates hold.'], revise: [] } }, 'review')
    expect(await again(turnId)).toMatchObject({
      status: 'COMPLETED',
      verdict: { kind: 'approve', reasons: ['The dates hold.'] },
      agent_response: '**No revision asked for**\n\n- The dates hold.',
    })
    await new Promise((resolve) => setImmediate(resolve))
    await unsubscribe()
    expect(typing).toEqual([true, false])
  })

  it('may turn an approver’s around', async () => {
    const { turnId } = await judged('APPROVER')
    model.enqueue({ answer: approval }, 'approval')
    expect(await again(turnId)).toMatchObject({ verdict: { kind: 'reject', overruledBy: null } })
  })

  it('gives words again where it gave words', async () => {
    const { run } = await judged('REVIEWER')
    const [agent] = await world.database.asOwner<{ id: string }>(
      `select ai_agent_id as id from agent_interaction where sequence_id = $1 and agent->>'role' = 'REVIEWER'`,
      [run.sequenceId],
    )
    const body = { agentId: agent?.id ?? '', userMessage: 'What do you look at first?' }
    const { interactionId } = await askAgent(world.ports, world.caller, { ...inPhase(run), body })
    model.enqueue({ answer: 'At the costs.' }, 'agent-answer')
    await runSideTurn(world.ports, { ...world.tenant, interactionId })
    model.enqueue({ answer: 'At the dates.' }, 'agent-answer')
    expect(await again(interactionId)).toMatchObject({ verdict: null, agent_response: 'At the dates.' })
  })

  it('fails where no verdict can be read, and leaves the old one standing', async () => {
    const { turnId } = await judged('APPROVER')
    for (let call = 0; call < 3; call += 1) model.enqueue({ answer: 'Rather not.' }, 'approval')
    expect(await again(turnId)).toMatchObject({ status: 'FAILED', verdict: null })
    expect((await detailsOf(turnId))?.verdict).toMatchObject({ kind: 'approve' })
  })
})

describe('an answer that found nothing', () => {
  it('says so where documents of the initiative are still being read', async () => {
    const [agent] = await world.addAgents(['CONTRIBUTOR'])
    const [busy, idle] = [await world.addPhase(), await world.addPhase()]
    await world.addUnreadDocument(busy)
    const body = { agentId: agent?.aiAgentId ?? '', userMessage: 'Who owns the data?' }
    const told: string[] = []
    for (const phase of [busy, idle]) {
      model.enqueue({ answer: 'I found nothing about this.' }, 'agent-answer')
      const params = { phaseId: phase.phaseId }
      const { interactionId } = await askAgent(world.ports, world.caller, { params, body })
      await runSideTurn(world.ports, { ...world.tenant, interactionId })
      const [row] = await world.database.asOwner<{ said: string }>(
        'select agent_response as said from agent_interaction where id = $1',
        [interactionId],
      )
      told.push(row?.said ?? '')
    }
    expect(told).toEqual([
      expect.stringMatching(/^I found nothing about this\.\s+Documents .* still being read/),
      'I found nothing about this.',
    ])
  })
})
