import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  cancelSequences,
  giveFeedback,
  pauseSequence,
  resolveGate,
  resumeSequence,
} from '../human-review/index.ts'
import { sendUserMessage } from '../messages/index.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import {
  createEngineWorld,
  type EngineWorld,
  type Place,
  readConversation,
  type Role,
} from '../testing/engine-world.ts'
import type { FaultPoint } from '../steps/engine-ports.ts'
import { runSequence } from './run-sequence.ts'

let world: EngineWorld
let model: ScriptedProvider

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
})
afterAll(() => world.database.close())

const five: Role[] = ['CONTRIBUTOR', 'CONTRIBUTOR', 'CONTRIBUTOR', 'REVIEWER', 'APPROVER']

const begin = async (roles: Role[] = five, budget?: { maxTokens?: number }) => {
  const phase = await world.addPhase({ aiAgents: await world.addAgents(roles) })
  const { sequenceId } = await world.start(phase, budget === undefined ? {} : { budget })
  return { phase, sequenceId }
}
const work = (runId: string) => runSequence(world.ports, { ...world.tenant, runId })
const read = (runId: string) => readConversation(world.database, runId)

const approve = { verdict: 'approve', reasons: ['It is complete.'], revise: [] }
const approved = { verdict: 'approve', reason: 'Ready.', conditions: [] }
const next = { summary: 'Noted.', decision: 'next', topics: [] }

/** Answers for a run in which nobody objects. */
const goWell = (contributors = 3): void => {
  for (let index = 0; index < contributors; index += 1) model.enqueue({ answer: next }, 'moderator-analysis')
  model.enqueue({ answer: approve }, 'review')
  model.enqueue({ answer: approved }, 'approval')
}

describe('a run', () => {
  it('takes every agent in order and ends with a summary', async () => {
    goWell()
    const { sequenceId } = await begin()
    const before = await read(sequenceId)
    expect(before.turns).toHaveLength(10)
    expect(before.turns.every((turn) => turn.status === 'PENDING')).toBe(true)
    await work(sequenceId)
    const { run, turns, events, calls } = await read(sequenceId)
    expect(run).toMatchObject({ status: 'COMPLETED' })
    expect(run.summary).toBeTruthy()
    expect(turns).toHaveLength(10)
    expect(turns.every((turn) => turn.status === 'COMPLETED' && turn.agent_response !== null)).toBe(true)
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1))
    expect(events.at(0)?.type).toBe('SEQUENCE_STARTED')
    expect(events.at(-1)).toMatchObject({ type: 'SEQUENCE_COMPLETED', data: { status: 'COMPLETED' } })
    expect(events.filter((event) => event.type === 'FINAL_SUMMARY_GENERATED')).toHaveLength(1)
    expect(new Set(calls.map((call) => call.state))).toEqual(new Set(['settled']))
    const places = turns.map((turn) => Number(turn.seq))
    expect(new Set(places).size).toBe(places.length)
  })

  it('has agents that were deleted since, as the phase has copied them', async () => {
    goWell(1)
    const aiAgents = await world.addAgents(['CONTRIBUTOR', 'REVIEWER', 'APPROVER'])
    const phase = await world.addPhase({ aiAgents })
    await world.database.asOwner('delete from ai_agent where id = $1', [aiAgents[0]?.aiAgentId])
    const { sequenceId } = await world.start(phase)
    await work(sequenceId)
    const { run, turns } = await read(sequenceId)
    expect(run.status).toBe('COMPLETED')
    expect(turns.filter(({ status }) => status === 'COMPLETED')).toHaveLength(6)
  })

  it('follows up at most twice with one agent, whatever the moderator wants', async () => {
    const more = { summary: 'More.', decision: 'follow_up', followUpPrompt: 'And the cost?', topics: [] }
    for (let index = 0; index < 5; index += 1) model.enqueue({ answer: more }, 'moderator-analysis')
    const { sequenceId } = await begin(['CONTRIBUTOR'])
    await work(sequenceId)
    const { run, turns } = await read(sequenceId)
    expect(run.status === 'COMPLETED' || run.gate?.kind === 'question').toBe(true)
    expect(turns.filter((turn) => turn.follow_up_of_id !== null)).toHaveLength(2)
  })

  it('sends work back as a reviewer asks, as new turns, and asks the reviewer again', async () => {
    model.enqueue({ answer: next }, 'moderator-analysis')
    const revise = {
      verdict: 'revise',
      reasons: ['The cost is missing.'],
      revise: [{ contributor: 'Contributor 1', missingPart: 'cost' }],
    }
    model.enqueue({ answer: revise }, 'review')
    model.enqueue({ answer: next }, 'moderator-analysis')
    model.enqueue({ answer: approve }, 'review')
    const { sequenceId } = await begin(['CONTRIBUTOR', 'REVIEWER'])
    await work(sequenceId)
    const { run, turns } = await read(sequenceId)
    expect(run.status).toBe('COMPLETED')
    expect(turns.filter((turn) => turn.supersedes_id !== null)).toHaveLength(2)
  })

  it('waits for a person when an approver rejects, and goes on as the person decides', async () => {
    model.enqueue({ answer: next }, 'moderator-analysis')
    model.enqueue({ answer: { verdict: 'reject', reason: 'Not yet.', conditions: [] } }, 'approval')
    const { sequenceId } = await begin(['CONTRIBUTOR', 'APPROVER'])
    await work(sequenceId)
    const waiting = await read(sequenceId)
    expect(waiting.run).toMatchObject({ status: 'AWAITING_HUMAN', gate: { kind: 'approval_rejected' } })
    expect(waiting.events.map((event) => event.type)).toContain('HITL_REQUIRED')
    const gate = waiting.turns.find((turn) => turn.status === 'AWAITING_HUMAN')
    const answer = {
      params: { id: gate?.id ?? '' },
      body: { resolved: true, decision: 'overrule' as const, note: 'Go.' },
    }
    const answers = await Promise.allSettled([
      resolveGate(world.ports, world.caller, answer),
      resolveGate(world.ports, world.caller, answer),
    ])
    expect(answers.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    await work(sequenceId)
    expect((await read(sequenceId)).run.status).toBe('COMPLETED')
  })

  it('answers a person before the next turn', async () => {
    goWell(1)
    const { phase, sequenceId } = await begin(['CONTRIBUTOR'])
    const message = { params: { phaseId: phase.phaseId }, body: { message: 'Mind the budget.', reply: true } }
    const sent = await sendUserMessage(world.ports, world.caller, message)
    expect(sent).toMatchObject({ replyId: null, isPending: false })
    await work(sequenceId)
    const { messages, run } = await read(sequenceId)
    expect(run.status).toBe('COMPLETED')
    expect(messages.map((one) => one.role)).toEqual(['USER', 'MODERATOR'])
    expect(messages[1]?.reply_to_id).toBe(sent.messageId)
  })

  it('pauses after the call at work and goes on after resume', async () => {
    goWell(1)
    const { phase, sequenceId } = await begin(['CONTRIBUTOR'])
    const input = { params: { phaseId: phase.phaseId } }
    let isAsked = false
    model.enqueue(async () => {
      isAsked = true
      await pauseSequence(world.ports, world.caller, input)
      return 'A first answer.'
    }, 'contribution')
    await work(sequenceId)
    expect(isAsked).toBe(true)
    expect((await read(sequenceId)).run.status).toBe('PAUSED')
    await resumeSequence(world.ports, world.caller, input)
    await work(sequenceId)
    const { run, turns } = await read(sequenceId)
    expect(run.status).toBe('COMPLETED')
    expect(turns.filter((turn) => turn.agent_response === 'A first answer.')).toHaveLength(1)
  })

  it('stops the call at work when it is cancelled, and stores nothing of it', async () => {
    const { phase, sequenceId } = await begin(['CONTRIBUTOR'])
    model.enqueue(async () => {
      await cancelSequences(world.ports, world.caller, { params: { phaseId: phase.phaseId } })
      return 'Too late.'
    }, 'contribution')
    await work(sequenceId)
    const { run, turns } = await read(sequenceId)
    expect(run.status).toBe('CANCELLED')
    expect(turns.some((turn) => turn.agent_response === 'Too late.')).toBe(false)
    expect(turns.some((turn) => turn.status === 'RUNNING' || turn.status === 'PENDING')).toBe(false)
  })

  it('stops at a gate before it would pass its budget', async () => {
    const { sequenceId } = await begin(['CONTRIBUTOR'], { maxTokens: 50 })
    await work(sequenceId)
    expect((await read(sequenceId)).run).toMatchObject({ status: 'AWAITING_HUMAN', gate: { kind: 'budget' } })
  })

  it('asks a person when an agent cannot answer', async () => {
    for (let index = 0; index < 12; index += 1) model.enqueue({ fail: 'refused' }, 'contribution')
    const { sequenceId } = await begin(['CONTRIBUTOR'])
    await work(sequenceId)
    const { run } = await read(sequenceId)
    expect(run).toMatchObject({ status: 'AWAITING_HUMAN', gate: { kind: 'failure' } })
  })

  it('is one worker’s: a second one finds nothing to do', async () => {
    const isolated = await createEngineWorld({
      database: world.database,
      providers: [createScriptedProvider()],
    })
    const phase = await isolated.addPhase({ aiAgents: await isolated.addAgents(['CONTRIBUTOR']) })
    const { sequenceId } = await isolated.start(phase)
    const job = { ...isolated.tenant, runId: sequenceId }
    await Promise.all([runSequence(isolated.ports, job), runSequence(isolated.ports, job)])
    const { run, turns } = await read(sequenceId)
    expect(run.generation).toBe(1)
    expect(turns).toHaveLength(2)
  })

  it('refuses feedback while there is no answer, and a second run while one is at work', async () => {
    const { phase, sequenceId } = await begin(['CONTRIBUTOR'])
    const turn = (await read(sequenceId)).turns.find((one) => one.kind === 'agent')
    const feedback = { params: { id: turn?.id ?? '' }, body: { feedback: 'Shorter.' } }
    await expect(giveFeedback(world.ports, world.caller, feedback)).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(world.start(phase)).rejects.toMatchObject({ code: 'SEQUENCE_RUNNING' })
  })
})

describe('a worker that dies', () => {
  class Died extends Error {}
  const shape = async (runId: string) => {
    const { run, turns, messages, events } = await read(runId)
    return {
      status: run.status,
      summary: run.summary,
      turns: turns.map(({ position, kind, status, agent_response }) => ({
        position,
        kind,
        status,
        agent_response,
      })),
      messages,
      gapless: events.every((event, index) => event.seq === index + 1),
      ended: events.filter((event) => event.type === 'SEQUENCE_COMPLETED').length,
    }
  }

  const runWith = async (
    place: { world: EngineWorld; phase: Place },
    dieAt: number,
  ): Promise<{ id: string; points: number }> => {
    const { sequenceId } = await place.world.start(place.phase)
    let points = 0
    let deaths = 0
    const fault = (_point: FaultPoint): void => {
      points += 1
      if (points === dieAt) {
        deaths += 1
        throw new Died()
      }
    }
    const job = { ...place.world.tenant, runId: sequenceId }
    const ports = { ...place.world.ports, fault }
    await runSequence(ports, job).catch((error: unknown) => {
      if (!(error instanceof Died)) throw error
    })
    if (deaths > 0) {
      // The lease of a dead worker runs out.
      await place.world.database.asOwner(
        `update sequence_run set lease_until = now() - interval '1 second' where id = $1 and status = 'RUNNING'`,
        [sequenceId],
      )
      await runSequence(place.world.ports, job)
    }
    return { id: sequenceId, points }
  }

  it('at any boundary of any step leaves what an undisturbed run leaves', async () => {
    const builtin = await createEngineWorld({ database: world.database })
    const agents = await builtin.addAgents(['CONTRIBUTOR', 'REVIEWER', 'APPROVER'])
    const fresh = async () => ({ world: builtin, phase: await builtin.addPhase({ aiAgents: agents }) })
    const undisturbed = await runWith(await fresh(), 0)
    const expected = await shape(undisturbed.id)
    expect(['COMPLETED', 'AWAITING_HUMAN']).toContain(expected.status)
    for (let point = 1; point <= undisturbed.points; point += 1) {
      const { id } = await runWith(await fresh(), point)
      expect({ point, ...(await shape(id)) }).toEqual({ point, ...expected })
    }
  })
})
