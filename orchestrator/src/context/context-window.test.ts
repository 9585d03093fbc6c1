import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { EvidenceTurn } from '../models/port.ts'
import {
  costsPassage,
  requirementsPassage,
  sampleBrief,
  sampleEvidence,
  sampleTurn,
} from '../models/testing/sample-evidence.ts'
import { blocksOf, textOf, whole } from './testing/composed-blocks.ts'
import { tokensOf } from './tokens.ts'

describe('a window', () => {
  it('gives documents whole where they take no more than half of the room, else their outline and passages', () => {
    const pages = Array.from({ length: 40 }, (_, index) => ({
      ...requirementsPassage,
      chunkId: `01920000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
      label: `Page ${index + 1}`,
      text: `Page ${index + 1} of the requirements. ${'The interface is documented. '.repeat(20)}`,
    }))
    const evidence = sampleEvidence({
      documents: [{ name: 'Requirements', sourceKind: 'initiative', passages: pages }],
      outline: [{ name: 'Requirements', headings: ['Interfaces', 'Costs'] }],
      passages: pages.slice(0, 3),
      found: [{ subject: 'Interfaces', chunkIds: pages.slice(0, 3).map(({ chunkId }) => chunkId) }],
    })
    const markOf = (index: number): string => `[[${pages[index]?.chunkId ?? ''}]]`
    const large = blocksOf('contribution', evidence, 40_000)
    expect(textOf(large, 'documents')).toContain(`${markOf(39)} Page 40`)
    expect(textOf(large, 'passages')).not.toContain('The interface is documented.')
    expect(textOf(large, 'passages')).toContain(`Interfaces: ${markOf(0)}`)
    const small = blocksOf('contribution', evidence, 6_000)
    expect(textOf(small, 'documents')).toContain('Requirements: Interfaces; Costs')
    expect(textOf(small, 'documents')).not.toContain('The interface is documented.')
    expect(textOf(small, 'passages')).toContain(`${markOf(0)} Page 1, relevance 0.82`)
  })
})

describe('people’s words', () => {
  const requests = Array.from({ length: 10 }, (_, index) => `Request ${index + 1}: weigh point ${index * 7}.`)

  /** Agents' turns of a page each, with ten requests of people among them. */
  const conversation = (count: number): EvidenceTurn[] =>
    Array.from({ length: count }, (_, index): EvidenceTurn[] => {
      const turn = sampleTurn(`Agent ${index}`, `Turn ${index}. ${'Findings and figures. '.repeat(120)}`, {
        summary: `Turn ${index} in short.`,
      })
      const every = Math.floor(count / requests.length)
      const text = index % every === 0 ? requests[index / every] : undefined
      return text === undefined ? [turn] : [{ speaker: 'Ada', role: 'USER', text }, turn]
    }).flat()

  it.each(
    [20, 60, 100].flatMap((turns) =>
      [32_000, 128_000, 400_000].map((window): [number, number] => [turns, window]),
    ),
  )('stand in every prompt after %i turns in a window of %i tokens, in their order', (turns, window) => {
    const blocks = blocksOf(
      'contribution',
      sampleEvidence({ brief: sampleBrief, conversation: conversation(turns) }),
      window,
    )
    const minutes = textOf(blocks, 'minutes')
    const places = requests.map((text) => minutes.indexOf(`Ada: ${text}`))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(minutes).toContain(`Turn ${turns - 1}. Findings`)
    expect(tokensOf(whole(blocks))).toBeLessThanOrEqual(window)
  })
})

describe('any context', () => {
  const text = fc.lorem({ maxCount: 60 })
  const turn = fc.record({
    speaker: fc.constantFrom('Ada', 'Ben', 'Analyst', 'Judge'),
    role: fc.constantFrom<EvidenceTurn['role']>('USER', 'CONTRIBUTOR', 'REVIEWER', 'MODERATOR'),
    text,
    short: fc.option(text, { nil: undefined }),
  })
  const turnsOf = (
    made: { speaker: string; role: EvidenceTurn['role']; text: string; short: string | undefined }[],
  ) =>
    made.map(({ short, role, ...rest }, index): EvidenceTurn => ({
      ...rest,
      role,
      text: `${index} ${rest.text}`,
      ...(role !== 'USER' && short !== undefined && { summary: short }),
    }))

  it('fits its window, keeps what is pinned in its order, and is the same each time', () => {
    fc.assert(
      fc.property(
        fc.array(turn, { maxLength: 40 }),
        fc.array(text, { maxLength: 20 }),
        fc.integer({ min: 14_000, max: 60_000 }),
        (made, texts, inputTokens) => {
          const conversation = turnsOf(made)
          const passages = texts.map((one, index) => ({ ...costsPassage, chunkId: `${index}`, text: one }))
          const evidence = sampleEvidence({ conversation, passages })
          const blocks = blocksOf('contribution', evidence, inputTokens)
          expect(tokensOf(whole(blocks))).toBeLessThanOrEqual(inputTokens)
          const minutes = textOf(blocks, 'minutes')
          const places = conversation
            .filter(({ summary }) => summary === undefined)
            .map(({ speaker, text: words }) => minutes.indexOf(`${speaker}: ${words}`))
          expect(places.every((place) => place >= 0)).toBe(true)
          expect(places).toEqual(places.toSorted((one, other) => one - other))
          expect(blocksOf('contribution', evidence, inputTokens)).toEqual(blocks)
        },
      ),
      { numRuns: 60 },
    )
  })
})
