import { describe, expect, it } from '@jest/globals'
import type { Evidence, Passage } from '../../port.ts'
import { contribution } from '../contribution.ts'
import { kindOf, readSources } from './index.ts'

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  chunkId: `0198c0de-0000-7000-8000-0000000000${String(10 + (text.length % 89))}`,
  artifactId: null,
  sourceKind: 'initiative',
  name: 'Plan',
  page: 1,
  text,
  relevance: 0.5,
  ...more,
})
const told = (text: string, more: Partial<Passage> = {}): string[] =>
  readSources({ passages: [passage(text, more)] }).flatMap(({ pieces }) =>
    pieces.map(({ text: said, cells }) =>
      cells.length === 0 ? said : cells.map(({ value }) => value).join(' / '),
    ),
  )
const chapter = (changes: Partial<Evidence>): string =>
  contribution({
    phaseName: 'Discovery',
    phaseDescription: '',
    inputs: [],
    passages: [],
    conversation: [],
    ...changes,
  })

describe('reading of sources', () => {
  it('tells what somebody is asked to do with the sentence that says it', () => {
    const text =
      'Two plants have named their owners of data. Katowice has no owner for its data yet. Tomasz Wieczorek is asked to do so by 20 November 2026.'
    expect(told(text)).toContain(
      'Katowice has no owner for its data yet. Tomasz Wieczorek is asked to do so by 20 November 2026',
    )
  })

  it('does not tell what the method of the firm prescribes beside what is found of the client', () => {
    const text = chapter({
      expectedOutput: 'Data owners',
      passages: [
        passage('Anita Desai is the data owner for the Sheffield plant.'),
        passage('A data owner is named for each plant before the profiling of data ends.', {
          sourceKind: 'firm',
          name: 'Method',
        }),
      ],
    })
    expect(text).toContain('Anita Desai')
    expect(text).not.toContain('before the profiling')
  })

  it('tells rows by their cells, also torn ones, and never heads, captions or headings', () => {
    const text =
      '3. Requirements\n\nTable 2. Must-haves\n\nNo. | Requirement | Criterion\nFIN-03 | Postings are made in both entities at\n\nonce.\n\nThe month closes without work by hand.\n\nFIN-07 Invoices are sent by the product\n\nitself.\n\nA test invoice is accepted.'
    expect(told(text, { context: 'Request › 3. Requirements' })).toEqual([
      'FIN-03 / Postings are made in both entities at once / The month closes without work by hand',
      'FIN-07 / Invoices are sent by the product itself / A test invoice is accepted',
    ])
  })

  it('keeps a sentence that points back with the one before it, and leaves out what is cut off', () => {
    expect(
      told(
        'Prepared by: Ann Low\n\nA stop of 72 hours is feasible. It is not feasible for both plants. The partner provides nine',
      ),
    ).toEqual(['A stop of 72 hours is feasible. It is not feasible for both plants'])
  })
})

it.each([
  ['Migration risks', 'risks'],
  ['Cost of the present landscape', 'costs'],
  ['Open points', 'open'],
  ['Projektkosten', 'costs'],
  ['Zeitplan', 'milestones'],
  ['Assumptions about own people', undefined],
])('%s is of the kind %s', (name, kind) => expect(kindOf(name)).toBe(kind))

describe('chapters', () => {
  const plan = passage(
    'Zeitplan\n\nDie Abnahme ist für den 3. März 2027 vorgesehen. Der Umzug beginnt am 11. Januar 2027. Die Kantine wird renoviert.',
    { name: 'Projektplan', label: 'Zeitplan' },
  )

  it('are in the language of the initiative, dates in their order', () => {
    const text = chapter({
      language: 'de',
      passages: [plan],
      expectedOutput: '- Termine: Liste nach Datum\n- Schulung: wer, wann',
    })
    expect([...text.matchAll(/\*\*(.+?):\*\*/g)].map(([, date]) => date)).toEqual([
      '11. Januar 2027',
      '3. März 2027',
      'Offen',
    ])
    expect(text).toContain('**Offen:** Schulung. Eingaben und Dokumente sagen dazu nichts')
  })

  const prices = passage(
    'Rates\n\nRole | Rate a day | Site\nPrincipal | GBP 1,720 | Leeds\nManager | GBP 1,310 | Rotterdam\nAnalyst | GBP 890 | Leeds',
    { name: 'Rate card', label: 'Rates' },
  )
  const expectedOutput = '- Rates: by role\n- Training: dates'
  const agent = { name: 'Controller', role: 'CONTRIBUTOR' as const, chapterTitle: 'Cost' }
  const first = chapter({ passages: [prices], expectedOutput, agent })
  const conversation: Evidence['conversation'] = [
    { speaker: 'Controller', role: 'CONTRIBUTOR', text: first, expectedOutput },
  ]

  it('follow what people want of a redo, and make no heading of it', () => {
    const redo = chapter({
      passages: [prices],
      expectedOutput,
      agent,
      conversation,
      revisionRequest: 'Weigh Rotterdam first and write it as a table.',
      revisionBy: 'person',
    })
    expect(redo).toMatch(
      /\| Role \| Rate a day \| Site \| Source \|\n.*\n\| Manager \| GBP 1,310 \| Rotterdam \|/,
    )
    expect([...redo.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading)).toEqual(['Cost', 'Rates'])
  })

  it('say what no rule can follow, and do not tell what another agent has told', () => {
    const text = chapter({
      passages: [prices],
      expectedOutput,
      agent: { ...agent, name: 'Analyst' },
      conversation,
      standing: [{ number: 1, kind: 'request', person: 'Dana', text: 'Be bolder in tone.' }],
    })
    expect(text).not.toContain('1,720')
    expect(text).toContain('told by Controller')
    expect(text).toContain('_Dana asked: “Be bolder in tone.” The built-in model cannot do this by rule')
  })

  it('tell one fact once, though a slide repeats what a report says', () => {
    const report = passage('Harbour delivery was 81.5% in the first half of 2026 against a target of 96%.', {
      name: 'Report',
      chunkId: '0198c0de-0000-7000-8000-000000000201',
    })
    const slide = passage('Harbour delivery was 81.5% against a target of 96%.', {
      name: 'Slides',
      chunkId: '0198c0de-0000-7000-8000-000000000202',
    })
    const text = chapter({
      passages: [report, slide],
      expectedOutput: '- Harbour delivery: against the target',
    })
    expect(text.match(/81\.5%/g)).toHaveLength(1)
  })

  it('take for no gap what is complete', () => {
    const catalogue = passage(
      'Every requirement of the yard has a named owner and an acceptance criterion, and was confirmed in May.',
      { name: 'Catalogue', label: 'Requirements' },
    )
    const text = chapter({
      passages: [catalogue],
      expectedOutput:
        '- Gaps in the requirements: requirements without a named owner or acceptance criterion',
    })
    expect(text).not.toContain('Every requirement of the yard')
  })

  it('take for no gap of requirements what somebody has to test', () => {
    const answers = passage(
      'Assumption to be tested: the plan needs a stop of 96 hours at the yard, which breaks the limit of 72 hours.',
      { name: 'Answers' },
    )
    const text = chapter({
      passages: [answers],
      expectedOutput:
        '- Gaps in the requirements: what the people insist on that no requirement covers, and plans that break a limit; who can close each',
    })
    expect(text).not.toContain('96 hours')
  })

  it('take for no gap what has the words of the requirements and says nothing of what is missing', () => {
    const rules = passage(
      'The catalogue of the yard holds 148 requirements. Bidders answer each requirement with S (standard) or N (not met). Nobody has written a requirement for the night shift.',
      { name: 'Request', label: 'Requirements' },
    )
    const text = chapter({
      passages: [rules],
      expectedOutput:
        '- Gaps in the requirements: requirements that the catalogue of the yard and bidders miss',
    })
    expect(text).toContain('night shift')
    expect(text).not.toContain('148')
    expect(text).not.toContain('standard')
  })

  it('say of what unit a sum is where the caption does, and tell no list that the table beside it is', () => {
    const effort = passage(
      'Table 3. Person-days\n\nKind of work | Own days | Total\nDesign | 10 | 25\nData | 30 | 40\nTests | 20 | 35\nTotal | 60 | 100',
      { name: 'Plan', label: 'Migration effort', context: 'Migration effort' },
    )
    expect(chapter({ passages: [effort], expectedOutput: '- Migration effort: sums' })).toContain(
      '_Total (person-days): 25 + 40 + 35 = 100._',
    )
    const weights = passage('Criterion | Weight\nFit | 50%\nCost | 30%\nTeam | 20%', {
      name: 'Request',
      label: 'Award criteria',
      context: 'Award criteria',
      chunkId: '0198c0de-0000-7000-8000-000000000301',
    })
    const minutes = passage('The award criteria (fit 50%, cost 30%, team 20%) are approved by the board.', {
      name: 'Minutes',
      label: 'Award criteria',
      context: 'Award criteria',
      chunkId: '0198c0de-0000-7000-8000-000000000302',
    })
    const text = chapter({
      passages: [weights, minutes],
      expectedOutput: '- Award criteria: table with criterion and weight; who approved them',
    })
    expect(text).toContain('“The award criteria […] are approved by the board”')
    expect(text).toContain('Fit: 50%')
  })
})
