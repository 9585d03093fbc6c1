import { describe, expect, it } from '@jest/globals'
import { readPassage, readSentence } from './index.ts'
import { overtakenNames } from './succession.ts'
import { readClaim } from './read-claim.ts'

describe('what a sentence says of a statement, kind by kind', () => {
  it.each([
    // A deed at an earlier stage is not done.
    ['The pumps have been delivered.', 'The pumps were ordered in March.'],
    ['The extension is approved.', 'The owner has applied for the extension.'],
    ['Die Anlage ist angeschlossen.', 'Die Anlage wird im März angeschlossen.'],
    ['Die Unterlagen sind fertig.', 'Die Unterlagen sind Ende November fertig.'],
    ['The hearing has taken place.', 'The hearing, which is still to take place, concerns noise.'],
    ['The framework contract is still running.', 'The framework contract expired in August.'],
    // Shares.
    ['All files are scanned.', 'Of 900 files, 410 are scanned.'],
    ['The majority of the shops use the app.', 'Of 60 shops, 12 use the app.'],
    ['All lifts are checked.', 'Nine lifts are checked, two are not.'],
    // Who.
    ['Kim Soto is responsible for the budget.', 'Responsibility for the budget lies with Ben Ahl.'],
    ['Ada Holm leads the project.', 'Ada Holm has handed the project over to Jan Voigt.'],
    // What must not be.
    ['Guests may enter the hall.', 'Guests must not enter the hall.'],
    ['The club has a treasurer.', 'The post of treasurer of the club is vacant.'],
    ['The council will build an indoor pool.', 'The council has decided against an indoor pool.'],
  ])('%s is contradicted by %s', (statement, sentence) => {
    expect(readSentence(statement, sentence).says).toBe('contradicts')
  })

  it.each([
    ['At least 80 buses have a printer.', 'Of 120 buses, 84 have a printer.'],
    ['The board meets four times a year.', 'The board meets every quarter.'],
    ['Samples are kept for at least a year.', 'Samples are kept for 18 months.'],
    ['The shop is open on Saturdays.', 'The shop is open Monday to Saturday.'],
    ['The use of private phones is forbidden.', 'The use of private phones is not allowed.'],
    ['Die Behörde wurde eingebunden.', 'The authority was consulted and raised no objections.'],
    ['Children under six travel free of charge.', 'Kinder unter sechs Jahren fahren kostenlos.'],
    ['The project needs at most six external consultants.', 'External consultants: 4.'],
    ['Night shifts end at six in the morning.', 'Night shifts end at 6 am.'],
  ])('%s is supported by %s', (statement, sentence) => {
    expect(readSentence(statement, sentence).says).toBe('supports')
  })

  it.each([
    ['Citizens can appeal online.', 'It would be good if citizens could appeal online.'],
    ['The rules were reviewed.', 'Who reviews the rules is not recorded.'],
    ['The insurer pays for the repair.', 'If the ratio stays low, the insurer would pay for the repair.'],
    ['The generator was tested this quarter.', 'The generator was tested in November 2023.'],
    ['The shop is closed on Sundays.', 'The shop is open Monday to Saturday.'],
    ['The price includes scrapping.', 'Mounting is included; scrapping has its own price.'],
  ])('%s is neither supported nor contradicted by %s', (statement, sentence) => {
    expect(['partly', 'unrelated']).toContain(readSentence(statement, sentence).says)
  })

  it('reads lists that tick off, and headings without their marks', () => {
    const list = '- [x] Floor marked\n- [ ] Chargers mounted'
    expect(readPassage('The floor is marked.', { text: list }).says).toBe('supports')
    expect(readPassage('The chargers are mounted.', { text: list }).says).toBe('contradicts')
    const open = '2 Acceptance criteria\n\nLeft blank until the workshop.\n\n3 Languages\n\nEnglish.'
    expect(readPassage('The acceptance criteria are agreed.', { text: open }).says).toBe('contradicts')
  })

  it('takes a row of another figure for no tick', () => {
    const text = '| Data | Kept for |\n| --- | --- |\n| Letters | 10 years |\n| Logs | 2 years |'
    expect(readPassage('Letters are kept for thirty years.', { text }).says).toBe('contradicts')
  })
})

describe('documents that another has taken the place of', () => {
  it('are those that it names, and earlier versions of it', () => {
    const names = overtakenNames([
      { name: 'Circular 11 of 2024.md', text: 'Cheques are accepted.' },
      { name: 'Circular 3 of 2026.md', text: 'This circular repeals circular 11 of 2024. No cheques.' },
      { name: 'Concept v1.md', text: 'Old.' },
      { name: 'Concept v2.md', text: 'New.' },
      { name: 'Plan v1.md', text: 'Another thing.' },
    ])
    expect([...names]).toEqual(['Circular 11 of 2024.md', 'Concept v1.md'])
  })
})

describe('a claim and a passage', () => {
  const passage = {
    text: 'Fees are set once a year by the assembly. Supplier Meyn asks for 8 percent more. Nine stores are in Austria.',
  }

  it.each([
    ['Fees are set by the treasurer.', 'name'],
    ['Meyn asks for 8 percent less.', 'number'],
    ['Neun Filialen liegen in der Schweiz.', 'name'],
  ])('%s differs in its %s', (claim, because) => {
    expect(readClaim(claim, passage)).toMatchObject({ standing: 'contradicted', because })
  })

  it('that share one ordinary word speak of different things', () => {
    expect(readClaim('The supplier of the canteen comes from Graz.', passage).isSpokenOf).toBe(false)
    expect(readClaim('Once a year the assembly decides about the fees.', passage).isSpokenOf).toBe(true)
  })
})
