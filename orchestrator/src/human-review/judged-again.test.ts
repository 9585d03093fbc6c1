import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { phaseChannel } from '@parley/contracts/events/channels.ts'
import { runSideTurn } from '../sequences/run-side-turn.ts'
import { askAgent, giveFeedback } from './index.ts'
import { inPhase } from './testing/review-world.ts'
import { createRunsWorld, noted, type RunsWorld } from './testing/runs-world.ts'

let world: RunsWorld

beforeAll(async () => {
  world = await createRunsWorld()
})
afterAll(() => world.database.close())

describe('feedback on who judges (decisions D5)', () => {
  const judged = async (role: 'REVIEWER' | 'APPROVER') => {
    const run = await world.begin('CONTRIBUTOR', role)
    world.model.enqueue(noted, 'moderator-analysis')
    await world.work(run)
    const turns = (await world.read(run)).turns.filter(({ kind }) => kind === 'agent')
    return { run, turnId: turns.at(-1)?.id ?? '' }
  }
  const again = async (turnId: string) => {
    const body = { feedback: 'Look at the dates.' }
    const { interactionId } = await giveFeedback(world.ports, world.caller, { params: { id: turnId }, body })
    await runSideTurn(world.ports, { ...world.tenant, interactionId })
    return world.detailsOf(interactionId)
  }
  const approval = { verdict: 'reject', reason: 'The dates are open.', conditions: [] }

  it('gives a verdict again, and shows who is at it until it is there', async () => {
    const { run, turnId } = await judged('REVIEWER')
    const typing: unknown[] = []
    const unsubscribe = await world.ports.events.subscribe(phaseChannel(run.phase.phaseId), (payload) => {
      const { type, data } = payload as { type: string; data: { isTyping: boolean } }
      if (type === 'AGENT_TYPING') typing.push(data.isTyping)
    })
    world.model.enqueue(
      { answer: { verdict: 'approve', reasons: ['The dates hold.'], revise: [] } },
      'review',
    )
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
    world.model.enqueue({ answer: approval }, 'approval')
    expect(await again(turnId)).toMatchObject({ verdict: { kind: 'reject', overruledBy: null } })
  })

  it('gives words again where it gave words', async () => {
    const { run } = await judged('REVIEWER')
    const [agent] = await world.database.asOwner<{ id: string }>(
      `select ai_agent_id as id from agent_interaction where sequence_id = $1 and agent->>'role' = 'REVIEWER'`,
      [run.sequenceId],
    )
    const body = { agentId: agent?.id ?? '', userMessage: 'What do you look at first?' }
    const { interactionId } = await askAgent(world.ports, world.caller, { ...inPhase(run.phase), body })
    world.model.enqueue({ answer: 'At the costs.' }, 'agent-answer')
    await runSideTurn(world.ports, { ...world.tenant, interactionId })
    world.model.enqueue({ answer: 'At the dates.' }, 'agent-answer')
    expect(await again(interactionId)).toMatchObject({ verdict: null, agent_response: 'At the dates.' })
  })

  it('fails where no verdict can be read, and leaves the old one standing', async () => {
    const { turnId } = await judged('APPROVER')
    for (let call = 0; call < 3; call += 1) world.model.enqueue({ answer: 'Rather not.' }, 'approval')
    expect(await again(turnId)).toMatchObject({ status: 'FAILED', verdict: null })
    expect((await world.detailsOf(turnId))?.verdict).toMatchObject({ kind: 'approve' })
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
      world.model.enqueue({ answer: 'I found nothing about this.' }, 'agent-answer')
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
