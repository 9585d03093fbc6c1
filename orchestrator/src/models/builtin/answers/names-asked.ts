import { isKnownWord } from '../../entailment/index.ts'
import type { QuestionWord } from '../../language/question-word.ts'
import { findLanguage, wordsOf } from '../../language/words.ts'
import type { Passage } from '../../port.ts'

/**
 * German writes every noun large, and English names alone: what a passage of English writes large within a sentence, and
 * nothing writes small, is a name in a German question, too.
 * @returns the words with such names marked as names
 */
export function withNamesOfOtherLanguage(
  words: readonly QuestionWord[],
  question: string,
  passages: readonly Passage[],
): QuestionWord[] {
  if (findLanguage(wordsOf(question)) !== 'de') return [...words]
  const texts = passages.map(({ text }) => text)
  const english = texts.filter((text) => findLanguage(wordsOf(text)) === 'en').join('\n')
  if (english === '') return [...words]
  const names = (question.match(/(?<=\S\s+)\p{Lu}\p{Ll}{3,}/gu) ?? []).filter(
    (token) =>
      !isKnownWord(token.toLowerCase(), 'en') &&
      !isKnownWord(token, 'de') &&
      new RegExp(`(?<=\\p{Ll}[,;]?\\s)${token}(?!\\p{L})`, 'u').test(english) &&
      !texts.some((text) => new RegExp(`(?<!\\p{L})${token.toLowerCase()}(?!\\p{L})`, 'u').test(text)),
  )
  return words.map((word) =>
    names.some((name) => word.forms.get(name.toLowerCase()) === 1)
      ? { ...word, isName: true, isVerb: false, isLight: false }
      : word,
  )
}

/**
 * The client's documents call what is its own by its short name: 'Brenko days' beside 'Partner days' are internal ones.
 * Its whole name stands over every document and says nothing of the kind.
 * @returns undefined where no passage is a client's
 */
export function ownNameIn(passages: readonly Passage[]): RegExp | undefined {
  const { context = '' } =
    passages.find(({ sourceKind, context: above = '' }) => sourceKind !== 'firm' && above.includes('\n')) ??
    {}
  const [, short = '', rest = ''] = /^(\p{Lu}[\p{L}\d&-]+)(\s\p{Lu}[^\n]*)?\n/u.exec(context) ?? []
  return short === '' || rest === '' ? undefined : new RegExp(`(?<!\\p{L})${short}(?!${rest})(?!\\p{L})`, 'u')
}

export const ownAsked = /^(?:internal|intern|in-?house|own|hausintern|eigen)/u
