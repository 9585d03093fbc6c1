import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sendUserMessage } from '../messages/index.ts'
import { topicKeywords, topicsOf } from '../models/schemas.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import { runSequence } from '../sequences/run-sequence.ts'
import { createEngineWorld, type EngineWorld, readConversation } from '../testing/engine-world.ts'

let database: EngineWorld['database']

beforeAll(async () => {
  ;({ database } = await createEngineWorld())
})
afterAll(() => database.close())

/** A world with a model of its own, so that nothing that was queued for another test is left. */
async function createWorld(): Promise<{ world: EngineWorld; model: ScriptedProvider }> {
  const model = createScriptedProvider()
  return { model, world: await createEngineWorld({ database, providers: [model] }) }
}

/** A run of contributors, and what the moderator noted of each. */
async function runContributors(world: EngineWorld, count: number) {
  const roles = Array.from({ length: count }, () => 'CONTRIBUTOR' as const)
  const { sequenceId } = await world.start(await world.addPhase({ aiAgents: await world.addAgents(roles) }))
  await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
  const { run, turns } = await readConversation(database, sequenceId)
  const notes = await database.asOwner<{ response_summary: string }>(
    `select response_summary from agent_interaction where sequence_id = $1 and kind = 'agent' order by position`,
    [sequenceId],
  )
  return { run, turns, notes: notes.map((row) => row.response_summary) }
}

describe('the moderator’s reading of an answer (Document 2, 4.3)', () => {
  it('thanks the agent and goes on where it fails', async () => {
    const { world, model } = await createWorld()
    for (let call = 0; call < 12; call += 1) model.enqueue({ fail: 'refused' }, 'moderator-analysis')
    const { run, turns, notes } = await runContributors(world, 2)
    expect(run.status).toBe('COMPLETED')
    expect(turns.every(({ status }) => status === 'COMPLETED')).toBe(true)
    expect(notes).toEqual([
      'Thank you, Contributor 1. Let us continue with the next step.',
      'Thank you, Contributor 2. Let us continue with the next step.',
    ])
  })

  it('is used as plain text where it cannot be read as structured data', async () => {
    const { world, model } = await createWorld()
    const plain = 'The costs are clear, the timeline is not.'
    for (let call = 0; call < 2; call += 1) model.enqueue({ answer: plain }, 'moderator-analysis')
    const { run, notes } = await runContributors(world, 1)
    expect(run.status).toBe('COMPLETED')
    expect(notes).toEqual([plain])
  })

  it('knows the topics by their words', () => {
    expect(topicKeywords).toEqual([
      'security',
      'compliance',
      'scalability',
      'integration',
      'cost',
      'timeline',
      'risk',
      'quality',
    ])
    for (const topic of topicKeywords)
      expect(topicsOf(`We spoke of ${topic.toUpperCase()}.`)).toEqual([topic])
    expect(topicsOf('Nothing of the kind, and no brisk accosting.')).toEqual([])
  })
})

describe('a reply to a person', () => {
  it('is used as plain text where it cannot be read as structured data', async () => {
    const { world, model } = await createWorld()
    const phase = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
    const { sequenceId } = await world.start(phase)
    const body = { message: 'What about the budget?', reply: true }
    await sendUserMessage(world.ports, world.caller, { params: { phaseId: phase.phaseId }, body })
    for (let call = 0; call < 2; call += 1) model.enqueue({ answer: 'It is not set yet.' }, 'user-reply')
    await runSequence(world.ports, { ...world.tenant, runId: sequenceId })
    const { messages } = await readConversation(database, sequenceId)
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['USER', 'What about the budget?'],
      ['MODERATOR', 'It is not set yet.'],
    ])
  })
})
