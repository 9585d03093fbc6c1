import { describe, expect, it } from '@jest/globals'
import { hasHyphenated, hyphenatedIn } from './hyphenated-asked.ts'

describe('words of parts that tell nothing by themselves', () => {
  it.each([
    ['How long does a cut-over take in Leeds?', ['cut-over']],
    ['How many of them are must-haves?', ['must-haves']],
    ['Who signs the hand-over and the sign-off?', ['hand-over', 'sign-off']],
    ['What does the long-distance line cost?', []],
  ])('%s', (question, words) => {
    expect(hyphenatedIn(question)).toEqual(words)
  })

  it.each([
    ['cut-over', 'A cut-over of 72 hours is feasible.', true],
    ['cut-over', 'The cutover takes a weekend.', true],
    ['cut-over', 'The plan takes 13 months in two waves.', false],
    ['must-haves', 'Eight must-have requirements are open.', true],
    ['must-haves', 'Mandatory: 61', true],
    ['go-live', 'Die Messe ist im Mai.', false],
    ['go-live', 'Die Einführung ist im Mai.', true],
    ['go-live', 'Die Umstellung ist im Mai.', true],
  ])('%s in: %s', (word, text, expected) => {
    expect(hasHyphenated(word, text)).toBe(expected)
  })
})
