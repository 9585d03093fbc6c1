import { describe, expect, it } from '@jest/globals'
import type { RagSource } from '@parley/contracts/http/activation.ts'
import { newId } from '@parley/contracts/ids.ts'
import type { Passage } from '../models/port.ts'
import { conflictsOf } from '../passages/conflicts.ts'
import { composeContext } from './enriched-context.ts'
import { figuresOf } from '../passages/figures.ts'
import { quoteOf, tellingQuoteOf } from '../passages/quotes.ts'

describe('a quote', () => {
  const question = 'Who decides about the budget?'
  it('is the sentence that is about the question, with the one that goes on from it', () => {
    const text =
      'The weather was fine. The sponsor decides about the budget. She may ask the board. Lunch was late.'
    expect(quoteOf(text, question)).toBe('The sponsor decides about the budget. She may ask the board.')
  })

  it('is verbatim, over the end of a line too, and leaves out the sign of a list', () => {
    const text =
      '# Budget\n\n- The sponsor decides  about the budget of phase two.\n- The board looks on from afar.'
    expect(quoteOf(text, question)).toBe('The sponsor decides  about the budget of phase two.')
  })

  it('is prose rather than a row, and never the names of columns', () => {
    const rows =
      'No. | Budget | Who decides | About | Due\n1 | Licences | Budget is for the sponsor | now | soon'
    expect(quoteOf(`${rows}\nThe sponsor decides on all of that.`, question)).toBe(
      'The sponsor decides on all of that.',
    )
    expect(quoteOf(rows, question)).toBe('1 | Licences | Budget is for the sponsor | now | soon')
  })
})

describe('a quote that says something by itself', () => {
  const question = 'What is the rule of thumb for the order of the gates?'
  it.each([
    'Rules of thumb for the order of the gates\n\n1 | 2',
    'Rules of thumb on the gates that have held',
    'Anwältin Dr. Mia Holm, Kanzlei der Tore, an den Rat, 4. September 2026.',
    'Present: Ada Brandt (order of the gates), Jonas Weir (rules).',
    'Anwesend: Ada Brandt (Ordnung der Tore), Jonas Weir (Regeln).',
    'Ada Brandt, keeper of the gates and of their order, 4 May 2026.',
    'Gate | Order | Rule of thumb\nNorth gate | first in the order | by thumb | always',
    'Next meeting: 4 June 2026, on the rule of thumb for the gates.',
    'Die nächste Sitzung über die Ordnung der Tore findet am 4. Juni 2026 statt.',
    'The minutes of 3 May on the order of the gates were approved.',
  ])('is none of “%s”', (text) => {
    expect(tellingQuoteOf(text, question)).toBeUndefined()
  })

  it('does not go on to what closes the minutes', () => {
    const text = 'The order of the gates is kept by the night guard. Next meeting: 4 June 2026 at the gates.'
    expect(tellingQuoteOf(text, question)).toBe('The order of the gates is kept by the night guard.')
  })

  it('is the sentence below a title', () => {
    const text = 'Rules of thumb for the order of the gates\n\nThe order is kept by the night guard.'
    expect(tellingQuoteOf(text, question)).toBe('The order is kept by the night guard.')
  })
})

describe('figures', () => {
  const cases: [string, [string, string][]][] = [
    [
      'It costs EUR 1.2 million, or €1,200,000.',
      [
        ['money EUR', '1200000'],
        ['money EUR', '1200000'],
      ],
    ],
    [
      'Decided on 12 March 2026, live in March 2027.',
      [
        ['date', '2026-03-12'],
        ['date', '2027-03'],
      ],
    ],
    [
      'Due 2026-03-01, paid in Q3 2026.',
      [
        ['date', '2026-03-01'],
        ['date', '2026-Q3'],
      ],
    ],
    [
      '61% of orders came within five days for 420 users.',
      [
        ['percent', '61'],
        ['user', '420'],
      ],
    ],
    ['See clause 7.', []],
  ]
  it.each(cases)('of “%s” are read with what they count', (sentence, expected) => {
    expect(figuresOf(sentence).map(({ unit, value }) => [unit, value])).toEqual(expected)
  })
})

const passage = (text: string, given: Partial<Passage> = {}): Passage => ({
  chunkId: newId(),
  artifactId: newId(),
  sourceKind: 'initiative',
  name: 'Document',
  page: 1,
  text,
  relevance: 0.8,
  ...given,
})

describe('sources disagree', () => {
  const between = (one: string, other: string, given: Partial<Passage> = {}) => {
    const first = passage(one)
    return conflictsOf([
      first,
      passage(other, given.artifactId === 'same' ? { artifactId: first.artifactId } : given),
    ])
  }

  it('where they name different figures for what reads as the same thing', () => {
    const found = between(
      'The licence budget of the selection is EUR 1.2 million.',
      'The licence budget for the selection is EUR 0.9 million.',
    )
    expect(found).toHaveLength(1)
    expect(found[0]?.first.quote).toContain('1.2 million')
    expect(found[0]?.second.quote).toContain('0.9 million')
  })

  it.each([
    [
      'the same figure in other words',
      'The licence budget of the selection is EUR 1.2 million.',
      'The licence budget of the selection is €1,200,000.',
    ],
    [
      'a day of the month that the other names',
      'The vendor selection is decided on 12 March 2026.',
      'The vendor selection is decided in March 2026.',
    ],
    [
      'figures of different units',
      'The licence budget of the selection is EUR 2 million.',
      'The licence budget of the selection grew by 4%.',
    ],
    [
      'figures of another place',
      'The licence budget of the selection in Leeds is EUR 2 million.',
      'The licence budget of the selection in York is EUR 3 million.',
    ],
    [
      'figures of another in a row',
      'The licence budget of the first wave is EUR 2 million.',
      'The licence budget of the second wave is EUR 3 million.',
    ],
    [
      'figures of different things',
      'The licence budget of the selection is EUR 2 million.',
      'The training of users in Leeds costs EUR 3 million.',
    ],
    [
      'one figure alone',
      'The licence budget of the selection is EUR 2 million.',
      'The licence budget of the selection is tight.',
    ],
  ])('but not with %s', (_case, one, other) => {
    expect(between(one, other)).toEqual([])
  })

  it('but not within one document, which may speak of several', () => {
    const artifactId = 'same'
    expect(
      between(
        'The licence budget of plant one is EUR 2 million.',
        'The licence budget of plant two is EUR 3 million.',
        { artifactId },
      ),
    ).toEqual([])
  })
})

describe('the enriched context', () => {
  const source = (quote: string, given: Partial<RagSource> = {}): RagSource => ({
    chunkId: newId(),
    artifactId: newId(),
    name: 'Cost model',
    page: 2,
    quote,
    relevance: 0.8,
    ...given,
  })

  it('says of each kind that nothing bears on it, rather than leaving it out', () => {
    const { text, citations } = composeContext(
      { name: 'Initiation' },
      { initiative: [], client: [], firm: [] },
      [],
    )
    expect(citations).toEqual([])
    expect(text.match(/^## /gm)).toHaveLength(3)
    expect(text).toContain('No document of the client bears on this.')
  })

  it('names where sources disagree, each side with its own quote and number, and which counts', () => {
    const mine = source('The budget is EUR 2 million.')
    const theirs = source('A quote of something else.', { name: 'Method', page: null })
    const conflict = {
      first: { chunkId: mine.chunkId, quote: mine.quote },
      second: { chunkId: theirs.chunkId, quote: 'The budget is EUR 3 million.' },
    }
    const { text, citations } = composeContext(
      { name: 'Initiation' },
      { initiative: [mine], client: [], firm: [theirs] },
      [conflict],
    )
    expect(text).toContain(
      '- “The budget is EUR 2 million.” [1], but “The budget is EUR 3 million.” [3]. The first counts.',
    )
    expect(citations.map(({ artifactName, quote }) => [artifactName, quote])).toEqual([
      ['Cost model', mine.quote],
      ['Method', theirs.quote],
      ['Method', 'The budget is EUR 3 million.'],
    ])
  })

  it('does not let a document’s own numbers pass for marks', () => {
    const { text } = composeContext(
      { name: 'Initiation' },
      { initiative: [source('As said in [1] and [2].')], client: [], firm: [] },
      [],
    )
    expect(text).toContain('“As said in (1) and (2).” (Cost model, page 2) [1]')
  })

  it('speaks the language of the initiative around what sources say in theirs', () => {
    const { text } = composeContext(
      { name: 'Auftragsklärung', language: 'de' },
      { initiative: [source('The budget is EUR 2 million.')], client: [], firm: [] },
      [],
    )
    expect(text).toContain('„The budget is EUR 2 million.“ (Cost model, Seite 2) [1]')
    expect(text).not.toMatch(/Documents|bears on|page/u)
  })
})
