import type { QuestionWord } from '../../language/question-word.ts'
import { stemsOfBoth } from '../../language/spoken-of.ts'
import type { Asked } from './asked.ts'
import { isSpoken, type Spoken, spokenIn } from './matching.ts'

/** An 'exchange rate' is no other rate: of two words by which something is asked for the first is said as well. */
export function lacksFirstOfName(asked: Asked, spoken: Spoken): boolean {
  const [first, second] = asked.focus
  if (first === undefined || second === undefined || first.isLight) return false
  return isOneName(asked.question, first, second) && !isSpoken(spoken[asked.words.indexOf(first)])
}

/** Side by side in the question, as 'exchange rate' and not as 'times of support'. */
function isOneName(question: string, first: QuestionWord, second: QuestionWord): boolean {
  const stands = ({ forms }: QuestionWord, word = ''): boolean =>
    [...stemsOfBoth(word)].some((stem) => forms.get(stem) === 1)
  const words = question.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.some((word, at) => stands(first, word) && stands(second, words[at + 1]))
}

/** What 'Supply chain and inventory' has together is not what inventory has: of two things the first gives a row its name. */
export function isOfSeveral(asked: Asked, name: string): boolean {
  const telling = asked.words.flatMap(({ isLight, isVerb, isName }, at) =>
    isLight || isVerb || isName ? [] : [at],
  )
  const [first = '', ...others] = name.split(/\s(?:and|und|&)\s/u)
  return (
    telling.length === 1 && others.length > 0 && telling.every((at) => !isSpoken(spokenIn(asked, first)[at]))
  )
}
