import { describe, expect, it } from '@jest/globals'
import { readClaim } from './read-claim.ts'
import { readPassage } from './read-passage.ts'

describe('what is said by denying what lies beyond it, of a part, or of what is to be', () => {
  it.each([
    [
      'The toll cannot rise by more than 3 percent a year.',
      'The toll rises each May, at most 3 percent.',
      'supports',
    ],
    [
      'Der Preis darf nicht um mehr als 5 Prozent steigen.',
      'Der Preis steigt um höchstens 5 Prozent.',
      'supports',
    ],
    ['The toll is higher than last year.', 'The toll is not higher than last year.', 'contradicts'],
    ['Der Zoll ist höher als im Vorjahr.', 'Der Zoll ist nicht höher als im Vorjahr.', 'contradicts'],
    ['The gate is closed at night.', 'A badge opens the gate.', 'partly'],
    ['Das Tor ist nachts geschlossen.', 'Ein Ausweis öffnet das Tor.', 'partly'],
    ['All rental bicycles are insured.', 'Old bicycles are not insured.', 'contradicts'],
    ['Alle Leihräder werden gewartet.', 'Lastenräder werden nicht gewartet.', 'contradicts'],
    ['The deed has been signed.', 'The deed should have been signed on 4 May.', 'contradicts'],
    [
      'The caretaker is obliged to clear snow before seven.',
      'The caretaker endeavours to clear snow before seven.',
      'contradicts',
    ],
    [
      'Der Hausmeister ist verpflichtet, den Schnee vor sieben Uhr zu räumen.',
      'Der Hausmeister bemüht sich, den Schnee vor sieben Uhr zu räumen.',
      'contradicts',
    ],
    [
      'Recordings are kept in Norway only.',
      'Recordings are kept in Norway and, as a copy, in Malta.',
      'contradicts',
    ],
    ['The ferry is open on Sundays.', 'The ferry is open on Sundays until noon.', 'supports'],
  ])('%s', (statement, text, expected) => {
    expect(readPassage(statement, { text }).says).toBe(expected)
  })

  it('takes what somebody does to a thing for no part of how it stands', () => {
    const text = 'A badge opens the gate from outside, because a code is asked for only at the office.'
    expect(readPassage('The gate is closed at night.', { text }).because).toBeUndefined()
  })

  it('knows whose it is, where the sentence before says so', () => {
    const text = 'The club rents the Larkhill pavilion from the parish. The lease ends on 30 June 2028.'
    expect(readPassage('The lease of the Larkhill pavilion runs until 2031.', { text }).says).toBe(
      'contradicts',
    )
  })

  it('takes a count of votes for no part of what was voted on', () => {
    const text = 'The members approved the sale of the two boats by 211 votes to 34.'
    expect(readPassage('The members have approved the sale of the two boats.', { text }).says).toBe(
      'supports',
    )
  })
})

describe('a claim that says otherwise', () => {
  it.each([
    [
      'Guests may bring dogs until the trial ends.',
      'Until the trial ends guests must not bring dogs.',
      'modality',
    ],
    [
      'Der Aufbau der Bühne ist im Preis enthalten.',
      'Strom und Wasser sind im Preis enthalten, der Aufbau der Bühne nicht.',
      'negation',
    ],
    [
      'The mooring costs 900 euros per boat and month.',
      'The mooring costs 900 euros per boat and year.',
      'unit',
    ],
    ['Die Mühle leistet 40 Kilowatt.', 'Die Mühle leistet 40 Megawatt.', 'unit'],
    ['Die Abgabe beträgt 0,5 Promille.', 'Die Abgabe beträgt 0,5 Prozent.', 'unit'],
    ['Das Register wird von Amtmann Dettelbach geführt.', 'Das Register führt Amtmann Krusow.', 'name'],
    [
      'Upkeep of the pier is in the hands of Nordvik A/S.',
      'The owner of the pier pays Vestholm A/S 4,000 euros a year for its upkeep.',
      'name',
    ],
    ['Training takes place both online and on site.', 'Training takes place online only.', 'scope'],
    ['Je Jahr wird die Miete um 0,3 % gekürzt.', 'Je Monat wird die Miete um 0,3 % gekürzt.', 'unit'],
    ['Three boats are still without a radio.', 'A radio has been fitted in 14 of the 19 boats.', 'number'],
  ])('%s', (claim, text, because) => {
    expect(readClaim(claim, { text })).toMatchObject({ standing: 'contradicted', because })
  })

  it.each([
    ['Five boats are still without a radio.', 'A radio has been fitted in 14 of the 19 boats.'],
    ['Members now pay 8 pounds more than before.', 'Membership fees rose from 40 to 48 pounds.'],
    [
      'A temperature above 8 degrees is not allowed in the cellar.',
      'The cellar must be kept below 8 degrees.',
    ],
    [
      'The fleet grows by 210 boats.',
      'The fleet will have 1,250 boats by December; today there are 1,040 boats.',
    ],
    [
      'Of the advance 4,750 euros were paid on signing.',
      'The advance is 9,500 euros, half of which was paid on signing.',
    ],
    ['The council pays for the upkeep of the pier.', 'Upkeep of the pier is paid by the council.'],
  ])('is not struck: %s', (claim, text) => {
    expect(readClaim(claim, { text }).standing).not.toBe('contradicted')
  })
})
