import type { QuestionWord } from '../../language/question-word.ts'
import { spokenOf, stemsOfBoth } from '../../language/spoken-of.ts'
import { wordsOf } from '../../language/words.ts'
import type { Asked } from './asked.ts'
import { isSpoken } from './matching.ts'

/** Small words that may stand between two that belong together ('order of the plants'). */
const between = 2

/** Words that stand together in the question. */
function pairsOf({ question, words }: Asked, apart: number): [QuestionWord, QuestionWord][] {
  const found = wordsOf(question).flatMap((token, at) => {
    const stems = stemsOfBoth(token)
    const word = words.find(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
    return word === undefined ? [] : [{ word, at }]
  })
  return found.flatMap(({ word, at }, index): [QuestionWord, QuestionWord][] => {
    const next = found[index + 1]
    if (next === undefined || next.word === word || next.at - at > apart + 1) return []
    return word.isLight || next.word.isLight ? [] : [[word, next.word]]
  })
}

/** Share of the question's pairs of which a text has both words, and never together. */
export function brokenPairs(asked: Asked, text: string, apart = between): number {
  const pairs = pairsOf(asked, apart)
  if (pairs.length === 0) return 0
  const tokens = wordsOf(text).map(stemsOfBoth)
  const says = (word: QuestionWord, at: number): boolean =>
    tokens[at] !== undefined && isSpoken(spokenOf(word, tokens[at]))
  const broken = pairs.filter(([first, second]) => {
    const firsts = tokens.flatMap((_stems, at) => (says(first, at) ? [at] : []))
    const hasSecond = tokens.some((_stems, at) => says(second, at))
    return (
      firsts.length > 0 &&
      hasSecond &&
      !firsts.some((at) => [-3, -2, -1, 0, 1, 2, 3].some((step) => says(second, at + step)))
    )
  })
  return broken.length / pairs.length
}

/** Whether a text begins with what is asked, and then says it: 'Order of plants: Grand Rapids, …'. */
export function states({ words }: Asked, text: string): boolean {
  const [, opening = ''] = /^(?:[\p{Lu}\d-]+ \| )?([^:|]{3,60}?)\s?[:|]\s*\S/u.exec(text) ?? []
  const stems = stemsOfBoth(opening)
  const heavy = words.filter(({ isLight }) => !isLight)
  return opening !== '' && heavy.length > 0 && heavy.every((word) => isSpoken(spokenOf(word, stems)))
}
