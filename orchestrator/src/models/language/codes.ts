import { isSmallWord, isStopword } from './words.ts'

/** 'IT' and 'US' are names; 'it' and 'us' are not. Where all of a question stands in capitals, they tell nothing. */
export const isCode = ({ text, word }: { text: string; word: string }, question: string): boolean =>
  /^\p{Lu}{2,}$/u.test(text) && isSmall(word) && /\p{Ll}/u.test(question)

/** What only its capitals tell from a small word: it stands in them among stems, which are small otherwise. */
export const codesIn = (text: string): string[] =>
  (text.match(/(?<![\p{L}\p{N}])\p{Lu}{2,4}(?![\p{L}\p{N}])/gu) ?? []).filter((code) =>
    isSmall(code.toLowerCase()),
  )

const isSmall = (word: string): boolean => isStopword(word) || isSmallWord(word, 'de')
