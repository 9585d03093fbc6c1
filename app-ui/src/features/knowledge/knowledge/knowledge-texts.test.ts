import { describe, expect, it } from '@jest/globals'
import { contextOf, exchangesOf } from './exchanges.ts'
import { markedParts } from './marked-words.ts'
import { plainTextOf } from './plain-text.ts'
import { withPiece } from './streamed-text.ts'
import { answered, asked } from './testing/knowledge-records.ts'

describe('turns', () => {
  it('stand as questions with their answers, also where a page of the history cuts between them', () => {
    const [early, question, first, second, unanswered] = [
      answered(),
      asked('What does it cost?'),
      answered(),
      answered(),
      asked('And next year?'),
    ]
    expect(exchangesOf([early, question, first, second, unanswered])).toEqual([
      { id: early.id, question: null, answers: [early] },
      { id: question.id, question, answers: [first, second] },
      { id: unanswered.id, question: unanswered, answers: [] },
    ])
  })

  it('go along with a question as the last few, without what else is known of them', () => {
    const turns = ['a', 'b', 'c', 'd', 'e', 'f'].map(asked)
    expect(contextOf(turns, 5).map(({ content }) => content)).toEqual(['b', 'c', 'd', 'e', 'f'])
    expect(Object.keys(contextOf(turns, 1)[0] ?? {})).toEqual(['content', 'role', 'timestamp'])
  })
})

describe('text that is being written', () => {
  it('grows piece by piece, begins anew at 0, and stands still after a gap', () => {
    expect(withPiece('Licences', { delta: ' cost', offset: 8 })).toBe('Licences cost')
    expect(withPiece('Licences cost', { delta: 'Hosting', offset: 0 })).toBe('Hosting')
    expect(withPiece('Licences', { delta: ' euros', offset: 20 })).toBe('Licences')
  })
})

describe('words of a question', () => {
  const marked = (text: string, question: string) =>
    markedParts(text, question).flatMap((part) => (part.isMarked ? [part.text] : []))

  it('stand out in what was found, in other forms too', () => {
    expect(marked('The licence costs 1.2 million; hosting is free.', 'What do licences cost?')).toEqual([
      'licence',
      'costs',
    ])
    expect(marked('Die Kosten der Lizenz', 'Was kosten die Lizenzen?')).toEqual(['Kosten', 'Lizenz'])
  })

  it('are not those that say nothing of the subject, and nothing of the text is lost', () => {
    const text = 'What is in it?'
    expect(marked(text, 'what is in it')).toEqual([])
    expect(
      markedParts('Prices: 12 €', 'prices')
        .map((part) => part.text)
        .join(''),
    ).toBe('Prices: 12 €')
  })
})

it('an answer is read out without its signs', () => {
  expect(plainTextOf('## Costs\n\n- **Licences** cost 1.2 million [1].\n- Hosting [2]')).toBe(
    'Costs Licences cost 1.2 million . Hosting',
  )
})
