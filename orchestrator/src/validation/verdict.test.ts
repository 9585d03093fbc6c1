import { describe, expect, it } from '@jest/globals'
import type { Evidence, Passage } from '../models/port.ts'
import type { EvidenceQuote, MitigationResult } from '../models/schemas.ts'
import { sampleEvidence } from '../models/testing/sample-evidence.ts'
import { judge } from './verdict.ts'

const statement = 'The budget of 450,000 euros is approved.'
const minutes: Passage = {
  chunkId: '01920000-0000-7000-8000-0000000000a1',
  artifactId: '01920000-0000-7000-8000-0000000000b1',
  sourceKind: 'initiative',
  name: 'Minutes of the board',
  page: 3,
  label: 'Page 3',
  text: 'The board met in May.\nIt approved the budget of\n450,000 euros. Is the sponsor named? Travel was not approved.',
  relevance: 0.8,
}
const plan: Passage = {
  ...minutes,
  chunkId: '01920000-0000-7000-8000-0000000000a2',
  name: 'Plan',
  text: 'The budget of 450,000 euros is not approved. The budget of 380,000 euros is approved.',
}
const handedOver: Passage = {
  ...minutes,
  chunkId: '01920000-0000-7000-8000-0000000000a3',
  name: 'Initiation',
  text: 'The budget of 450,000 euros is approved.',
  trust: 'agent',
}
const person = (speaker: string, text: string, saidAt?: string) => ({
  speaker,
  role: 'USER' as const,
  text,
  ...(saidAt !== undefined && { saidAt }),
})
const agent = (speaker: string, text: string) => ({ speaker, role: 'CONTRIBUTOR' as const, text })

const supports: EvidenceQuote = {
  chunkId: minutes.chunkId,
  quote: 'It approved the budget of 450,000 euros.',
  says: 'supports',
}
const contradicts: EvidenceQuote = {
  chunkId: plan.chunkId,
  quote: 'The budget of 450,000 euros is not approved.',
  says: 'contradicts',
}

/** What becomes of what a model says. */
function verdictOn(evidence: EvidenceQuote[], given: Partial<Evidence & MitigationResult> = {}) {
  const { verdict = 'holds', description = 'All is well.', ...facts } = given
  const result: MitigationResult = {
    statementId: 's1',
    evidence,
    reasoning: 'So it is.',
    verdict,
    severity: 'HIGH',
    description,
  }
  return judge(
    statement,
    result,
    sampleEvidence({
      inputs: [
        { label: 'Budget', value: '450,000 euros, approved by the board' },
        { label: 'Sponsor', value: 'n/a' },
      ],
      passages: [],
      conversation: [],
      statements: [{ id: 's1', text: statement, passages: [minutes, plan, handedOver] }],
      ...facts,
    }),
  )
}

describe('a statement holds', () => {
  it('by a passage that says so, word for word but for white space, and shows where', () => {
    const { quote } = supports
    expect(verdictOn([supports])).toEqual({
      verdict: 'holds',
      quotes: [
        {
          kind: 'passage',
          chunkId: minutes.chunkId,
          artifactId: minutes.artifactId,
          name: 'Minutes of the board',
          page: 3,
          place: 'Page 3',
          quote,
          says: 'supports',
        },
      ],
    })
  })

  it('by an input, and by a person, with when they said it', () => {
    const input = { inputLabel: 'budget', quote: 'approved by the board', says: 'supports' as const }
    expect(verdictOn([input])).toMatchObject({
      verdict: 'holds',
      quotes: [{ kind: 'input', name: 'Budget' }],
    })
    const words = 'The budget of 450,000 euros is approved, I signed it.'
    const said = { speaker: 'Ada Marsh', quote: words, says: 'supports' as const }
    const conversation = [person('Ada Marsh', words, '2026-05-04T09:00:00.000Z')]
    expect(verdictOn([said], { conversation })).toMatchObject({
      verdict: 'holds',
      quotes: [{ kind: 'person', name: 'Ada Marsh', saidAt: '2026-05-04T09:00:00.000Z', quote: words }],
    })
  })

  it('against a contradiction that a person answers later, not before', () => {
    const doubt = 'The budget is not approved.'
    const word = 'The board approved the budget of 450,000 euros today.'
    const answer: EvidenceQuote = { speaker: 'Ada Marsh', quote: word, says: 'supports' }
    const against: EvidenceQuote = { speaker: 'Ben Ito', quote: doubt, says: 'contradicts' }
    const [early, late] = [person('Ben Ito', doubt), person('Ada Marsh', word)]
    const of = (conversation: Evidence['conversation'], ...quotes: EvidenceQuote[]) =>
      verdictOn(quotes, { conversation }).verdict
    expect(of([late], contradicts, answer)).toBe('holds')
    expect(of([early, late], against, answer)).toBe('holds')
    expect(of([late, early], against, answer)).toBe('cannot-tell')
  })
})

describe('what a model calls holding cannot be told', () => {
  const quote = statement
  const conversation = [agent('Analyst', statement), person('Ada Marsh', 'Is the budget approved?')]
  it.each<[string, EvidenceQuote[]]>([
    ['with no quote', []],
    ['with a made-up quote', [{ ...supports, quote: 'The board approved everything.' }]],
    ['with a quote of another passage', [{ ...supports, chunkId: plan.chunkId }]],
    ['with a quote that names no place', [{ quote: supports.quote, says: 'supports' }]],
    ['with the words of an agent', [{ speaker: 'Analyst', quote, says: 'supports' }]],
    ['with what agents handed over', [{ chunkId: handedOver.chunkId, quote, says: 'supports' }]],
    ['with a question', [{ speaker: 'Ada Marsh', quote: 'the budget approved', says: 'supports' }]],
    ['with an input that states nothing', [{ inputLabel: 'Sponsor', quote: 'n/a', says: 'supports' }]],
    ['with a word that says nothing', [{ chunkId: minutes.chunkId, quote: 'the', says: 'supports' }]],
    ['with what speaks of a part of it', [{ ...supports, says: 'partly' }]],
    ['with a contradiction that nobody answers', [supports, contradicts]],
    ['with a sentence that denies it', [{ ...contradicts, says: 'supports' }]],
    [
      'with words cut out of a denial',
      [{ ...contradicts, quote: 'budget of 450,000 euros', says: 'supports' }],
    ],
  ])('%s', (_case, quotes) => {
    expect(verdictOn(quotes, { conversation }).verdict).toBe('cannot-tell')
  })

  it('and says why, and what was looked at, in the language of the initiative', () => {
    expect(verdictOn([])).toMatchObject({
      severity: 'HIGH',
      description: `Not confirmed: ${statement} Nothing that was looked at says so in words that can be quoted. Looked at: Minutes of the board, Plan; the inputs Budget, Sponsor.`,
    })
    const german = verdictOn([supports, contradicts], { language: 'de', inputs: [] })
    expect(german).toMatchObject({
      description: `Nicht bestätigt: ${statement} Es steht auch anders da: „${contradicts.quote}“ (Plan). Durchgesehen: Minutes of the board, Plan.`,
      quotes: [{ says: 'supports' }, { says: 'contradicts' }],
    })
  })
})

describe('what a model does not call holding', () => {
  it('does not hold where its quotes are there', () => {
    const given = { verdict: 'does-not-hold' as const, description: 'The plan says the contrary.' }
    expect(verdictOn([contradicts], given)).toMatchObject({
      verdict: 'does-not-hold',
      description: 'The plan says the contrary.',
      quotes: [{ name: 'Plan', says: 'contradicts' }],
    })
  })

  it('cannot be told where they are not, or where it says so', () => {
    const made = { ...contradicts, quote: 'The board refused.' }
    const refused = { verdict: 'does-not-hold' as const, description: 'The board refused it' }
    expect(verdictOn([made], refused)).toMatchObject({
      verdict: 'cannot-tell',
      description: expect.stringMatching(/^Not confirmed: .* The board refused it\. Looked at: /),
      quotes: [],
    })
    const own = 'Not confirmed: no day is named. Looked at: Plan.'
    expect(verdictOn([], { verdict: 'cannot-tell', description: own })).toMatchObject({ description: own })
    const unsure = { verdict: 'cannot-tell' as const, description: 'Not confirmed: no day is named.' }
    expect(verdictOn([supports], unsure)).toMatchObject({
      verdict: 'cannot-tell',
      description: expect.stringMatching(/^Not confirmed: no day is named\. Looked at: /),
    })
  })
})
