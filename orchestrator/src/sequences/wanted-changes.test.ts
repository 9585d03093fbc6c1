import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { askAgent, giveFeedback } from '../human-review/index.ts'
import { createEngineWorld, type EngineWorld } from '../testing/engine-world.ts'
import { blockOf, instructionsOf, outsideFences, wholePrompt } from '../testing/given-prompts.ts'
import { runSideTurn } from './run-side-turn.ts'
import { analysis, createTalk, lastOf, requestsOf, type Talk, turnsOf, work } from './testing/talk.ts'

let database: EngineWorld['database']

beforeAll(async () => {
  ;({ database } = await createEngineWorld())
})
afterAll(() => database.close())

describe('what has to change', () => {
  const missing = 'the exit cost with its notice period'
  const feedback = ['Rewrite it as a table.', 'Add a row of totals.'] as const
  let talk: Talk

  const sideTurn = async (interactionId: string): Promise<void> =>
    runSideTurn(talk.world.ports, { ...talk.world.tenant, interactionId })
  const redo = async (id: string, words: string): Promise<string> => {
    const { interactionId } = await giveFeedback(talk.world.ports, talk.world.caller, {
      params: { id },
      body: { feedback: words },
    })
    await sideTurn(interactionId)
    return interactionId
  }

  beforeAll(async () => {
    talk = await createTalk(database, ['CONTRIBUTOR', 'CONTRIBUTOR', 'REVIEWER'])
    const { model } = talk
    for (let count = 0; count < 3; count += 1) model.enqueue(analysis(), 'moderator-analysis')
    const revise = [{ contributor: 'Contributor 1', missingPart: missing }]
    model.enqueue({ answer: { verdict: 'revise', reasons: ['It is not whole.'], revise } }, 'review')
    model.enqueue({ answer: { verdict: 'approve', reasons: ['It is whole.'], revise: [] } }, 'review')
    await work(talk)
  })

  it('stands inside of a fence where a reviewer wants it, and the moderator’s own prompt outside', () => {
    const request = lastOf(talk, 'contribution')
    const first = requestsOf(talk, 'contribution').at(0)
    expect(blockOf(request, 'task')).toContain(missing)
    expect(outsideFences(wholePrompt(request))).not.toContain(missing)
    const asked = first && /# What is asked of you\n\n(.+)\n/.exec(blockOf(first, 'task'))?.[1]
    expect(asked).toBeTruthy()
    expect(instructionsOf(request)).toContain(asked)
  })

  it('tells of turns after a redo that they were made before it', () => {
    const minutes = blockOf(lastOf(talk, 'final-summary'), 'minutes')
    const entries = [...minutes.matchAll(/<untrusted [^>]*>\n([\w ]+): [^]*?<\/untrusted/g)].map(
      ([entry, speaker]) => [speaker, entry.includes('(Made before the redo of Contributor 1.)')],
    )
    expect(entries).toEqual(
      expect.arrayContaining([
        ['Contributor 1', false],
        ['Contributor 2', true],
        ['Reviewer 3', false],
      ]),
    )
    expect(entries).not.toContainEqual(['Contributor 2', false])
    expect(entries).not.toContainEqual(['Reviewer 3', true])
  })

  it('stands outside of fences where a person wants it, and is kept in a redo of the redo', async () => {
    const turns = await turnsOf(talk)
    const first = turns.findLast(({ position }) => position === 2)
    const once = await redo(first?.id ?? '', feedback[0])
    expect(instructionsOf(lastOf(talk, 'contribution'))).toContain(
      `a person wants this changed\n\n${feedback[0]}`,
    )
    await redo(once, feedback[1])
    const twice = instructionsOf(lastOf(talk, 'contribution'))
    expect(twice).toContain(`a person wants this changed\n\n${feedback[1]}`)
    expect(twice).toContain(`1. Ada Marsh: ${feedback[0]}`)
    const { interactionId } = await askAgent(talk.world.ports, talk.world.caller, {
      params: { phaseId: talk.phase.phaseId },
      body: { agentId: await agentAt(talk, 4), userMessage: 'Do your figures still hold?' },
    })
    await sideTurn(interactionId)
    const minutes = blockOf(lastOf(talk, 'agent-answer'), 'minutes')
    expect(minutes).toContain(feedback[1])
    expect(minutes.match(/made before a redo/g)?.length).toBeGreaterThanOrEqual(2)
  })
})

async function agentAt({ runId }: Talk, position: number): Promise<string> {
  const [row] = await database.asOwner<{ ai_agent_id: string }>(
    `select ai_agent_id from agent_interaction where sequence_id = $1 and kind = 'agent' and position = $2 limit 1`,
    [runId, position],
  )
  return row?.ai_agent_id ?? ''
}
