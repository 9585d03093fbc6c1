import { describe, expect, it } from '@jest/globals'
import { byConcepts } from '../searches-of-question.ts'
import { wordsOf } from '../words.ts'
import { conceptsAsked, conceptsTold } from './index.ts'

const shares = (question: string, text: string): boolean => {
  const told = conceptsTold(text)
  return conceptsAsked(wordsOf(question)).some(({ concept }) => told.has(concept))
}

describe('what business questions ask for', () => {
  it.each([
    ['What is the headcount?', 'We employ 640 people'],
    ['How much is already used up?', 'Half of it has been spent'],
    ['Wer leitet den Lenkungskreis?', 'Chair: Ada Brandt'],
    ['When do they have to hand in their offers?', 'Answers due: 3 May'],
    ['Who stands in for her?', 'Deputy: Mirela Stan'],
    ['Warum ist das Paket zu spät?', 'Das Paket liegt drei Wochen zurück'],
    ['Wie lange dauert der Monatsabschluss?', 'The month-end close takes nine working days'],
  ])('%s is told by “%s”', (question, text) => {
    expect(shares(question, text)).toBe(true)
  })

  it('is not told by words that only ask for it, nor by a part of an expression', () => {
    expect(shares('Who runs the committee?', 'The bus runs to the committee every day')).toBe(false)
    expect([...conceptsTold('The service goes by road')]).not.toEqual(
      expect.arrayContaining([...conceptsTold('The service goes live')]),
    )
  })

  it('is searched for by what documents of the other language call it', () => {
    expect(byConcepts('Wie lange dauert der Monatsabschluss?')).toBe('month-end close')
    expect(byConcepts('Zebra?')).toBe('Zebra?')
  })
})
