import { germanStem, isSmallWord, stem, wordsOf } from '../../language/words.ts'
import { wordFamilies } from '../../language/word-families.ts'

const hyphenated = /(?<![\p{L}\p{N}-])\p{L}{2,}(?:-\p{L}{2,})+(?![\p{L}\p{N}-])/gu
const shortPart = 3

/** Words of a question that are joined by hyphens of parts which say nothing by themselves: 'cut-over', 'must-haves'. */
export const hyphenatedIn = (question: string): string[] =>
  [...question.toLowerCase().matchAll(hyphenated)].flatMap(([word]) =>
    wordsOf(word).some((part) => part.length <= shortPart || isSmallWord(part, 'en')) ? [word] : [],
  )

/** Whether a text has such a word, joined, apart or as one, or a word of the same family. */
export function hasHyphenated(word: string, text: string): boolean {
  const parts = wordsOf(word.replace(/s$/, ''))
  if (new RegExp(`(?<!\\p{L})${parts.join('[- ]?')}`, 'iu').test(text)) return true
  const stems = [word, parts.join('')].map(stem)
  const family = wordFamilies.find(({ en }) => stems.some((one) => en.includes(one)))
  const found = new Set(wordsOf(text).flatMap((other) => [stem(other), germanStem(other)]))
  return family !== undefined && [...family.en, ...family.de].some((other) => found.has(other))
}
