import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { runSequence } from '../sequences/run-sequence.ts'
import { runSideTurn } from '../sequences/run-side-turn.ts'
import { readConversation } from '../testing/engine-world.ts'
import {
  askAgent,
  createInteraction,
  deleteInteraction,
  giveFeedback,
  startInteraction,
  summariseAgain,
} from './index.ts'
import { getRuledPhase } from './phase-rules.ts'
import { createReviewWorld, inPhase, mitigation, type ReviewWorld } from './testing/review-world.ts'

let world: ReviewWorld

beforeAll(async () => {
  world = await createReviewWorld()
})
afterAll(() => world.database.close())

describe('what people ask for beside a run', () => {
  const answer = (interactionId: string) => runSideTurn(world.ports, { ...world.tenant, interactionId })

  it('asks an agent directly, before any conversation too', async () => {
    const agents = await world.addAgents(['CONTRIBUTOR'])
    const phase = await world.addPhase({ aiAgents: agents })
    world.model.enqueue({ answer: 'Ewa Nowak owns the data.' }, 'agent-answer')
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

  it('is told that it cannot be had once an error of ours came again and again, and is tried at once until then', async () => {
    const agents = await world.addAgents(['CONTRIBUTOR'])
    const phase = await world.addPhase({ aiAgents: agents })
    const body = { agentId: agents[0]?.aiAgentId ?? '', userMessage: 'Who owns the data?' }
    const { interactionId } = await askAgent(world.ports, world.caller, { ...inPhase(phase), body })
    const ports = { ...world.ports, findPassages: () => Promise.reject(new Error('a fault of ours')) }
    const read = () =>
      world.database.asOwner<{ status: string; error: string | null }>(
        'select status, error from agent_interaction where id = $1',
        [interactionId],
      )
    for (const status of ['RUNNING', 'RUNNING', 'FAILED']) {
      await expect(runSideTurn(ports, { ...world.tenant, interactionId })).rejects.toThrow('a fault of ours')
      expect(await read()).toMatchObject([{ status }])
    }
    expect((await read())[0]?.error).toContain('because of an error on our side')
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
    const { sequenceId, turnId } = await world.finished()
    world.model.enqueue({ answer: 'Shorter.' }, 'contribution')
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
    const { phase, turnId } = await world.finished()
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
    const phase = await world.withAgents({ initialRiskMitigations: [mitigation] })
    const refused = { message: 'Run the AI validation first.' }
    await expect(world.start(phase)).rejects.toMatchObject(refused)
    const [agent] = await world.database.asOwner<{ id: string }>('select id from ai_agent limit 1')
    const body = { phaseId: phase.phaseId, aiAgentId: agent?.id ?? '', moderatorPrompt: 'Look at the cost.' }
    const { interactionId } = await createInteraction(world.ports, world.caller, { body })
    const input = { params: { id: interactionId }, body: {} }
    await expect(startInteraction(world.ports, world.caller, input)).rejects.toMatchObject(refused)
  })

  it('counts with what it used, though another worker takes its run meanwhile', async () => {
    const { phase, sequenceId } = await world.finished()
    const [agent] = await world.database.asOwner<{ ai_agent_id: string }>(
      'select ai_agent_id from agent_interaction where sequence_id = $1 and ai_agent_id is not null',
      [sequenceId],
    )
    const body = { agentId: agent?.ai_agent_id ?? '', userMessage: 'Which risks are left?' }
    const { interactionId } = await askAgent(world.ports, world.caller, { ...inPhase(phase), body })
    const takeRun = async (): Promise<string> => {
      await summariseAgain(world.ports, world.caller, { params: { sequenceId } })
      await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
      return 'None that is new.'
    }
    world.model.enqueue(takeRun, 'agent-answer')
    await answer(interactionId)
    const calls = await world.database.asOwner('select state from provider_call where interaction_id = $1', [
      interactionId,
    ])
    expect(calls).toEqual([{ state: 'settled' }])
  })

  it('says so when no model answers', async () => {
    const { turnId } = await world.finished()
    world.model.enqueue({ fail: 'refused' }, 'contribution')
    const input = { params: { id: turnId }, body: { feedback: 'Again.' } }
    const { interactionId } = await giveFeedback(world.ports, world.caller, input)
    await answer(interactionId)
    const [row] = await world.database.asOwner('select status, error from agent_interaction where id = $1', [
      interactionId,
    ])
    expect(row).toMatchObject({ status: 'FAILED', error: expect.stringContaining('could not answer') })
  })
})
