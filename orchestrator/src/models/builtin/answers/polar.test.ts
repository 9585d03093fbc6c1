import { expect, it } from '@jest/globals'
import { isPolar } from './polar.ts'

it.each(['Was the quay painted by the board?', 'Is the berth paid for?', 'Hat der Vorstand zugestimmt?'])(
  'hears yes or no asked for in %s',
  (question) => {
    expect(isPolar(question)).toBe(true)
  },
)

it.each([
  'Was hat der Vorstand zu Welle 4 beschlossen?',
  'Was kostet der Kai?',
  'Was ist mit dem Kai geplant?',
  'What was painted?',
])('hears something else asked for in %s', (question) => {
  expect(isPolar(question)).toBe(false)
})
