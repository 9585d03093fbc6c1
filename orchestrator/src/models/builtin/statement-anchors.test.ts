import { expect, it } from '@jest/globals'
import { checkStatement } from './statement-check.ts'
import { passageOf } from './testing/passage-of.ts'

const verdictOf = (text: string, source: string): string =>
  checkStatement({ id: 's1', text }, { inputs: [], passages: [passageOf('Notes', source)], turns: [] })
    .verdict

it.each([
  [
    'At least one interview for each depot and each shift is on record',
    'Ms Holm explained the three gaps that the port thinks the greatest: double entry of faults, no word to the crews and no phone on deck.',
  ],
  [
    'Die Rechtsabteilung hat bestätigt, welche Häfen ab welchem Jahr melden müssen',
    'Der Beirat nimmt zur Kenntnis, dass erstmals für 2029 zu melden ist.',
  ],
  [
    'A pilot in operation is named',
    'Painting begins in May and is done by one fitter whom the yard has still to name.',
  ],
  ['Die Leitung der Werft ist benannt', 'Anwesend: Ada Brandt (Vorsitz), Jonas Weir (Leitung der Kantine).'],
])('cannot be told by a sentence about something else: %s', (statement, sentence) => {
  expect(verdictOf(statement, sentence)).toBe('cannot-tell')
})

it.each([
  ['Each ferry has a trained pilot', 'The ferry Hilda has no trained pilot.'],
  ['The pilot of the ferry is named', 'The pilot of the ferry has not been named.'],
  ['Für jeden Kran ist jemand verantwortlich', 'Für den Kran in Halle 2 ist niemand verantwortlich.'],
])('is refuted by what speaks of it: %s', (statement, sentence) => {
  expect(verdictOf(statement, sentence)).toBe('does-not-hold')
})
