import { describe, expect, it } from '@jest/globals'
import type { Language } from '../../language/words.ts'
import { termsOf } from '../terms.ts'
import { groupLines, meaningsOf, stageIn, stemsIn } from './index.ts'

const languages: readonly Language[] = ['en', 'de']

/** The words of one side of a group in a language. */
const wordsIn = (side: string, language: Language): string[] =>
  (side.split('|')[languages.indexOf(language)] ?? '').split(/\s+/).filter((word) => word !== '')

describe('the vocabulary', () => {
  it('knows some thousand words of each language', () => {
    for (const language of languages) {
      const words = new Set(
        groupLines.flatMap((line) => line.split('!').flatMap((side) => wordsIn(side, language))),
      )
      expect(words.size).toBeGreaterThanOrEqual(2_500)
    }
  })

  it('has no word in a group and in its contrary', () => {
    const both = groupLines.flatMap((line) => {
      const [same = '', contrary = ''] = line.split('!')
      return languages.flatMap((language) => {
        const own = new Set(wordsIn(same, language))
        return wordsIn(contrary, language).filter((word) => own.has(word))
      })
    })
    expect(both).toEqual([])
  })

  it('writes every group as English, a bar and German', () => {
    const odd = groupLines.filter((line) => line.split('!').some((side) => side.split('|').length > 2))
    expect(odd).toEqual([])
  })

  it.each([
    ['abgeschlossene', 'abschließen'],
    ['beschlossen', 'beschließen'],
    ['übernommen', 'übernehmen'],
    ['festgelegt', 'festlegen'],
  ])('%s is a form of %s', (form, infinitive) => {
    const [stem = ''] = stemsIn(infinitive, 'de')
    expect(stemsIn(form, 'de')).toContain(stem)
  })

  it('tells German nouns from verbs of the same stem', () => {
    expect(meaningsOf('Fehler', 'de').has('stem:fehl')).toBe(false)
    expect(meaningsOf('fehlt', 'de').has('stem:fehl')).toBe(true)
  })

  it('reads an expression as one word, in whatever form', () => {
    expect(termsOf('The board signed off the plan', 'en').map(({ word }) => word)).toEqual([
      'board',
      'signoff',
      'plan',
    ])
    expect(termsOf('Der Vorstand gibt den Plan frei', 'de').map(({ word }) => word)).toContain('freigibt')
  })

  it('orders deeds by how far they have come', () => {
    const order = ['proposed', 'planned', 'ordered', 'started', 'delivered'].map((word) =>
      stageIn(word, 'en'),
    )
    expect(order).toEqual([0, 1, 2, 3, 4])
    expect(stageIn('bestellt', 'de')).toBe(2)
  })
})
