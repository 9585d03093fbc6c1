import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Citation } from '@parley/contracts/http/conversation-records.ts'
import { handOver } from '../agents/hand-over.ts'
import { findPhaseContext } from '../agents/phase-context.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { createScriptedProvider, type ScriptedProvider } from '../models/testing/scripted-provider.ts'
import type { FoundPassage } from '../retrieval/to-passage.ts'
import type { Place } from '../testing/engine-world.ts'
import { type ActivationWorld, createActivationWorld } from './testing/activation-world.ts'

/** Said by an agent of the first phase, and written nowhere else. */
const conclusion = 'The interim warehouse licence of Oakfield has to be terminated before the selection ends.'

let world: ActivationWorld
let model: ScriptedProvider
let first: Place

beforeAll(async () => {
  model = createScriptedProvider()
  world = await createActivationWorld({ providers: [model] })
  first = await world.addPhase({ aiAgents: await world.addAgents(['CONTRIBUTOR']) })
  model.enqueue({ answer: `## Licences\n\n${conclusion}` }, 'contribution')
  await world.talk(first)
  await world.activate(first)
})
afterAll(() => world.database.close())

async function passagesFor(phase: Place, question: string) {
  const context = await world.database.tenantRead(workerScope(phase), (tx) =>
    findPhaseContext(tx, phase.phaseId),
  )
  if (context === undefined) throw new Error('The phase is gone.')
  const { passages } = await world.ports.findPassages(context, [question], 8)
  return passages
}

const addAsking = async () => {
  const [place] = await world.addAgents(['CONTRIBUTOR'])
  if (place === undefined) throw new Error('An agent was expected.')
  const expectedOutput = '- Termination of the interim warehouse licence'
  return [{ ...place, expectedOutput, moderatorPrompt: 'What of the warehouse licence?' }]
}

describe('the hand-over of an activated phase', () => {
  it('lets an agent of the next phase cite what only the activation holds, and the citation opens', async () => {
    const second = await world.addNextPhase(first, { aiAgents: await addAsking() })
    await world.talk(second)
    const [turn] = await world.database.asOwner<{ agent_response: string; citations: Citation[] }>(
      `select agent_response, citations from agent_interaction where phase_id = $1 and kind = 'agent' order by position limit 1`,
      [second.phaseId],
    )
    expect(turn?.agent_response).toContain('interim warehouse licence of Oakfield')
    expect(turn?.citations).toHaveLength(1)
    const [{ artifactId, artifactName, chunkId, quote } = {} as Citation] = turn?.citations ?? []
    expect([artifactId, artifactName]).toEqual([null, 'Activation of Initiation: Contributor 1'])
    const [chunk] = await world.database.asOwner<{ text: string; source_kind: string }>(
      'select text, source_kind from knowledge_chunk where id = $1',
      [chunkId],
    )
    expect(chunk?.source_kind).toBe('activation')
    expect(chunk?.text).toContain(quote)
  })

  it('is fenced in prompts as words of agents, for agents, moderator and validation alike', async () => {
    const statement = { id: 'm1', description: 'The interim warehouse licence is terminated.', order: 1 }
    const phase = await world.addNextPhase(
      first,
      { aiAgents: await addAsking(), initialRiskMitigations: [statement] },
      3,
    )
    const [passage] = (await passagesFor(phase, statement.description)).filter(
      ({ trust }) => trust === 'agent',
    )
    expect(passage?.name).toContain('Activation of Initiation')
    const before = model.requests.length
    await world.database.asOwner(
      `update initiative_phase set definition = jsonb_set(definition, '{initialRiskMitigations}', '[]') where id = $1`,
      [phase.phaseId],
    )
    await world.talk(phase)
    const asked = model.requests.slice(before)
    for (const task of ['moderator-opening', 'moderator-prompt', 'contribution'])
      expect({
        task,
        text: asked
          .find((one) => one.task === task)
          ?.blocks.map((block) => block.text)
          .join('\n'),
      }).toMatchObject({
        text: expect.stringMatching(
          /<untrusted [^>]*written by agents of an earlier phase[^>]*>\n\[Activation of Initiation/,
        ),
      })
  })

  it('is of phases before, not of the phase itself, nor of another initiative', async () => {
    const own = await passagesFor(first, conclusion)
    const elsewhere = await passagesFor(await world.addPhase(), conclusion)
    expect([...own, ...elsewhere].filter(({ trust }) => trust === 'agent')).toEqual([])
  })

  it('stays in force while the phase is activated again, or that fails', async () => {
    const next = await world.addNextPhase(first, {}, 4)
    await world.database.asOwner(`update activation set status = 'FAILED' where phase_id = $1`, [
      first.phaseId,
    ])
    const found = await passagesFor(next, conclusion)
    expect(found.some(({ text }) => text.includes('Oakfield'))).toBe(true)
  })
})

describe('what is handed over', () => {
  const piece = (sourceId: string, position: number, relevance: number) =>
    ({ sourceId, position, relevance }) as FoundPassage
  const placesOf = (passages: FoundPassage[]) =>
    passages.map(({ sourceId, position }) => `${sourceId}${position}`)

  it('begins with the conclusions of the nearest phase, then goes by nearness and relevance', () => {
    const measured = [
      piece('far', 0, 0.9),
      piece('near', 5, 0.8),
      piece('near', 3, 0.4),
      piece('near', 1, 0.2),
      piece('near', 0, 0.1),
    ]
    expect(placesOf(handOver(measured, ['near', 'far']))).toEqual([
      'near0',
      'near1',
      'near5',
      'near3',
      'far0',
    ])
  })

  it('leaves out what does not touch the question, and is bounded', () => {
    const many = Array.from({ length: 9 }, (_, index) => piece('near', index + 2, 0.9 - index / 100))
    expect(handOver([...many, piece('far', 0, 0.9), piece('far', 1, 0.29)], ['near', 'far'])).toHaveLength(5)
    expect(placesOf(handOver([piece('far', 7, 0.29)], ['near', 'far']))).toEqual([])
  })
})
