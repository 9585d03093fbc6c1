import { expect, it } from '@jest/globals'
import { subjectAsked } from './subject-asked.ts'

it.each([
  ['What do we know about the Quay?', 'Quay', 'en'],
  ['Tell me everything about the night shift', 'night shift', 'en'],
  ['What has been said about fares?', 'fares', 'en'],
  ['What did Ottoline Prahl say?', 'Ottoline Prahl', 'en'],
  ['Was wissen wir über die Werft?', 'Werft', 'de'],
  ['Erzählen Sie mir etwas über unsere Boote', 'Boote', 'de'],
  ['Was ist zu den Kosten bekannt?', 'Kosten', 'de'],
  ['Was hat Ottoline Prahl gesagt?', 'Ottoline Prahl', 'de'],
])('hears in %s that all about %s is asked for', (question, subject, language) => {
  expect(subjectAsked(question)).toEqual({ subject, language })
})

it.each(['Who told you about the quay?', 'What does the quay cost?', 'Was kostet die Werft?'])(
  'hears in %s that something else is asked for',
  (question) => {
    expect(subjectAsked(question)).toBeUndefined()
  },
)
