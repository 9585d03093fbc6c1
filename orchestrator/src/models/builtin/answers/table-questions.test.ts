import { describe, expect, it } from '@jest/globals'
import type { Passage } from '../../port.ts'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const passage = (name: string, text: string, label = 'Page 1'): Passage => passageOf({ name, text, label })

const moves = passage(
  'Moves',
  'Standorte\n\nStandort | Mitarbeiter | Fahrzeuge | Umstellung\nLüneburg | 210 | 85 | 6. Juli 2026\nVillach | 145 | 60 | 5. Oktober 2026\nBozen | 80 | 35 | 11. Januar 2027',
  'Standorte',
)
const tasks = passage(
  'Minutes',
  'Actions\n\nAction | Who | Due | State\nWrite the fallback plan | Ida Krohn | 19 June 2026 | open\nBook the rooms | Tom Vance | 12 June 2026 | done\nInform the council | Ida Krohn | 24 June 2026 | in progress',
  'Actions',
)
const levels = passage(
  'Charter',
  'Service levels\n\n| Gold | Silver\nAvailability | 99.95 % | 99.8 %\nRestoration | 2 hours | 8 hours',
)
const budget = passage(
  'Budget 2026',
  'Cost item (EUR thousand) | Q1 | Q2 | Year\nLicences | 120 | 130 | 250\nConsultants | 310 | 280 | 590',
  'Sheet Plan rows 2-3',
)

describe('conditions', () => {
  it.each([
    {
      question: 'Welche Standorte werden 2027 umgestellt?',
      given: moves,
      said: ['Bozen'],
      unsaid: ['Villach', 'Lüneburg'],
    },
    {
      question: 'Which sites have more than 100 employees?',
      given: moves,
      said: ['Lüneburg', 'Villach'],
      unsaid: ['Bozen'],
    },
    {
      question: 'Which actions are not finished yet?',
      given: tasks,
      said: ['fallback plan', 'council'],
      unsaid: ['Book the rooms'],
    },
    {
      question: 'What do we spend on consultants in the second quarter?',
      given: budget,
      said: ['**280**'],
      unsaid: ['310', '590'],
    },
  ])('$question', ({ question, given, said, unsaid }) => {
    const text = ask(question, given)
    for (const one of said) expect(text).toContain(one)
    for (const one of unsaid) expect(text).not.toContain(one)
  })
})

describe('columns', () => {
  it('are found by what they are for, each that is asked for', () => {
    const text = ask('Who has to inform the council, and by when?', tasks)
    expect(text).toContain('Who: **Ida Krohn**; Due: **24 June 2026**')
  })

  it('name what is asked about where the first column names its attributes', () => {
    expect(ask('How fast is service restored with Silver?', levels)).toContain('Silver: **8 hours**')
  })
})

describe('sums', () => {
  it('add up the rows of one column, with their terms', () => {
    expect(ask('Wie viele Mitarbeiter haben alle Standorte zusammen?', moves)).toContain(
      'Summe: 210 + 145 + 80 = **435**',
    )
  })

  it('never add up what one of several is chosen from', () => {
    const offers = passage('Offers', 'Offers\n\nVendor | Price (EUR)\nAbel | 200\nBruck | 300\nCorda | 400')
    expect(ask('What is the total price of all vendors?', offers)).not.toContain('900')
  })
})

describe('facts and lists', () => {
  const facts = passage(
    'Report',
    'Incident report\n\n- Cause: an expired certificate\n- Patients affected: 1,260',
  )
  const scope = passage(
    'Scope',
    'Scope\n\nThe following are not part of the programme:\n\n• Payroll\n\n• The customer app',
    'Scope',
  )

  it('answer by the line that names what is asked', () => {
    expect(ask('What caused the incident?', facts)).toContain('“Cause: an expired certificate”')
    expect(ask('How many patients were affected by the incident?', facts)).toContain('1,260')
  })

  it('are told item by item under the sentence that leads to them, and not for the contrary', () => {
    const text = ask('What is not part of the programme?', scope)
    expect(text).toContain('“Payroll”')
    expect(text).toContain('“The customer app”')
    expect(ask('What is part of the programme?', scope)).not.toContain('“Payroll”')
  })
})

describe('what a table does not have', () => {
  it.each([
    ['Wie viele Fahrzeuge hat Salzburg?', moves],
    ['What do we spend on consultants in 2029?', budget],
    ['What availability does the platinum level have?', levels],
    ['Who has to inform the works doctor?', tasks],
    ['What is the day rate of Ida Krohn?', tasks],
  ])('is refused: %s', (question, given) => {
    expect(isRefused(ask(question, given))).toBe(true)
  })
})
