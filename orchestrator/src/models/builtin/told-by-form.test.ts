import { describe, expect, it } from '@jest/globals'
import type { Evidence, Passage } from '../port.ts'
import { contribution } from './contribution.ts'
import { finalSummary } from './final-summary.ts'
import { passageOf as passage } from './testing/passage-of.ts'

const chapter = (expectedOutput: string, passages: Passage[], more: Partial<Evidence> = {}): string =>
  contribution({
    phaseName: 'Assessment',
    phaseDescription: '',
    inputs: [],
    passages,
    conversation: [],
    expectedOutput,
    ...more,
  })

const measures = passage(
  'Figures',
  'Measure | Actual | Target\nDays to answer a complaint | 19 | 8\nAvailability of lifts in percent | 97.5 | 95\nErrors in invoices | 40 | 60\nVisitors | 900 | 800',
  { label: 'Sheet Measures rows 2-5' },
)

describe('what a part asks for by its form', () => {
  it('is a measure on the good or the bad side of its target, where its name tells which that is', () => {
    const told = chapter('- Strengths: ranked, with figure and unit\n- Weaknesses: ranked, with figure', [
      measures,
    ])
    const [strengths = '', weaknesses = ''] = told.split('### Weaknesses')
    expect(strengths).toContain('Availability of lifts')
    expect(strengths).toContain('Errors in invoices')
    expect(weaknesses).toContain('Days to answer a complaint')
    expect(weaknesses).not.toContain('Errors')
    expect(told).not.toContain('Visitors')
  })

  it('is a sentence that says what comes before what', () => {
    const plan = passage(
      'Plan',
      'P2 waits for P1 since both need the same ledger. The hall is painted in blue. P4 comes after P3, which frees its people.',
    )
    const told = chapter('- Order: by dependency and value, with the reason for each place', [plan])
    expect(told).toContain('P2 waits for P1')
    expect(told).toContain('P4 comes after P3')
    expect(told).not.toContain('painted')
  })

  it('is what nobody decides, and not all that is decided', () => {
    const notes = passage(
      'Interviews',
      'Nobody owns the price list: sales says purchasing, and purchasing says sales. Discounts above 500 are decided by the owner of the shop.',
    )
    const told = chapter('- Decisions without owner: decisions that nobody holds, with the effect seen', [
      notes,
    ])
    expect(told).toContain('Nobody owns the price list')
    expect(told).not.toContain('Discounts above')
  })
})

const register = passage(
  'Risk register',
  'No. | Risk | Category | Owner | Status\n1 | The old scanner fails | Technology | Ada Brandt | open\n2 | Drivers leave | People | Jonas Weir | open\n3 | Scanner was late | Technology | Ada Brandt | closed',
  { label: 'Rows 2-4' },
)

describe('a log of all risks', () => {
  it('answers who asks for those of one subject by the rows of that subject', () => {
    const told = chapter('- Technical risks: those that would stop a step', [register])
    expect(told).toContain('The old scanner fails')
    expect(told).not.toContain('Drivers leave')
  })

  it('is told whole only with the word that none of them is of the subject', () => {
    const log = passage(
      'Risk log',
      'No | Risk | Rating\n1 | The hall is sold before the move | High\n2 | Two planners retire | Medium',
      { label: 'Risks' },
    )
    const lead = 'No source names such risks by themselves'
    const told = chapter('- Integration risks: with measure', [log])
    expect(told).toContain('The hall is sold')
    expect(told.indexOf(lead)).toBeLessThan(told.indexOf('The hall is sold'))
    expect(told).toContain(lead)
    expect(chapter('- Risks: with measure', [log])).not.toContain(lead)
    const own = passage('Integration study', 'No | Risk | Rating\n1 | The bus is overloaded | High', {
      label: 'Integration risks',
    })
    expect(chapter('- Integration risks: with measure', [own])).not.toContain(lead)
  })

  it('tells nothing that is closed', () => {
    const told = chapter('- Risks: table with risk, owner and measure', [register])
    expect(told).toContain('Drivers leave')
    expect(told).not.toContain('Scanner was late')
  })

  it.each([
    'R-4 No owner of the data – Likelihood: high; Effect: EUR 20,000',
    '“R-4 No owner of the data: three weeks cost about EUR 20,000”',
  ])('stands under risks in the summary, whatever part has told it: %s', (told) => {
    const row = `- ${told} (Log) [[${register.chunkId}]]`
    const summary = finalSummary({
      phaseName: 'Assessment',
      phaseDescription: '',
      inputs: [],
      passages: [register],
      conversation: [
        { role: 'CONTRIBUTOR', speaker: 'Analyst', text: `## Data\n\n### Data owners\n\n${row}` },
      ],
    })
    expect(summary).toContain('### Risks')
    expect(summary).not.toContain('### Figures')
  })
})

describe('a table', () => {
  it('keeps rows whose last cells are empty', () => {
    const response = passage(
      'Survey',
      'Unit | Asked | Answered | Reason\nDepot | 12 | 4 | summer timetable\nWorkshop | 9 | 9\nTotal | 21 | 13\n\nThe rate is 62 percent.',
      { label: 'Response' },
    )
    const told = chapter('- Response: units and people asked, answered and missing, rate computed', [
      response,
    ])
    expect(told).toContain('Workshop – Asked: 9; Answered: 9')
    expect(told).toContain('Total – Asked: 21; Answered: 13')
    expect(told).toContain('The rate is 62 percent')
  })

  it('is told by the part that its heading names whole, and not by one that shares a column', () => {
    const steps = passage(
      'Road map',
      'Step | Owner | Cost (EUR)\nS1 Scanner | Ada Brandt | 40000\nS2 Portal | Jonas Weir | 30000',
      {
        label: 'Steps',
      },
    )
    const needs = passage(
      'Road map',
      'Step | Needed | Owner\nS1 | Interface of the ledger | Ada Brandt\nS1 | Article numbers | Jonas Weir',
      {
        label: 'Needs',
      },
    )
    const told = chapter('- Needs by step: table with step, system needed, present or missing, and owner', [
      steps,
      needs,
    ])
    expect(told).toContain('Interface of the ledger')
    expect(told).not.toContain('S1 Scanner')
  })
})

it('says who has told what a part asks for, and under which of its headings', () => {
  const options = passage('Paper', 'Option | Principle\nA. Stay | As today\nB. Merge | One place', {
    label: 'Options',
  })
  const output = '- Options: table with option and principle'
  const first = chapter(output, [options])
  const told = chapter(output, [options], {
    conversation: [{ role: 'CONTRIBUTOR', speaker: 'Analyst', text: first }],
    agent: { name: 'Planner', role: 'CONTRIBUTOR', chapterTitle: 'Plan' },
  })
  expect(told).toContain('is told by Analyst under “Options”')
})

describe('days of minutes', () => {
  const minutes = passage(
    'Harbour board, 10 February 2027',
    'The dredging begins on 12 April, the quay follows on 29 May. The pump was oiled on 3 January by the watch.',
  )

  it('are of the year that the minutes are of, where something is to come', () => {
    const told = chapter('- Timetable: beginning of dredging, quay and pump, each with its day', [minutes])
    expect(told).toContain('The dredging begins on 12 April')
    expect(told).not.toContain('oiled')
  })
})
