import { describe, expect, it } from '@jest/globals'
import { canAnswer, readQuestion } from '../../language/question.ts'
import { contentStems, wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'
import { answersTo } from './sentence-answer.ts'

const passage = (text: string, context = 'Marlow\nrisk-register.md\nRisks'): Passage => ({
  chunkId: '0198c0de-0000-7000-8000-000000000001',
  artifactId: null,
  sourceKind: 'client',
  name: 'risk-register.md',
  page: 1,
  text,
  context,
  relevance: 0.8,
})
const quotes = (question: string, text: string): string[] =>
  answersTo(question, [passage(text)], 3).map(({ quote }) => quote)

describe('sentences that answer', () => {
  it('have what the question asks for', () => {
    const lease = 'The mainframe is leased until 30 September 2026.'
    expect(quotes('What does the lease of the mainframe cost?', lease)).toEqual([])
    expect(quotes('Until which date is the mainframe leased?', lease)).toEqual([lease.slice(0, -1)])
  })

  it('speak of what the question asks for by name', () => {
    const incident = 'The authority was told of the incident with the letters on 4 May.'
    expect(
      quotes('What fine did the authority impose after the incident with the letters?', incident),
    ).toEqual([])
    expect(quotes('Who was told of the incident with the letters?', incident)).toHaveLength(1)
  })

  it('are no heads of tables, and rows are read under them', () => {
    const table =
      'No. | Risk | Response\nR1 | Dispatchers leave the depot in Gdynia | Bonus of three salaries'
    expect(
      quotes('What is the response to the risk that dispatchers leave the depot in Gdynia?', table),
    ).toEqual(['R1 | Dispatchers leave the depot in Gdynia | Bonus of three salaries'])
  })

  it('are verbatim, and may be neighbours within a paragraph', () => {
    const text =
      'Three options were compared. Modernise the old planning system. Rejected, because only two developers still know its code.'
    const [quote = ''] = quotes('Why was modernising the old planning system rejected?', text)
    expect(quote).toContain('because only two developers')
    expect(text).toContain(quote)
  })
})

it.each([
  ['How many days are recordings kept?', 'Recordings are kept for 60 days.', true],
  ['How many days are recordings kept?', 'Recordings are kept as agreed in 2024.', false],
  ['What share of invoices is wrong?', 'Invoices are wrong in 4 percent of cases.', true],
  ['What share of invoices is wrong?', 'Wrong invoices are sent back.', false],
  ['Wann beginnt der Test?', 'Der Test beginnt im Oktober.', true],
  ['Who chairs the committee?', 'The committee is chaired by Ilse Tornow.', true],
])('%s — %s', (question, sentence, expected) => {
  expect(canAnswer(readQuestion(question), question, sentence)).toBe(expected)
})

it('reads numbers as one word and German words by their own endings', () => {
  expect(wordsOf('EUR 310,000 or 310.000 Euro, 9,3 percent')).toEqual(
    expect.arrayContaining(['310000', '9.3']),
  )
  expect(wordsOf('310,000')).toEqual(wordsOf('310.000'))
  expect(contentStems('Wie werden die Schulungen der Anwender bezahlt?')).toEqual(
    expect.arrayContaining([...contentStems('Die Schulung für den Anwender ist bezahlt.')]),
  )
})
