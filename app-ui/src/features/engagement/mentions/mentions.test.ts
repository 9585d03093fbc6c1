import { describe, expect, it } from '@jest/globals'
import { analyst, judge, reviewer } from '@parley/ui-kit/testing/phase-records.ts'
import { askedOf, namedFor, openMention, withMention } from './mentions.ts'

const agents = [analyst, reviewer, judge]

describe('naming an agent', () => {
  it.each<[string, string[]]>([
    ['@', [analyst.name, reviewer.name, judge.name]],
    ['Dear @ana', [analyst.name]],
    ['@quality r', [reviewer.name]],
    ['@nobody', []],
  ])('by %j offers %j', (text, names) => {
    const mention = openMention(text, text.length)
    expect(mention && namedFor(agents, mention).map(({ name }) => name)).toEqual(names)
  })

  it.each(['me@example.test', 'no name', '@\n'])('is not meant by %j', (text) => {
    expect(openMention(text, text.length)).toBeUndefined()
  })

  it('writes the name out where it was begun', () => {
    const mention = openMention('Hi @jud which?', 7)
    expect(mention && withMention('Hi @jud which?', mention, judge)).toEqual({
      text: 'Hi @Judge which?',
      caret: 10,
    })
  })

  it.each<[string, string | undefined, string | undefined]>([
    ['@Judge, is it done?', 'Judge', 'is it done?'],
    ['@business analyst: why?', 'Business Analyst', 'why?'],
    ['What does @Judge say?', 'Judge', 'What does @Judge say?'],
    ['@Judges are many', undefined, undefined],
    ['Nobody is named', undefined, undefined],
  ])('%j asks %s', (text, name, question) => {
    const found = askedOf(text, agents)
    expect([found?.asked.name, found?.question]).toEqual([name, question])
  })
})
