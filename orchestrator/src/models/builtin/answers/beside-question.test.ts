import { describe, expect, it } from '@jest/globals'
import { ask, isRefused, passageOf } from './testing/ask.ts'

const asked = (question: string, text: string, place: { name?: string; label?: string } = {}): string =>
  ask(question, passageOf({ text, ...place }))

describe('what has words of the question and speaks of something else', () => {
  it('does not tell when an event is by what has to be there before it', () => {
    const text = 'S-09 Marlow: certificate before go-live, removal of leavers within one hour.'
    for (const question of ['When do we go live?', 'Wann ist der Go-live?'])
      expect(isRefused(asked(question, text))).toBe(true)
    expect(asked('When do we go live?', 'We go live on 4 May 2027, after the audit.')).toContain('4 May 2027')
  })

  it('does not take who keeps the minutes, or what leads to something, for who leads', () => {
    for (const question of ['Who leads the programme?', 'Wer leitet das Programm?']) {
      expect(isRefused(asked(question, 'Secretary: Nora Feld, Applications Manager'))).toBe(true)
      expect(isRefused(asked(question, 'More than three answers of N lead to exclusion by the Board.'))).toBe(
        true,
      )
    }
    expect(asked('Who leads the programme?', 'The programme is led by Nora Feld.')).toContain('Nora Feld')
  })

  it('does not name the owner of data by a rule that there shall be one', () => {
    expect(
      isRefused(asked('Who owns the customer data?', 'A data owner for each plant before profiling ends.')),
    ).toBe(true)
    expect(
      isRefused(
        asked(
          'Who owns the customer data?',
          'Less data of customers costs the client more. A data owner is there for each plant. Without one, wait.',
        ),
      ),
    ).toBe(true)
    expect(asked('Who owns the customer data?', 'Laura Chen owns the customer data.')).toContain('Laura Chen')
  })

  it('does not list open questions as open risks because the document is called a risk log', () => {
    const questions = '- Will Marlow open both sites at once?\n- Does Birch commit to two seconds?'
    expect(
      isRefused(asked('Which risks are open?', questions, { name: 'Risk Log', label: 'Open questions' })),
    ).toBe(true)
  })

  it('tells by when somebody must answer by the row that says so, and not by when answers came', () => {
    const dates =
      'Step | Date\nQuestions of bidders | until 16 October 2026\nAnswers due | 30 October 2026\nContract | 31 March 2027'
    const answer = asked('Bis wann müssen die Bieter antworten?', dates)
    expect(answer).not.toContain('16 October')
    expect(isRefused(asked('When must vendors answer?', 'Answers compiled on: 9 November 2026'))).toBe(true)
    const received = 'Vendor | Received\nMarlow | 29 October, 15:12\nBirch | 30 October, 16:41'
    expect(isRefused(asked('When must vendors answer?', received))).toBe(true)
  })
})
