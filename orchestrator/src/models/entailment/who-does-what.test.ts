// Who does what to whom, what stands in which clause, what it takes, and which of two is more so.
import { describe, expect, it } from '@jest/globals'
import { readClaim, readPassage, readSentence } from './index.ts'

const standing = (claim: string, text: string) => readClaim(claim, { text }).standing

describe('a claim against a sentence of the same words', () => {
  it.each([
    // In each other's part.
    [
      'The museum borrows the painting from a gallery in Lyon.',
      'The museum lends the painting to a gallery in Lyon.',
    ],
    ['Der Verein vermietet die Halle an die Stadt.', 'Die Stadt vermietet die Halle an den Verein.'],
    // Said in another clause, of another.
    ['The residents support the plan.', 'The council supports the plan, the residents oppose it.'],
    ['Die Eltern unterrichten die Kinder.', 'Der Lehrer unterrichtet die Kinder, die Eltern zahlen ihn.'],
    ['A Swiss bank built the dam.', 'The dam was built by a French firm; a Swiss bank paid for it.'],
    ['Staff park in the yard.', 'Guests may park in the yard; staff park in the street.'],
    // The figure of another clause.
    ['The pool closes at 7 a.m.', 'The pool opens at 7 a.m. and closes at 9 p.m.'],
    ['A season ticket costs 6 euros.', 'Season tickets cost 80 euros and day tickets cost 6 euros.'],
    ['The licence was granted in March.', 'The licence was refused in March and granted in May.'],
    // Denied by the verb.
    ['Die Prüfung findet in diesem Jahr statt.', 'Die Prüfung entfällt in diesem Jahr.'],
    ['Die Bank hat den Kredit gewährt.', 'Die Bank hat den Kredit versagt.'],
    ['The school has a sports hall.', 'The school lacks a sports hall.'],
    // What it takes.
    [
      'Pupils can go on the trip without their parents’ consent.',
      'No pupil may go on the trip without the parents’ consent.',
    ],
    [
      'The discount applies regardless of the day of payment.',
      'The discount applies only by payment within a week.',
    ],
    // Which is more so.
    ['Tarif A ist teurer als Tarif B.', 'Tarif B ist teurer als Tarif A.'],
    // What it is reckoned by, and of which part.
    ['The shop sells 300 loaves a week.', 'The shop sells 300 loaves daily.'],
    ['80 seats are reserved.', 'Half of the 80 seats are reserved.'],
    ['Staff work at least nine hours a day.', 'Staff work at most nine hours a day.'],
  ])('%s is against %s', (claim, text) => {
    expect(standing(claim, text)).toBe('contradicted')
  })

  it.each([
    [
      'A gallery in Lyon borrows the painting from the museum.',
      'The museum lends the painting to a gallery in Lyon.',
    ],
    ['Ein Sender kauft die Rechte vom Verlag.', 'Der Verlag verkauft die Rechte an einen Sender.'],
    ['Die Werft hat den Vertrag unterschrieben.', 'Den Vertrag hat die Werft unterschrieben.'],
    ['The residents are against the plan.', 'The council supports the plan, the residents oppose it.'],
    ['Paul Kern pays the invoices.', 'Anna Roth checks the invoices, and Paul Kern pays them.'],
    ['A day ticket costs 6 euros.', 'Season tickets cost 80 euros and day tickets cost 6 euros.'],
    ['The licence was granted in May.', 'The licence was refused in March and granted in May.'],
    ['The appeal was rejected by the court.', 'The court refused the appeal.'],
    ['Members pay no surcharge.', 'The surcharge is waived for members.'],
    ['A hairnet is needed to enter the kitchen.', 'Guests may not enter the kitchen without a hairnet.'],
    ['Only the captain may start the engine.', 'Nobody but the captain may start the engine.'],
    ['Tarif A ist günstiger als Tarif B.', 'Tarif B ist teurer als Tarif A.'],
    ['40 seats are reserved.', 'Half of the 80 seats are reserved.'],
    ['A third of the flats are empty.', 'Every third flat is empty.'],
    ['The lease ends at the end of 2028.', 'The lease runs until the end of 2028.'],
    [
      'Portwing and Aviserve handle the mail.',
      'Mail is handled by two firms, Portwing and Aviserve, whose contracts end in May.',
    ],
  ])('%s is not against %s', (claim, text) => {
    expect(standing(claim, text)).not.toBe('contradicted')
  })
})

describe('a statement', () => {
  it('that all were done in a year is not so of one that was done in another', () => {
    const table =
      '| Lift | Last service |\n| --- | --- |\n| East | 12 March 2026 |\n| West | 8 November 2025 |'
    expect(readClaim('All lifts were serviced in 2026.', { text: table }).standing).not.toBe('supported')
  })

  it('that somebody has what they need is not said by what they need', () => {
    expect(
      readSentence('The ferry has the engineers that it needs.', 'The ferry needs three engineers.').says,
    ).not.toBe('supports')
  })

  it('is not borne out by an amount alone, nor by who was meant', () => {
    expect(
      readSentence('The budget is below £6 million.', 'The subscription is £612,000 a year.').says,
    ).not.toBe('supports')
    const invited = 'Responses\n\nFive bakers were invited.'
    expect(readPassage('All five bakers that were invited have answered.', { text: invited }).says).not.toBe(
      'supports',
    )
  })

  it('is not denied by who proposed what was approved', () => {
    const sentence = 'The menus proposed by the kitchen team (fish, soup) are approved.'
    expect(readSentence('The board has approved the menus.', sentence).says).not.toBe('contradicts')
  })

  it('is not borne out by what is possible', () => {
    const sentence = 'Eine Verlängerung des Vertrags um ein Jahr ist möglich.'
    expect(readSentence('Der Vertrag wird um ein Jahr verlängert.', sentence).says).not.toBe('supports')
  })
})
