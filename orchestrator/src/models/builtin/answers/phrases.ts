import { type QuestionWord, spokenOf, stemsOfBoth } from '../../language/question-words.ts'
import { wordsOf } from '../../language/words.ts'
import type { Asked } from './asked.ts'
import { isSpoken } from './matching.ts'

/** Words that stand next to each other in the question ('data owners'). */
function pairsOf({ question, words }: Asked): [QuestionWord, QuestionWord][] {
  const found = wordsOf(question).map((token) => {
    const stems = stemsOfBoth(token)
    return words.find(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
  })
  return found.flatMap((word, at): [QuestionWord, QuestionWord][] => {
    const next = found[at + 1]
    return word === undefined || next === undefined || word === next || word.isLight || next.isLight
      ? []
      : [[word, next]]
  })
}

/** Share of the question's pairs of which a text has both words, and never together. */
export function brokenPairs(asked: Asked, text: string): number {
  const pairs = pairsOf(asked)
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
      !firsts.some((at) => [-2, -1, 0, 1, 2].some((step) => says(second, at + step)))
    )
  })
  return broken.length / pairs.length
}

/** Whether a text begins with what is asked, and then says it: 'Order of plants: Grand Rapids, …'. */
export function states({ words }: Asked, text: string): boolean {
  const [, opening = ''] =
    /^(?:[\p{Lu}\d-]+ \| )?([^:|]{3,60}?)\s?(?::|\||\b(?:is|are|ist|sind|was|were|will be)\b)\s*\S/u.exec(
      text,
    ) ?? []
  const stems = stemsOfBoth(opening)
  const heavy = words.filter(({ isLight }) => !isLight)
  return opening !== '' && heavy.length > 0 && heavy.every((word) => isSpoken(spokenOf(word, stems)))
}
