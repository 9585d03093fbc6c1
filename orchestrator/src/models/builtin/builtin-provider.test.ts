import { describe, expect, it } from '@jest/globals'
import { citedChunkIds } from '../citations.ts'
import { checkClaims } from '../claims/index.ts'
import type { Evidence, ModelTask } from '../port.ts'
import { answerOfBuiltin, askBuiltin as ask } from '../testing/ask-builtin.ts'
import { errorOf, providerRequest } from '../testing/provider-contract.ts'
import {
  requirementsPassage,
  sampleEvidence,
  sampleIds,
  samplePassages,
  sampleTurn,
} from '../testing/sample-evidence.ts'
import { createBuiltinProvider } from './builtin-provider.ts'

async function textOf(task: ModelTask, changes: Partial<Evidence>): Promise<string> {
  const answer = await answerOfBuiltin(task, changes)
  expect([answer.provider, answer.structure, answer.usage.cost]).toEqual(['builtin', 'parsed', 0])
  return answer.text
}

const expectedOutput =
  'Functional requirements, integration needs; licence and implementation costs, and a training plan'
const agent = {
  name: 'Business Analyst',
  role: 'CONTRIBUTOR' as const,
  chapterTitle: 'Requirements and cost baseline',
}
const contributed = (text: string) =>
  sampleTurn('Business Analyst', text, { expectedOutput, interactionId: 'i1' })

describe('every answer', () => {
  const tasks: ModelTask[] = [
    'moderator-opening',
    'moderator-prompt',
    'contribution',
    'final-summary',
    'agent-answer',
    'knowledge-answer',
  ]

  it.each(tasks)('%s is the same every time and cites only what it was given, verbatim', async (task) => {
    const evidence = {
      agent,
      expectedOutput,
      question: 'What do licences and interfaces cost?',
      conversation: [contributed('Licence costs are known.')],
    }
    const text = await textOf(task, evidence)
    expect(await textOf(task, evidence)).toBe(text)
    const known = new Set<string>(Object.values(sampleIds))
    expect(citedChunkIds(text).every((id) => known.has(id))).toBe(true)
    const everything = samplePassages.map((passage) => passage.text).join('\n')
    for (const [line] of text.matchAll(/^.*\[\[.*$/gm)) {
      const quote = /“([^”]+)”/.exec(line)?.[1] ?? 'no quote'
      expect(everything).toContain(quote)
    }
    expect(checkClaims(text, sampleEvidence(evidence)).text).toBe(text)
  })

  it.each(tasks)('%s copes with no evidence at all', async (task) => {
    expect(await textOf(task, { phaseDescription: '', inputs: [], passages: [] })).toMatch(/\w/)
  })
})

describe('contribution', () => {
  it('has a section for each part that the sources speak of, and none for the others', async () => {
    const text = await ask('contribution', { agent, expectedOutput })
    expect(text).toMatch(/^## Requirements and cost baseline/)
    expect([...text.matchAll(/^### (.+)$/gm)].map((match) => match[1])).toEqual([
      'Functional requirements',
      'Integration needs',
      'Licence and implementation costs',
    ])
    expect(text).toContain(
      `“Licence costs amount to EUR 410,000 over five years” (Cost model, page 4) [[${sampleIds.costs}]]`,
    )
    expect(checkClaims(text, sampleEvidence()).unsupportedClaims).toEqual([])
  })

  it('uses input values, but not those that state nothing', async () => {
    const text = await ask('contribution', { agent, expectedOutput: 'Budget; preferred vendor' })
    expect(text).toContain('**Budget:** EUR 1.2 million')
    expect(text).not.toContain('TBD')
  })

  it('names a part without a source as open, once, in a redo too', async () => {
    const text = await ask('contribution', { agent, expectedOutput, revisionRequest: '- training plan' })
    expect(text).not.toContain('### Training plan')
    expect(text.match(/training plan/gi)).toHaveLength(1)
    expect(text).toMatch(/\*\*Open:\*\* training plan\. Nothing in the inputs and documents answers it/)
  })

  it('adds the part from evidence where the redo has some', async () => {
    const training = {
      ...requirementsPassage,
      chunkId: '01920000-0000-7000-8000-000000000009',
      name: 'Rollout plan',
      page: 7,
      text: 'The training plan foresees two days for each key user.',
    }
    const text = await ask('contribution', {
      agent,
      expectedOutput,
      revisionRequest: '- training plan',
      passages: [...samplePassages, training],
    })
    expect(text).toContain('“The training plan foresees two days for each key user” (Rollout plan, page 7)')
  })
})

describe('streaming (D10)', () => {
  it('gives the text in pieces that make up the whole', async () => {
    const deltas: string[] = []
    const answer = await createBuiltinProvider({ tokensPerSecond: 400 }).complete(
      providerRequest({ onDelta: (delta) => deltas.push(delta) }),
    )
    expect(deltas.length).toBeGreaterThan(1)
    expect(deltas.join('')).toBe(answer.text)
  })

  it('stops when it is told to', async () => {
    const controller = new AbortController()
    const deltas: string[] = []
    const call = createBuiltinProvider({ tokensPerSecond: 100 }).complete(
      providerRequest({
        signal: controller.signal,
        onDelta: (delta) => {
          deltas.push(delta)
          controller.abort()
        },
      }),
    )
    expect((await errorOf(call)).kind).toBe('aborted')
    expect(deltas).toHaveLength(1)
  })

  it('gives all at once with 0', async () => {
    const deltas: string[] = []
    await createBuiltinProvider({ tokensPerSecond: 0 }).complete(
      providerRequest({ onDelta: (delta) => deltas.push(delta) }),
    )
    expect(deltas).toHaveLength(1)
  })
})
