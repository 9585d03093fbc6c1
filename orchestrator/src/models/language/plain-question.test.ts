import { expect, it } from '@jest/globals'
import { plainQuestion } from './plain-question.ts'

it.each([
  ['What are the most important risks?', 'What are the risks?'],
  ['What are our main findings of May?', 'What are our findings of May?'],
  ['What are the key dates?', 'What are the dates?'],
  ['Was sind die wichtigsten Risiken?', 'Was sind die Risiken?'],
  ['What has been decided so far?', 'Which decisions have been made?'],
  ['What did we decide?', 'Which decisions have been made?'],
  ['Was wurde bisher entschieden?', 'Welche Entscheidungen wurden getroffen?'],
  ['What happens if we miss the end of the Hull lease?', 'What happens if Hull lease ends?'],
  ['Was tun wir, wenn wir das Ende der Miete verpassen?', 'Was tun wir, wenn Miete endet?'],
  ['What is the planned date for the sea trial?', 'When is the sea trial?'],
  ['What is the launch date?', 'When is the launch?'],
  ['Wie lautet der Termin für die Probefahrt?', 'Wann ist die Probefahrt?'],
  ['What becomes of the old quay?', 'What happens to the old quay?'],
  ['Which boats have been painted so far?', 'Which boats have been painted?'],
])('reads %s as %s', (question, plain) => {
  expect(plainQuestion(question)).toBe(plain)
})

it.each([
  'What is the biggest risk?',
  'Who are the key users?',
  'What are the fares?',
  'What is the due date?',
  'What was decided about the quay?',
  'Was wurde zum Kai entschieden?',
])('leaves %s as it is', (question) => {
  expect(plainQuestion(question)).toBe(question)
})
