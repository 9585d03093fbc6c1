import { describe, expect, it } from '@jest/globals'
import type { Evidence, Passage } from '../port.ts'
import { contribution } from './contribution.ts'
import { finalSummary } from './final-summary.ts'
import { checkStatement } from './statement-check.ts'
import { passageOf } from './testing/passage-of.ts'

const passage = (text: string, more: Partial<Passage> = {}): Passage => passageOf('Study', text, more)
const chapter = (expectedOutput: string, passages: Passage[], more: Partial<Evidence> = {}): string =>
  contribution({
    phaseName: 'Discovery',
    phaseDescription: '',
    inputs: [],
    passages,
    conversation: [],
    expectedOutput,
    ...more,
  })

const riskLog = passage(
  'No. | Risk | Rating | Measure | Owner\nR-1 | Key users are not available | High | Calendar agreed | Ada Brandt\nR-2 | Answers are not verified | Medium | Two calls | Jonas Weir',
  { name: 'Risk log', label: 'Rows 2-3' },
)

describe('what a table lists', () => {
  it('is told by who asks for it, in whichever document', () => {
    const losses = passage(
      'Incident | Hours | Loss (EUR)\nFile servers in June | 31 | 236000\nNetwork in February | 5 | 41000',
      { name: 'Losses', label: 'Sheet Losses rows 2-3' },
    )
    const told = chapter('Own incidents', [losses])
    expect(told).toContain('File servers in June – Hours: 31; Loss (EUR): 236,000')
    expect(chapter('Eigene Vorfälle', [losses], { language: 'de' })).toContain('236.000')
  })

  it('stands under its own heads, also where the next sheet has as many columns', () => {
    const sheets = [
      'Item | Option A | Option B\nEquipment | 28 | 31',
      'Incident | Hours | Patients\nFile servers | 41 | 412',
    ]
    const passages = sheets.map((text, index) =>
      passage(text, {
        chunkId: `0198c0de-0000-7000-8000-00000000004${index}`,
        name: 'Workbook',
        label: `Sheet ${index === 0 ? 'Options' : 'Losses'} rows 2-2`,
      }),
    )
    const documents = [{ name: 'Workbook', sourceKind: 'initiative' as const, passages }]
    expect(chapter('Incidents', [], { documents })).toContain('File servers – Hours: 41; Patients: 412')
  })

  it('is every row of a log of risks for who asks for threats', () => {
    const told = chapter('Relevant threats', [riskLog])
    expect(told).toContain('R-1 Key users are not available')
    expect(told).toContain('R-2 Answers are not verified')
  })

  it('is said by the name that a sheet was given', () => {
    const rows =
      'Cost line | Yearly (GBP) | Five years (GBP)\nHosting | 740000 | 3700000\nSupport | 910000 | 4550000'
    const sheets = [
      passage(rows, { name: 'Cost sheet', label: 'Sheet Running costs rows 2-3' }),
      passage('The board approved a budget of £5.6 million for the move.', {
        name: 'Charter',
        label: '3. Budget',
      }),
    ]
    const told = chapter('Cost today', sheets)
    expect(told).toContain('Hosting – Yearly (GBP): 740,000; Five years (GBP): 3,700,000')
    expect(told).not.toContain('5.6 million')
  })

  it('is no risk of one subject where it is a log of all and something deals with these', () => {
    const output =
      '- Migration risks: table with risk, effect, measure, owner and date\n- Milestones: dated list'
    const assessment = passage('- Lead times are loaded as they are, with the risk that plans fail.', {
      name: 'Migration assessment',
      label: '5. Migration risks',
    })
    const told = chapter(output, [riskLog, assessment])
    expect(told).toContain('Lead times are loaded')
    expect(told).not.toContain('R-1 Key users')
    expect(chapter(output, [riskLog])).toContain('R-1 Key users')
  })

  it('is no gap of one’s own where vendors have to answer', () => {
    const clarifications = passage(
      'No. | Vendor | Question | Due\nC-1 | Halder | Cap on prices, still open | 20 May 2026\nC-2 | Quint | Place of the data, not yet named | 20 May 2026',
      { label: 'Clarifications' },
    )
    expect(chapter('Gaps in the requirements', [clarifications])).not.toContain('Cap on prices')
    expect(chapter('Clarifications of vendors', [clarifications])).toContain('Cap on prices')
    expect(chapter('Timetable', [clarifications])).toContain('**Open:** Timetable')
  })
})

describe('a heading that names a body', () => {
  it('says nothing of what stands under it', () => {
    const minutes = passage(
      '- The committee approved the mandate of the assessment.\n- The committee wants the report in January.',
      { name: 'Minutes', label: 'Audit and risk committee, minutes of 20 October 2026' },
    )
    expect(chapter('Relevant threats', [minutes])).toContain('**Open:** Relevant threats')
  })
})

describe('a date', () => {
  it('that is all a line says stands before it once, with its year', () => {
    const timetable = passage(
      '- Interviews: 26 October to 13 November 2026\n- Draft report: 18 December 2026',
      {
        label: 'Timetable',
      },
    )
    const told = chapter('Timetable', [timetable])
    expect(told).toContain('- **26 October to 13 November 2026:** “Interviews” (Study, Timetable)')
    expect(told).toContain('- **18 December 2026:** “Draft report” (Study, Timetable)')
  })

  it('of a column is none that an input with another name gives', () => {
    const inputs = [
      { label: 'Date that cannot move', value: '2028-09-30' },
      { label: 'Goal', value: 'Central systems stand still no more than eight hours a year.' },
    ]
    const table = passage(
      'Measure | Today | Date\nOutage of central systems, hours a year | 37 | 31 December 2028\nServers | 61 | 31 March 2028',
    )
    expect(chapter('Milestones', [table], { inputs })).not.toContain('### Sources that differ')
  })
})

describe('an input that gives what holds so far', () => {
  it('is compared with what a document calls by the rest of its name', () => {
    const inputs = [{ label: 'Budget approved so far', value: 'GBP 5600000' }]
    const minutes = passage(
      'Ada Brandt said that the approved budget of £5.2 million does not cover the parallel running of both estates.',
      {
        label: 'Budget',
      },
    )
    expect(chapter('Budget', [minutes], { inputs })).toContain('**Budget approved so far:** the input says')
  })
})

describe('a place', () => {
  it('does not repeat what the file is called', () => {
    const charter = passage('The contract with the host must end on 30 September 2028.', {
      name: 'Programme-Charter',
      label: 'Programme Charter: Leaving the city',
    })
    expect(chapter('Contract with the host', [charter])).toContain('2028” (Programme-Charter) ')
  })
})

describe('why a judge went against the work', () => {
  it('is no part that is open, and nobody’s wish', () => {
    const told = chapter(
      'Scope',
      [passage('In scope are the stores and the web shop.', { label: 'Scope' })],
      {
        revisionRequest: '7 of 13 parts have no source: there is too little to build on.',
        revisionBy: 'agent',
      },
    )
    expect(told).not.toContain('7 of 13')
  })
})

describe('the summary', () => {
  it('calls no decision what only names what is approved', () => {
    const text =
      '### Budget check\n\n- “The approved budget of £5.2 million does not cover the overlap” (Minutes) [[0198c0de-0000-7000-8000-000000000031]]'
    const summary = finalSummary({
      phaseName: 'Discovery',
      phaseDescription: '',
      inputs: [],
      passages: [],
      conversation: [{ role: 'CONTRIBUTOR', speaker: 'Finance', text }],
    })
    expect(summary).not.toContain('### Decisions')
    expect(summary).toContain('does not cover the overlap')
  })
})

describe('what validation writes', () => {
  it('names places as chapters do', () => {
    const budget = passage('Running both estates in parallel is not included in the budget.', {
      name: 'Charter',
      label: '3. Budget',
      page: 3,
    })
    const { description } = checkStatement(
      { id: 's1', text: 'Running both estates in parallel is included in the budget' },
      { inputs: [], passages: [budget], turns: [] },
    )
    expect(description).toContain('(Charter, 3. Budget)')
  })

  it('takes who approved a document for nothing against what it tells', () => {
    const front = passage('Stand: 14. September 2026, vom Vorstand genehmigt am 21. September 2026')
    const statement = { id: 's1', text: 'Der Lenkungsausschuss hat den Rahmen der Kosten genehmigt' }
    expect(checkStatement(statement, { inputs: [], passages: [front], turns: [] }, 'de').verdict).toBe(
      'cannot-tell',
    )
  })
})
