import { expect, it } from '@jest/globals'
import { passageOf } from '../testing/passage-of.ts'
import { eventsAtOdds } from './event-dates.ts'
import { readSources } from './reading.ts'

const oddsOf = (minutes: string, plan: string): [string, string, string][] =>
  eventsAtOdds(
    readSources({ passages: [passageOf('Minutes', minutes), passageOf('The plan', plan)] }).flatMap(
      ({ pieces }) => pieces,
    ),
  ).map(({ subject, one, other }) => [subject, one.value, other.value])

it.each([
  [
    'It was agreed that training starts on 4 May 2027.',
    'Training of the key users starts on 11 May 2027 in the hall.',
    ['Training', '4 May 2027', '11 May 2027'],
  ],
  [
    'Die Umstellung der Kasse soll am 3. Mai 2027 beginnen.',
    'Schritt | Verantwortlich | Beginn\nK1 Umstellung der Kasse | Ada Brandt | 17.05.2027\nK2 Portal der Kunden | Jonas Weir | 01.06.2027',
    ['Die Umstellung der Kasse', '3. Mai 2027', '17.05.2027'],
  ],
])('names the days that two documents give for one beginning: %s', (minutes, plan, odds) => {
  expect(oddsOf(minutes, plan)).toEqual([odds])
})

it.each([
  ['Training starts on 4 May 2027.', 'Training of the key users starts on 4 May 2027.'],
  ['Training starts not before 4 May 2027.', 'Training of the key users starts on 11 May 2027.'],
  ['Training starts on 4 May 2027.', 'Testing of the portal starts on 11 May 2027.'],
  ['Training starts on 4 May 2027.', 'Training of the key users ends on 11 May 2027.'],
  ['Training started on 4 May 2024.', 'Training of the key users starts on 11 May 2027.'],
])('and none where they are of one mind, of other things or of other years: %s %s', (minutes, plan) => {
  expect(oddsOf(minutes, plan)).toEqual([])
})
