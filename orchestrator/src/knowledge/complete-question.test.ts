import { describe, expect, it } from '@jest/globals'
import { completeQuestion, type ContextTurn } from './complete-question.ts'

const asked = (content: string): ContextTurn => ({ role: 'user', content })
const answered = (content: string): ContextTurn => ({ role: 'assistant', content })
const vendor = [
  asked('Which ERP vendor does the steering committee prefer?'),
  answered('“The committee prefers the offer of Altavia Cloud.” (Minutes, page 2) [1]'),
]

describe('a question that leans on those before', () => {
  it.each(['And what does it cost?', 'How much?', 'What about their support?', 'Und was kostet das?'])(
    '%s is completed',
    (question) => {
      const { isFollowUp, text, searches } = completeQuestion(question, vendor)
      expect(isFollowUp).toBe(true)
      expect(text).toContain(question)
      expect(text).toMatch(/ERP vendor/)
      expect(searches[0]).toBe(text)
      expect(searches[1]).toContain('Altavia Cloud')
    },
  )

  it('reaches back over follow-ups to the last question that stood on its own', () => {
    const context = [...vendor, asked('And what does it cost?'), answered('EUR 410,000 [1]')]
    const { text } = completeQuestion('In the second year?', context)
    expect(text).toMatch(/ERP vendor/)
    expect(text).toMatch(/cost/)
  })

  it.each([
    ['And Halvorsen One?', 'What does Halvorsen One cost in Sheffield?'],
    ['What about Grand Rapids?', 'What does Grand Rapids cost in Sheffield?'],
    ['And in Katowice?', 'What does Tarnbrook ERP cost in Katowice?'],
  ])('takes another name in place of the former question’s: %s', (question, expected) => {
    const former = [asked('What does Tarnbrook ERP cost in Sheffield?'), answered('EUR 3,520 [1]')]
    expect(completeQuestion(question, former)).toEqual({
      text: expected,
      isFollowUp: true,
      searches: [expected],
    })
  })

  it('is looked for as it is, too, where it names enough itself', () => {
    const question = 'Which clause of that contract limits the liability of suppliers?'
    expect(completeQuestion(question, vendor).searches).toContain(question)
    expect(completeQuestion('And what does it cost?', vendor).searches).not.toContain(
      'And what does it cost?',
    )
  })

  it.each([
    ['stands on its own', 'Which audit logs are retained?', vendor],
    ['has nothing before it', 'And what does it cost?', []],
    ['has only answers before it', 'And what does it cost?', vendor.slice(1)],
  ])('is left alone where it %s', (_why, question, context) => {
    expect(completeQuestion(question, context)).toEqual({
      text: question,
      isFollowUp: false,
      searches: [question],
    })
  })
})
