import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import { runSideTurn } from '../sequences/run-side-turn.ts'
import { createEngineWorld, type EngineWorld, type Place, readConversation } from '../testing/engine-world.ts'
import {
  askAgent,
  cancelSequences,
  clearConversation,
  createInteraction,
  deleteInteraction,
  executeSequence,
  giveFeedback,
  pauseSequence,
  resolveGate,
  resumeSequence,
  startInteraction,
} from './index.ts'
import { getRuledPhase } from './phase-rules.ts'

let world: EngineWorld
let other: EngineWorld
let model: ScriptedProvider

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createEngineWorld({ providers: [model] })
  other = await createEngineWorld({ database: world.database })
})
afterAll(() => world.database.close())

const inPhase = (phase: Place) => ({ params: { phaseId: phase.phaseId } })
const withAgents = async (rest: object = {}, status = 'IN_PROGRESS') =>
  world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']), ...rest }, status)
/** Works on a run in which the moderator is content with what it reads. */
const work = async (runId: string): Promise<void> => {
  model.enqueue({ answer: { summary: 'Noted.', decision: 'next', topics: [] } }, 'moderator-analysis')
  await runSequence(world.ports, { ...world.tenant, runId })
}
const finished = async (): Promise<{ phase: Place; sequenceId: string; turnId: string }> => {
  const phase = await withAgents()
  const { sequenceId } = await world.start(phase)
  await work(sequenceId)
  const { run, turns } = await readConversation(world.database, sequenceId)
  expect(run.status).toBe('COMPLETED')
  return { phase, sequenceId, turnId: turns.find((turn) => turn.kind === 'agent')?.id ?? '' }
}
const mitigation = { id: 'm-1', description: 'The budget is approved', order: 1 }

describe('starting the agents (Document 2, 4.2; decisions D10)', () => {
  it.each(['PENDING', 'COMPLETED', 'ON_HOLD', 'CANCELLED'])(
    'needs the phase in progress, not %s',
    async (status) => {
      const phase = await withAgents({}, status)
      await expect(world.start(phase)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'The phase is not in progress.',
      })
    },
  )

  it('needs agents', async () => {
    const phase = await world.addPhase()
    await expect(world.start(phase)).rejects.toMatchObject({ message: 'This phase has no agents.' })
  })

  it('needs a finished validation where there are initial mitigations, and none of its findings open', async () => {
    const phase = await withAgents({ initialRiskMitigations: [mitigation] })
    await expect(world.start(phase)).rejects.toMatchObject({ message: 'Run the AI validation first.' })
    const row = [newId(), phase.firmId, phase.clientId, phase.initiativeId, phase.phaseId]
    await world.database.asOwner(
      `insert into validation_run (id, firm_id, client_id, initiative_id, phase_id, kind, status) values ($1, $2, $3, $4, $5, 'INITIAL', 'COMPLETED')`,
      row,
    )
    await world.database.asOwner(
      `insert into observation (id, firm_id, client_id, initiative_id, phase_id, description, severity, observation_type) values ($1, $2, $3, $4, $5, 'Open', 'LOW', 'INITIAL')`,
      row,
    )
    await expect(world.start(phase)).rejects.toMatchObject({
      message: 'Resolve the open validation observations first.',
    })
    await world.database.asOwner(`update observation set status = 'ACCEPTED' where phase_id = $1`, [
      phase.phaseId,
    ])
    expect(await world.start(phase)).toMatchObject({ status: 'QUEUED' })
  })

  it('is refused while a run is at work, in whatever state', async () => {
    const phase = await withAgents()
    const { sequenceId } = await world.start(phase)
    for (const status of ['QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN']) {
      await world.database.asOwner('update sequence_run set status = $1 where id = $2', [status, sequenceId])
      await expect(world.start(phase)).rejects.toMatchObject({ code: 'SEQUENCE_RUNNING' })
    }
  })

  it('once only, when two ask at once', async () => {
    const phase = await withAgents()
    const answers = await Promise.allSettled([world.start(phase), world.start(phase)])
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('begins a new run, and keeps the former one, where a restart is wanted', async () => {
    const { phase, sequenceId } = await finished()
    const before = await readConversation(world.database, sequenceId)
    const again = await world.start(phase, { restart: true })
    expect(again.sequenceId).not.toBe(sequenceId)
    const { run, turns, messages } = await readConversation(world.database, sequenceId)
    expect({ run, turns, messages }).toEqual({
      run: before.run,
      turns: before.turns,
      messages: before.messages,
    })
  })

  it('cancels what runs, where a restart is wanted', async () => {
    const phase = await withAgents()
    const { sequenceId } = await world.start(phase)
    const again = await world.start(phase, { restart: true })
    expect((await readConversation(world.database, sequenceId)).run.status).toBe('CANCELLED')
    expect((await readConversation(world.database, again.sequenceId)).run.status).toBe('QUEUED')
    const input = { ...inPhase(phase), body: { sequenceId } }
    await cancelSequences(world.ports, world.caller, inPhase(phase))
    await expect(executeSequence(world.ports, world.caller, input)).rejects.toMatchObject({
      message: 'A newer conversation has begun.',
    })
  })

  it('goes on with a cancelled run where it stopped', async () => {
    const phase = await withAgents()
    const { sequenceId } = await world.start(phase)
    await cancelSequences(world.ports, world.caller, inPhase(phase))
    const input = { ...inPhase(phase), body: { sequenceId } }
    expect(await executeSequence(world.ports, world.caller, input)).toEqual({ sequenceId, status: 'QUEUED' })
    await work(sequenceId)
    expect((await readConversation(world.database, sequenceId)).run.status).toBe('COMPLETED')
  })
})

describe('controlling a run', () => {
  it('cancels harmlessly where nothing runs', async () => {
    expect(await cancelSequences(world.ports, world.caller, inPhase(await withAgents()))).toEqual({
      cancelled: 0,
    })
  })

  it('pauses at once what has not begun, and resumes it', async () => {
    const phase = await withAgents()
    await world.start(phase)
    expect(await pauseSequence(world.ports, world.caller, inPhase(phase))).toMatchObject({ status: 'PAUSED' })
    expect(await resumeSequence(world.ports, world.caller, inPhase(phase))).toMatchObject({
      status: 'QUEUED',
    })
  })

  it('refuses to pause or resume where nothing runs', async () => {
    const phase = await withAgents()
    await expect(pauseSequence(world.ports, world.caller, inPhase(phase))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(resumeSequence(world.ports, world.caller, inPhase(phase))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('clears nothing while a run is at work', async () => {
    const phase = await withAgents()
    await world.start(phase)
    await expect(clearConversation(world.ports, world.caller, inPhase(phase))).rejects.toMatchObject({
      code: 'SEQUENCE_RUNNING',
    })
  })

  it('refuses an answer where nothing waits', async () => {
    const { turnId } = await finished()
    const answer = { params: { id: turnId }, body: { resolved: true, decision: 'approve' as const } }
    await expect(resolveGate(world.ports, world.caller, answer)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('what people ask for beside a run', () => {
  const answer = (interactionId: string) => runSideTurn(world.ports, { ...world.tenant, interactionId })

  it('asks an agent directly, before any conversation too', async () => {
    const agents = await world.addAgents(['CONTRIBUTOR'])
    const phase = await world.addPhase({ aiAgents: agents })
    model.enqueue({ answer: 'Ewa Nowak owns the data.' }, 'agent-answer')
    const body = { agentId: agents[0]?.aiAgentId ?? '', userMessage: 'Who owns the data?' }
    const { interactionId } = await askAgent(world.ports, world.caller, { ...inPhase(phase), body })
    await Promise.all([answer(interactionId), answer(interactionId)])
    const [row] = await world.database.asOwner(
      'select status, agent_response, is_side, generation from agent_interaction where id = $1',
      [interactionId],
    )
    expect(row).toEqual({
      status: 'COMPLETED',
      agent_response: 'Ewa Nowak owns the data.',
      is_side: true,
      generation: 1,
    })
  })

  it('leaves the conversation to be started after a direct question', async () => {
    const agents = await world.addAgents(['CONTRIBUTOR'])
    const phase = await world.addPhase({ aiAgents: agents })
    const body = { agentId: agents[0]?.aiAgentId ?? '', userMessage: 'Who owns the data?' }
    await askAgent(world.ports, world.caller, { ...inPhase(phase), body })
    const ruled = await world.database.tenantTransaction(world.caller.scope, (tx) =>
      getRuledPhase(tx, phase.phaseId),
    )
    expect(ruled.actions.converse).toEqual({ visible: true, reason: null })
    expect(ruled.actions.restartSequence.visible).toBe(false)
    expect(await world.start(phase)).toMatchObject({ status: 'QUEUED' })
  })

  it('has an agent do its work again with feedback, and keeps the old answer', async () => {
    const { sequenceId, turnId } = await finished()
    model.enqueue({ answer: 'Shorter.' }, 'contribution')
    const input = { params: { id: turnId }, body: { feedback: 'Please be brief.' } }
    const { interactionId } = await giveFeedback(world.ports, world.caller, input)
    await answer(interactionId)
    const { turns } = await readConversation(world.database, sequenceId)
    expect(turns.find((turn) => turn.id === interactionId)).toMatchObject({
      supersedes_id: turnId,
      status: 'COMPLETED',
      agent_response: 'Shorter.',
    })
    expect(turns.find((turn) => turn.id === turnId)?.agent_response).not.toBeNull()
  })

  it('adds an interaction by hand, which waits until it is started, and can be deleted', async () => {
    const { phase, turnId } = await finished()
    const [agent] = await world.database.asOwner<{ ai_agent_id: string }>(
      'select ai_agent_id from agent_interaction where id = $1',
      [turnId],
    )
    const body = {
      phaseId: phase.phaseId,
      aiAgentId: agent?.ai_agent_id ?? '',
      moderatorPrompt: 'Look at the cost.',
    }
    const { interactionId } = await createInteraction(world.ports, world.caller, { body })
    const input = { params: { id: interactionId }, body: {} }
    await answer(interactionId)
    const state = async (): Promise<unknown> =>
      (
        await world.database.asOwner<{ status: string }>(
          'select status from agent_interaction where id = $1',
          [interactionId],
        )
      )[0]?.status
    expect(await state()).toBe('PENDING')
    await startInteraction(world.ports, world.caller, input)
    await answer(interactionId)
    expect(await state()).toBe('COMPLETED')
    await expect(startInteraction(world.ports, world.caller, input)).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await deleteInteraction(world.ports, world.caller, input)
    expect(await state()).toBeUndefined()
  })

  it('starts one added by hand where the sequence could start, and nowhere else (Document 2, 4.2)', async () => {
    const phase = await withAgents({ initialRiskMitigations: [mitigation] })
    const refused = { message: 'Run the AI validation first.' }
    await expect(world.start(phase)).rejects.toMatchObject(refused)
    const [agent] = await world.database.asOwner<{ id: string }>('select id from ai_agent limit 1')
    const body = { phaseId: phase.phaseId, aiAgentId: agent?.id ?? '', moderatorPrompt: 'Look at the cost.' }
    const { interactionId } = await createInteraction(world.ports, world.caller, { body })
    const input = { params: { id: interactionId }, body: {} }
    await expect(startInteraction(world.ports, world.caller, input)).rejects.toMatchObject(refused)
  })

  it('says so when no model answers', async () => {
    const { turnId } = await finished()
    model.enqueue({ fail: 'refused' }, 'contribution')
    const input = { params: { id: turnId }, body: { feedback: 'Again.' } }
    const { interactionId } = await giveFeedback(world.ports, world.caller, input)
    await answer(interactionId)
    const [row] = await world.database.asOwner('select status, error from agent_interaction where id = $1', [
      interactionId,
    ])
    expect(row).toMatchObject({ status: 'FAILED', error: expect.stringContaining('could not answer') })
  })
})

describe('another tenant', () => {
  it('finds nothing of ours: every command answers as for what is missing', async () => {
    const { phase, turnId } = await finished()
    const byPhase = inPhase(phase)
    const byId = { params: { id: turnId } }
    const { ports, caller } = other
    const calls = [
      executeSequence(ports, caller, { ...byPhase, body: {} }),
      cancelSequences(ports, caller, byPhase),
      pauseSequence(ports, caller, byPhase),
      resumeSequence(ports, caller, byPhase),
      clearConversation(ports, caller, byPhase),
      askAgent(ports, caller, { ...byPhase, body: { agentId: newId(), userMessage: 'Hello' } }),
      startInteraction(ports, caller, { ...byId, body: {} }),
      giveFeedback(ports, caller, { ...byId, body: { feedback: 'x' } }),
      resolveGate(ports, caller, { ...byId, body: { resolved: true } }),
      deleteInteraction(ports, caller, { ...byId, body: {} }),
    ]
    for (const answer of await Promise.allSettled(calls))
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
  })
})
