import { spokenOf, stemsOfBoth } from '../../language/spoken-of.ts'
import { wordsOf } from '../../language/words.ts'
import type { AnswerLine } from './answer-line.ts'
import type { Asked } from './asked.ts'
import { isSpoken, spokenIn } from './matching.ts'

/** 'Which data are migrated?', 'Welche Daten werden migriert?': several things to which something is done. */
const passive =
  /^\W*(?:which|what) [\p{L}\s-]{2,40}? (?:are|were|will be|must be|have been|are being|are to be|get) (?<en>\p{L}{3,}(?:ed|en|wn|lt|pt|ept|ought|old))\W*$|^\W*welche \p{L}[\p{L} -]{1,40}? (?:werden|wurden|sind) (?<de>(?:\p{Ll}+ ){0,2}?\p{Ll}{4,}t|\p{Ll}{4,}en)\W*$/iu
const isNoun = (word: string): boolean => /(?:tion|ment|ance|ence|ung|al|ity|heit|keit)(?:s|en)?$/u.test(word)
const leastOfWord = 0.6

/** Whether a text says with a verb what is done; undefined where a question asks for nothing of the kind. */
export function isDeedTo(asked: Asked): ((text: string) => boolean) | undefined {
  const at = placeOfDeed(asked)
  const word = asked.words[at]
  if (word === undefined) return undefined
  return (text) => {
    const saying = wordsOf(text).filter((one) => spokenOf(word, stemsOfBoth(one)) >= leastOfWord)
    return saying.length > 0 ? !saying.every(isNoun) : isSpoken(spokenIn(asked, text)[at])
  }
}

function placeOfDeed({ question, words }: Asked): number {
  const groups = passive.exec(question)?.groups
  const said = (groups?.['en'] ?? groups?.['de'] ?? '').split(' ').at(-1) ?? ''
  const stems = stemsOfBoth(said)
  return words.findIndex(({ forms }) => [...stems].some((stem) => forms.get(stem) === 1))
}

/**
 * Rule: to which things something is done is told where it is done: a sentence that has but the noun ('migration
 * estimate') tells something else of it. Of lists and tables the head or heading says it.
 */
export function lacksDeed(asked: Asked, line: AnswerLine): boolean {
  const says = /^[“„]/u.test(line.text) ? isDeedTo(asked) : undefined
  return says !== undefined && !says(line.text)
}
