import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const prices = passageOf({
  name: 'Ferry prices',
  label: 'Sheet Prices rows 2-6',
  text: [
    'Cost, € thousand | Nordvik | Tessaro',
    'Hull | 410 | 520',
    'Total cost | 480 | 640',
    'Approved budget, upper limit | 600 | 600',
    'Above (+) or below (-) the limit | -120 | 40',
  ].join('\n'),
})
const levels = passageOf({
  name: 'Answers of the suppliers on ferries',
  label: 'Service',
  text: [
    'Measure | Required | Nordvik | Tessaro',
    'Availability a month | 99.0% | 99.4% | 98.2%',
    'Repair time | 6 hours | 4 hours | 9 hours',
  ].join('\n'),
})
const ratings = passageOf({
  name: 'Safety review of the suppliers',
  label: 'Rating by domain',
  text: [
    'Domain | Nordvik | Tessaro',
    'Fire protection | Green | Amber',
    'Life boats | Green | Green',
    'Crew training | Amber | Red',
  ].join('\n'),
})
const sites = passageOf({
  name: 'Company profile',
  label: 'Sites',
  text: [
    'Harbour | Turnover | Crew | Berths',
    'Hull | 41 | 120 | 6',
    'Gdynia | 22 | 88 | 4',
    'Total | 63 | 208 | 10',
  ].join('\n'),
})
const hosting = passageOf({
  name: 'Answers of the suppliers on safety',
  label: 'Spare parts',
  text: 'Spare parts\n\nNordvik stores spare parts in Bergen and flies them in. Tessaro stores spare parts in Ancona. Parts have to be there within two days.',
})

describe('which of several things lie above a limit', () => {
  it('is told by the signs of a row that says what they mean', () => {
    const above = ask('Which offer exceeds our budget?', prices)
    expect(above).toContain('Tessaro: **40**')
    expect(above).not.toContain('Nordvik')
    const within = ask('Welches Angebot liegt im Rahmen des Budgets?', prices)
    expect(within).toContain('Nordvik: **-120**')
    expect(within).not.toContain('Tessaro')
    expect(ask('How much headroom do we have with Nordvik?', prices)).toContain('**-120**')
  })

  it('is told by what is required, where the measure tells its good side', () => {
    const short = ask('Which suppliers fall short of the required availability?', levels)
    expect(short).toContain('Required: **99.0%**; Tessaro: **98.2%**')
    expect(short).not.toContain('Nordvik')
    expect(ask('Welche Anbieter erfüllen die geforderte Verfügbarkeit?', levels)).toContain(
      'Nordvik: **99.4%**',
    )
  })
})

describe('how somebody is rated', () => {
  it('is told by all rows of a table of marks on the subject, and by one where it is called so', () => {
    const whole = ask('How is Tessaro rated on safety?', ratings)
    for (const one of ['Fire protection', 'Life boats', 'Crew training']) expect(whole).toContain(one)
    expect(whole).not.toContain('Nordvik')
    expect(ask('Wie wird Tessaro bei der Safety bewertet?', ratings)).toContain('Crew training')
    const one = ask('How is Tessaro rated on fire protection?', ratings)
    expect(one).toContain('Amber')
    expect(one).not.toContain('Life boats')
  })

  it('is told of the columns that have the mark', () => {
    const amber = ask('Which suppliers are amber on fire protection?', ratings)
    expect(amber).toContain('Tessaro: **Amber**')
    expect(amber).not.toContain('Nordvik')
    expect(isRefused(ask('Which suppliers are red on fire protection?', ratings))).toBe(true)
  })
})

describe('what each of several has', () => {
  it('is told row by row, without the total', () => {
    const told = ask('How many berths does each harbour have?', sites)
    expect(told).toContain('Hull – Berths: **6**')
    expect(told).toContain('Gdynia – Berths: **4**')
    expect(told).not.toContain('10')
  })

  it('is told by the sentences of one place that name them', () => {
    const told = ask('Where does each supplier store spare parts?', hosting)
    expect(told).toContain('Bergen')
    expect(told).toContain('Ancona')
    expect(told).not.toContain('two days')
  })
})
