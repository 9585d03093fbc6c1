import { expect, it } from '@jest/globals'
import { passageOf } from '../testing/passage-of.ts'
import { readSources } from './reading.ts'
import { tellsPart } from './telling-sentences.ts'

const tells = (part: string, sentence: string): boolean =>
  readSources({ passages: [passageOf('Notes', sentence)] })
    .flatMap(({ pieces }) => pieces)
    .some((piece) => tellsPart(part, piece))

it.each([
  [
    'Sensitivity',
    'If diesel rose by a tenth, the ferry would cost EUR 40,000 more.',
    'The ferry costs EUR 40,000.',
  ],
  [
    'Sensitivität',
    'Käme eine zweite Fähre dazu, stiege der Aufwand auf 90.000 Euro.',
    'Die Fähre kostet 90.000 Euro, wenn sie voll ist.',
  ],
  [
    'Owners',
    'Ada Brandt has agreed to lead the move of the crane, from 4 May.',
    'The committee thanked Ada Brandt for the crane.',
  ],
  ['Verantwortliche', 'Mia Holm übernimmt die Schleuse zum 4. Mai.', 'Mia Holm war entschuldigt und fehlte.'],
  ['Benefit', 'The new crane saves 3 minutes with each container.', 'The new crane is painted in blue.'],
  [
    'Proposals',
    'The harbour master proposes to close lock 2 in May.',
    'Norwick proposes its own crew of nine.',
  ],
  ['Proposals', 'The yard should begin a week later.', 'The list has 12 should-have items.'],
  ['Collisions', 'Nobody is available in the week of stock-taking.', 'The hall has two doors.'],
  ['Belastungsspitzen', 'Im August ist die halbe Werkstatt im Urlaub.', 'Die Werkstatt hat zwei Tore.'],
  ['Borderline topics', 'Noise stays just below the threshold with 4.9 points.', 'Noise has 2 points.'],
  ['Ausgelassene Themen', 'Licht entfällt, weil niemand nachts arbeitet.', 'Licht brennt die ganze Nacht.'],
  ['Disagreements', 'The pilots and the port do not agree on night shifts.', 'The pilots work at night.'],
  [
    'Wirkung auf die Bewertung',
    'Staub wurde neu bewertet: vorher 4,1, nachher 6,0.',
    'Staub hat 6,0 Punkte.',
  ],
  [
    'Separation of duties',
    'In Hull one clerk enters the hours and also approves them.',
    'In Hull four clerks work.',
  ],
  ['Dates that must not slip', 'The launch on 4 May 2027 must not slip.', 'The launch is on 4 May 2027.'],
  ['Confidence', 'The fall in waiting time is far beyond chance.', 'The waiting time fell.'],
  ['Human oversight', 'Whether a ship may enter is always decided by a pilot.', 'Ships enter at noon.'],
  [
    'Data quality',
    'In 4.1 percent of the logs the berth is missing.',
    'The logs are kept for 4.1 years, or 3 percent longer.',
  ],
  ['Nicht gehörte Gruppen', 'Mit den Fischern wurde nicht gesprochen.', 'Die Fischer landen früh an.'],
  ['Unequal treatment', 'Small boats waited two hours longer than large ones.', 'Boats are small or large.'],
  ['Fewer figures', 'The harbour could do without the count of gulls.', 'There are fewer gulls.'],
  ['Budget', 'The board has released EUR 90,000 for the quay.', 'The quay costs EUR 90,000.'],
])('%s is told by “%s” and not by “%s”', (part, answer, other) => {
  expect([tells(part, answer), tells(part, other)]).toEqual([true, false])
})
