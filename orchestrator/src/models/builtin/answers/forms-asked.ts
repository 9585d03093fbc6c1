import type { QuestionWord } from '../../language/question-word.ts'

const leastInitials = 2
const mostInitials = 5

/** Words of texts, each with its first letter; parts of 'sign-on' apart. */
const tokensOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

/**
 * What initials of the question stand for where a passage writes it out: 'SSO' is also said by 'single sign-on'.
 * @returns the words with the written-out forms of such initials among their forms
 */
export function withInitialsWritten(
  words: readonly QuestionWord[],
  question: string,
  texts: readonly string[],
): QuestionWord[] {
  const initials = (question.match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []).filter(
    ({ length }) => length >= leastInitials && length <= mostInitials,
  )
  if (initials.length === 0) return [...words]
  return words.map((word) => {
    const own = initials.find((one) => word.forms.get(one.toLowerCase()) === 1)
    if (own === undefined || texts.some((text) => new RegExp(`(?<!\\p{L})${own}(?!\\p{L})`, 'u').test(text)))
      return word
    const written = texts.map((text) => writtenOut(own, tokensOf(text))).find((found) => found !== undefined)
    // The rarest of its words stands for all of them.
    const [longest] = written?.toSorted((one, other) => other.length - one.length) ?? []
    return longest === undefined
      ? word
      : { ...word, forms: new Map([...word.forms, [longest.toLowerCase(), asWritten]]) }
  })
}
const asWritten = 0.9

/** Words that follow each other and begin with these letters, the first of them with any of its sizes. */
function writtenOut(initials: string, tokens: readonly string[]): string[] | undefined {
  const letters = initials.toLowerCase().split('')
  for (let at = 0; at + letters.length <= tokens.length; at += 1) {
    const words = tokens.slice(at, at + letters.length)
    if (words.every((word, place) => word.toLowerCase().startsWith(letters[place] ?? ' '))) return words
  }
  return undefined
}
