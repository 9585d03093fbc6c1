import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../port.ts'
import { contribution } from './contribution.ts'
import { passageOf as passage } from './testing/passage-of.ts'

const chapter = (
  expectedOutput: string,
  passages: Passage[],
  language: 'en' | 'de' = 'en',
): Record<string, string> => {
  const text = contribution({
    phaseName: 'Assessment',
    phaseDescription: '',
    inputs: [],
    passages,
    conversation: [],
    expectedOutput,
    language,
  })
  return Object.fromEntries(
    text
      .split(/^### /mu)
      .slice(1)
      .map((section) => [section.split('\n', 1)[0] ?? '', section]),
  )
}

const rota = passage(
  'Rota',
  'Duty | Group | Stand-in | Remark\nOpen the gates | Wardens | Night guard | -\nCount the tickets | Cashiers | None | new\nGrease the hinges | Fitters | Foreman | -',
  { label: 'Duties' },
)
const kessel = passage(
  'Kesselliste',
  'Nr | Kessel | Prüfer | Wartungsvertrag | Bemerkung\nK1 | Halle Nord | Ada Brandt | Nordwerk | -\nK2 | Halle Süd | Jonas Weir |  | alt\nK3 | Turm | Ada Brandt | Nordwerk | -\nK4 | Keller | Mia Holm |  |',
  { label: 'Rows 2-5' },
)

describe('a part that a column of a table is called after', () => {
  it('is answered by that table', () => {
    expect(chapter('- Stand-ins: who stands in, or that nobody does', [rota])['Stand-ins']).toContain(
      'Open the gates – Group: Wardens; Stand-in: Night guard',
    )
  })

  it('is not where the column is one that any table has', () => {
    expect(chapter('- Remark: what was said by visitors', [rota])).toEqual({})
  })

  it('has the rows with something there, or those with nothing, where it asks for either', () => {
    const told = chapter(
      '- Kessel mit Wartungsvertrag: Tabelle mit Kessel und Prüfer\n- Kessel ohne Wartungsvertrag: Kessel, Prüfer',
      [kessel],
      'de',
    )
    expect(told['Kessel mit Wartungsvertrag']).toContain('Halle Nord')
    expect(told['Kessel mit Wartungsvertrag']).not.toContain('Halle Süd')
    expect(told['Kessel ohne Wartungsvertrag']).toContain('Halle Süd')
    expect(told['Kessel ohne Wartungsvertrag']).toContain('Keller')
    expect(told['Kessel ohne Wartungsvertrag']).not.toContain('Turm')
  })
})

describe('a table', () => {
  it('is told where its first column is that by which a part is told apart', () => {
    const visits = passage(
      'Count',
      'Station | Visitors | Complaints\nHarbour | 4,100 | 12\nMarket | 2,900 | 31\nAbbey | 800 | 2',
      { label: 'June' },
    )
    const told = chapter('- Results by station: complaints with number of visitors', [visits])
    expect(told['Results by station']).toContain('Market – Visitors: 2,900')
  })

  it('answers by its question words, who and when', () => {
    const heard = passage(
      'Notes',
      'Group | People | When | What it was about\nPilots | 6 | 4 May 2026 | Night shifts\nDockers | 11 | 6 May 2026 | Cranes',
      { label: 'Rooms' },
    )
    const told = chapter('- Opinions: table with group, number, date and topics', [heard])
    expect(told.Opinions).toContain('Dockers – People: 11')
  })

  it('answers a part that names the input which its heading is', () => {
    const watched = passage(
      'Plan',
      'Gauge | Limit | Who reacts\nPressure | 4 bar | Guard\nHeat | 80 °C | Fitter',
      {
        label: 'What is kept an eye on',
      },
    )
    const told = chapter(
      '- Surveillance: for each item of the input What is kept an eye on its limit and who reacts',
      [watched],
    )
    expect(told.Surveillance).toContain('Pressure')
  })

  it('of a sheet keeps a row of which most cells at its end are empty', () => {
    const sheet = passage(
      'Stock',
      'No | Pump | Place | Maker | Tested | Remark | Price\n1 | Bilge | Bow | Nordwerk | 2025 | - | 40\n2 | Fire | Stern\n3 | Ballast | Hold | Nordwerk | 2024 | - | 90',
      { label: 'Rows 2-4' },
    )
    expect(chapter('- Pumps: table with pump, place and maker', [sheet]).Pumps).toContain(
      '2 Fire – Place: Stern',
    )
  })
})

it('tells numbers of accounts as they are, and amounts with their thousands apart', () => {
  const lines = passage(
    'Ledger',
    'Line | A year (EUR) | Cost centre\nPaint | 24000 | 7110\nBrushes | 6500 | 7200\nRent | 18000 | 7110',
    { label: 'Cost' },
  )
  const told = chapter('- Cost: lines with amount and cost centre', [lines]).Cost
  expect(told).toContain('A year (EUR): 24,000; Cost centre: 7110')
})

describe('not told', () => {
  const plan = (text: string, more: Partial<Passage> = {}) =>
    chapter('- Timetable: dated list', [passage('Plan', text, more)])

  it('in a timetable is what has been done by its date, or who was heard then', () => {
    const told = plan(
      'The rules were adopted on 3 May 2026 and will not be changed. The hall opens on 4 June 2026. Geprüft wurde der Kran am 2. Mai 2026.',
      { label: 'Dates' },
    ).Timetable
    expect(told).toContain('hall opens')
    expect(told).not.toContain('rules were adopted')
    expect(told).not.toContain('Kran')
    expect(
      plan('Group | When | Topic\nPilots | 4 May 2026 | Shifts\nDockers | 6 May 2026 | Cranes', {
        label: 'Talks',
      }),
    ).toEqual({})
  })

  it('of owners of something is who owns a risk to it', () => {
    const risks = passage(
      'Log',
      'No | Risk | Rating | Owner\nR1 | Crane logs leave the country | Medium | Ada Brandt\nR2 | No owner of the crane logs in Hull | High | Jonas Weir',
      { label: 'Risks' },
    )
    const notes = passage('Minutes', 'Leeds has named the owner of its crane logs, Mia Holm. Hull has not.', {
      label: 'Crane log owners',
    })
    const told = chapter('- Crane log owners: by site, the name or that it is open', [risks, notes])[
      'Crane log owners'
    ]
    expect(told).toContain('Mia Holm')
    expect(told).not.toContain('leave the country')
  })

  it('is who wrote a text, and when', () => {
    const told = chapter('- Findings: what was seen', [
      passage('Survey', 'Ada Brandt, head of the yard, 4 May 2026.\n\nThe quay has cracks at berth two.', {
        label: 'Findings',
      }),
    ]).Findings
    expect(told).toContain('cracks at berth two')
    expect(told).not.toContain('Ada Brandt')
  })
})

it('quotes a sentence on a person with the one that names them', () => {
  const told = chapter('- Capacity: hours of each person', [
    passage(
      'Paper',
      'Ada Brandt looks after the cranes. She can give 8 hours a month to the capacity of the yard.',
      {
        label: 'Capacity',
      },
    ),
  ]).Capacity
  expect(told).toContain('“Ada Brandt looks after the cranes. She can give 8 hours')
})

it('leaves what stands under a word of the name alone, where another agent has told what was asked for', () => {
  const pumps = passage(
    'Pump list',
    'No | Pump | Gauge | Place\nP1 | Bilge | Nordwerk 4 | Bow\nP2 | Fire |  | Stern\nP3 | Ballast | Nordwerk 5 | Hold',
    { label: 'Rows 2-4' },
  )
  const about = passage('Talks', 'The crew thinks that the sea is too rough for new pumps.', {
    label: 'On the pumps',
  })
  const output = '- Pumps with a gauge: table with pump, gauge and place'
  const first = contribution({
    phaseName: 'Assessment',
    phaseDescription: '',
    inputs: [],
    passages: [pumps],
    conversation: [],
    expectedOutput: '- Pumps: table with pump, gauge and place',
  })
  const told = contribution({
    phaseName: 'Assessment',
    phaseDescription: '',
    inputs: [],
    passages: [pumps, about],
    conversation: [{ role: 'CONTRIBUTOR', speaker: 'Analyst', text: first }],
    expectedOutput: output,
    agent: { name: 'Planner', role: 'CONTRIBUTOR', chapterTitle: 'Plan' },
  })
  expect(told).toContain('is told by Analyst under “Pumps”')
  expect(told).not.toContain('too rough')
})

it('is no gap in data that a contract is missing', () => {
  const minutes = passage(
    'Protokoll',
    'Einen Vertrag gibt es noch nicht. Für die Pegeldaten fehlt eine Quelle.',
    {
      label: 'Punkt 6',
    },
  )
  const told = chapter('- Datenlücken: Daten ohne Quelle', [minutes], 'de')
  expect(told.Datenlücken ?? '').not.toContain('Vertrag')
})
