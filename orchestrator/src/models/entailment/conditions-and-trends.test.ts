import { describe, expect, it } from '@jest/globals'
import { readClaim } from './read-claim.ts'
import { readPassage } from './read-passage.ts'

describe('what is bound to a condition that is not met', () => {
  it.each([
    [
      'The sponsor has paid for the bandstand.',
      'The sponsor pays for the bandstand once the site is cleared; the site is not cleared yet.',
      'contradicts',
    ],
    [
      'Die Stadt zahlt den Zuschuss.',
      'Die Stadt zahlt den Zuschuss, sofern mindestens 50 Anmeldungen vorliegen. Bisher sind 31 Anmeldungen eingegangen.',
      'contradicts',
    ],
    [
      'Die Stadt zahlt den Zuschuss.',
      'Die Stadt zahlt den Zuschuss, sofern mindestens 50 Anmeldungen vorliegen.',
      'partly',
    ],
    [
      'The sponsor pays for the bandstand once the site is cleared.',
      'The sponsor pays for the bandstand once the site is cleared; the site is not cleared yet.',
      'supports',
    ],
  ])('%s', (statement, text, expected) => {
    expect(readPassage(statement, { text }).says).toBe(expected)
  })
})

describe('what rose and what fell, by the figures of several times', () => {
  it.each([
    [
      'Subscriptions to the almanac are growing.',
      'Subscriptions to the almanac: 900 in 2023, 940 in 2024, 1,010 in 2025.',
      'supports',
    ],
    [
      'Subscriptions to the almanac fell in 2025.',
      'Subscriptions to the almanac: 900 in 2023, 940 in 2024, 1,010 in 2025.',
      'contradicts',
    ],
    [
      'Die Verluste der Mühle sind gesunken.',
      'Verluste der Mühle: 2024 80.000 Euro, 2025 64.000 Euro.',
      'supports',
    ],
  ])('%s', (statement, text, expected) => {
    expect(readPassage(statement, { text }).says).toBe(expected)
  })

  it('tells nothing of figures that go up and down', () => {
    const text = 'Subscriptions to the almanac: 900 in 2023, 840 in 2024, 1,010 in 2025.'
    expect(readPassage('Subscriptions to the almanac are growing.', { text }).says).not.toBe('supports')
  })
})

it('takes which one of its kind a statement speaks of by a word of its own', () => {
  const text = 'Frau Iven leitet die Filiale am Hafen.'
  expect(readPassage('Frau Iven leitet die Filiale am Markt.', { text }).says).not.toBe('supports')
})

describe('claims that a passage rules out', () => {
  it.each([
    ['The ferry left earlier than planned.', 'The ferry left an hour later than planned.'],
    ['Der Umbau wurde teurer als geplant.', 'Der Umbau wurde günstiger als geplant.'],
    ['Rowers pay EUR 4 a minute.', 'Rowers pay EUR 4 per kilometre.'],
    ['The parish has decided on a new organ.', 'The parish is considering a new organ.'],
    ['Der Verleih verlangt eine Kaution.', 'Der Verleih verzichtet auf eine Kaution.'],
    ['Guests are allowed to light fires in the yard.', 'Guests must not light fires in the yard.'],
    ['The roof was repaired only in part.', 'The roof was repaired in full.'],
  ])('%s', (claim, text) => {
    expect(readClaim(claim, { text }).standing).toBe('contradicted')
  })

  it.each([
    ['The ferry left later than planned.', 'The ferry left an hour later than planned.'],
    ['Guests are allowed to light fires in the yard.', 'Guests may light fires in the yard.'],
  ])('and not %s', (claim, text) => {
    expect(readClaim(claim, { text }).standing).not.toBe('contradicted')
  })
})
