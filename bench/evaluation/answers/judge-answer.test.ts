import { describe, expect, it } from '@jest/globals'
import { judgeAnswer } from './judge-answer.ts'
import { saidText, saidWords } from './said-words.ts'

describe('words that are said', () => {
  it('are the same in both languages’ ways to write figures, months and percent', () => {
    expect(saidWords('1.045 Fälle, 8 %, am 3. Jan 2026')).toEqual(
      saidWords('1,045 Fälle, 8 Prozent, am 3 Januar 2026'),
    )
    expect(saidWords('EUR 12,500,000 and 2,5')).toEqual(['eur', '12500000', 'and', '2.5'])
  })

  it('are whole: neither a code nor a figure is a piece of a longer one', () => {
    const { says } = saidText('Risk T12 costs 12.1 a day [2]')
    expect([says('T12'), says('T1'), says('12.1'), says('2.1'), says('2')]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
  })
})

describe('an answer', () => {
  const cell = { kind: 'cell' as const, expect: [['1,720']], wrong: ['1,380'] }

  it('is right when it says the cell, and not when it says other rows as well', () => {
    const judge = (text: string) => judgeAnswer(cell, { text, isRefusal: false }).standing
    expect(judge('Principal: GBP 1.720 [1]')).toBe('right')
    expect(judge('| Principal | 1,720 |\n| Manager | 1,380 |')).toBe('wrong')
    expect(judge('Partners cost more.')).toBe('wrong')
    expect(judgeAnswer(cell, { text: 'Nothing', isRefusal: true }).standing).toBe('refused')
  })

  it('to a list may leave out one item of five', () => {
    const list = { kind: 'list' as const, expect: [['one'], ['two', 'zwei'], ['three'], ['four'], ['five']] }
    const judge = (text: string) => judgeAnswer({ ...list, wrong: [] }, { text, isRefusal: false }).standing
    expect(judge('one, zwei, three, four')).toBe('right')
    expect(judge('one, two, three')).toBe('wrong')
  })

  it('to a near miss is right when nothing is found', () => {
    const miss = { kind: 'unanswerable' as const, expect: [], wrong: [] }
    expect(judgeAnswer(miss, { text: 'Nothing', isRefusal: true }).standing).toBe('right')
    expect(judgeAnswer(miss, { text: 'It is 5.', isRefusal: false }).standing).toBe('wrong')
  })
})
