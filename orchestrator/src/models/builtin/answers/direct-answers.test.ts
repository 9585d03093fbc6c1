import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../../port.ts'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const passage = (name: string, text: string, label = 'Page 1'): Passage => passageOf({ name, text, label })

const yards = passage(
  'Fleet profile',
  'Yards\n\nYard | Turnover 2025 (EUR m) | Welders | Cranes\nOdense | 61.2 | 310 | 12\nGdynia | 38.4 | 240 | 9\nVigo | 22.9 | 150 | 5',
  'Yards',
)
const levels = passage(
  'Service annex',
  'Service levels\n\nMeasure | Required | Abel | Bruck\nRestart time | 4 hours | 2 hours | 9 hours\nBackup | Daily | Daily | Weekly',
  'Service levels',
)
const findings = passage(
  'Service annex',
  'Findings\n\n- F-01 Bruck: certificate before the start, restart time of four hours.\n- F-02 Abel: audit once a year.',
  'Findings',
)

describe('a figure', () => {
  it('is the cell of row and column, before a finding that wants another one', () => {
    const text = ask('What is the restart time of Bruck?', findings, levels)
    expect(text).toContain('Restart time – Bruck: **9 hours**')
    expect(text).not.toContain('four hours')
  })

  it('is of whom the question names, and not of whom a neighbouring sentence speaks', () => {
    const text = passage(
      'Offers',
      'Abel works in three waves: Odense, Gdynia, Vigo. The licence costs EUR 90,000 for 300 welders.',
    )
    expect(isRefused(ask('How many welders does Gdynia have?', text))).toBe(true)
    expect(ask('How many welders does Gdynia have?', text, yards)).toContain('Gdynia – Welders: **240**')
  })

  it('is a rate where it is money for a unit of time', () => {
    const rows = passage(
      'Model',
      'Assumption | Source\nReplacement of welders at €380 a day in all yards | Finance\nNo discount is taken | Offers',
      'Sheet Assumptions rows 2-3',
    )
    expect(ask('What is the replacement rate?', rows)).toContain('€380 a day')
  })

  it('of a priority is that of its column', () => {
    const counts = passage(
      'Catalogue',
      'Area | Must | Should | Total\nPainting | 7 | 11 | 18\nRigging | 5 | 6 | 11',
      'Areas',
    )
    expect(ask('How many must-have requirements are there in painting?', counts)).toContain('Must: **7**')
  })
})

describe('the most and the least', () => {
  it('of money is no count of days', () => {
    const effort = passage(
      'Effort',
      'Work | Yard days | Supplier days\nTender for suppliers | 60 | 10\nTraining | 20 | 30',
      'Effort',
    )
    expect(isRefused(ask('Which supplier is the cheapest?', effort))).toBe(true)
  })

  it('of things with several rows is that of their totals', () => {
    const years = passage(
      'Model',
      'Supplier | Cost | 2026 | 2027 | Total\nAbel | Licence | 40 | 40 | 80\nAbel | Work | 90 | 10 | 100\nAbel | Total | 130 | 50 | 180\nBruck | Licence | 60 | 60 | 120\nBruck | Work | 20 | 10 | 30\nBruck | Total | 80 | 70 | 150',
      'Sheet Years rows 2-7',
    )
    expect(ask('Which supplier is the cheapest?', years)).toContain('Compared: Bruck 150; Abel 180')
  })

  it('compares marks with marks, and not with how many are marked', () => {
    const marks = passage(
      'Marks of the suppliers',
      'Area | Criteria | Abel | Bruck\nPainting | 18 | 4.1 | 3.8\nRigging | 11 | 3.2 | 4.4\nCranes | 9 | 2.9 | 4.0',
      'Marks',
    )
    const text = ask('Which supplier has the best marks in painting?', marks)
    expect(text).toContain('Compared: Abel 4.1; Bruck 3.8')
    expect(text).not.toContain('18')
  })
})

describe('a list', () => {
  it('has the rows with the very value in the column that is named, whatever is said of the values beside it', () => {
    const domains = passage(
      'Annex',
      'A domain is yellow when a gap can be closed.\n\nDomain | Abel | Bruck\nAccess | Green | Yellow\nBackup | Green | Green\nAudit | Yellow | Green',
      'Rating',
    )
    const text = ask('Which domains are yellow for Bruck?', domains)
    expect(text).toContain('Access')
    expect(text).not.toMatch(/Audit|Backup/)
  })

  it('has what is in use everywhere', () => {
    const systems = passage(
      'Landscape',
      'System | Used at | Since\nHelm ERP | Odense | 2009\nMast CAD | All | 2018\nKeel CRM | Vigo | 2020',
      'Systems',
    )
    const text = ask('Which systems are used in Odense?', systems)
    expect(text).toContain('Helm ERP')
    expect(text).toContain('Mast CAD')
    expect(text).not.toContain('Keel CRM')
  })
})

describe('sentences', () => {
  it('about somebody else are not told beside the answer', () => {
    const text = ask(
      'Where does Abel host its data?',
      passage('Annex', 'Abel hosts in Turku with a copy in Malmö.\n\nBruck hosts its data in Utah.'),
    )
    expect(text).toContain('Turku')
    expect(text).not.toContain('Utah')
  })

  it('that say how long say not when', () => {
    const plan = passage(
      'Plan',
      'The plan takes 13 months in two waves, with Gdynia and Vigo starting together.',
    )
    expect(isRefused(ask('When does Gdynia start?', plan))).toBe(true)
  })

  it('say of the owner of a task nothing about what the task is about', () => {
    const actions = passage(
      'Minutes',
      'No. | Action | Owner\nA-3 | Data owner for Vigo named | Ilse Tornow\nA-4 | Cranes ordered | Jan Okoro',
      'Actions',
    )
    expect(ask('Who is the data owner of Vigo?', actions)).not.toContain('Owner: **Ilse Tornow**')
  })

  it('in German name no place that no source names', () => {
    expect(isRefused(ask('Wie viele Schweißer hat die Werft in Danzig?', yards))).toBe(true)
  })
})

describe('who decides', () => {
  it('is not told by who owns a risk', () => {
    const risks = passage(
      'Decision log of the vendor selection',
      'Risks\n\nRisk | Measure | Owner\nVendor answers late | Decided by December | Ada Brandt\nKey users away | Calendar agreed | Leo Marsh\nNo data owner | To be named | Kim Stone',
      'Risks',
    )
    expect(isRefused(ask('Who decides about the vendor?', risks))).toBe(true)
    const rights = passage(
      'Charter',
      'Decisions\n\nMatter | Decides\nVendor | Steering committee\nTraining | Programme office',
      'Decisions',
    )
    expect(ask('Who decides about the vendor?', risks, rights)).toContain('Steering committee')
  })
})
