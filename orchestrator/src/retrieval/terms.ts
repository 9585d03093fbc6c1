import { isSmallWord, sentencesOf, wordsOf } from '../models/language/index.ts'
import { isStemmed, searchLexicon, stemmers } from './stemmers.ts'

/** Longer ones are no words: data, keys, addresses. */
const longestTerm = 40

/**
 * What a text is found by, in order, repetitions kept: stems in the text's language, numbers however their thousands
 * are set apart, codes whole and in their parts ('A-4711': 'a4711', '4711'), German compounds and their known parts.
 * @param language ISO 639-1; English where it is not known (as the database has always taken it)
 */
export function termsOf(text: string, language: string | null): readonly string[] {
  const known = readOf(text, languageCode(language))
  known.list ??= known.sentences.flat()
  return known.list
}

/** The same, each once. */
export function termSetOf(text: string, language: string | null): ReadonlySet<string> {
  const known = readOf(text, languageCode(language))
  known.set ??= new Set(known.sentences.flat())
  return known.set
}

/** The terms of each sentence of a text, each once. */
export function termsOfSentences(text: string, language: string | null): readonly ReadonlySet<string>[] {
  const known = readOf(text, languageCode(language))
  known.sets ??= known.sentences.map((terms) => new Set(terms))
  return known.sets
}

/** The terms of each sentence of a text, and what was asked for of them. */
interface Read {
  sentences: readonly (readonly string[])[]
  list?: readonly string[]
  set?: ReadonlySet<string>
  sets?: readonly ReadonlySet<string>[]
}

/** By language and text. Searches come upon the same passages again and again. */
const read = new Map<string, Map<string, Read>>()
/** Characters of the texts that are kept, and the most of them: some 10 MB with their terms (docs/decisions-made.md). */
let readLength = 0
const mostReadLength = 1_000_000
/** Longer texts are read where they are needed: one of them would put many out. */
const longestKept = 20_000
/** So long after the first of them was read all of them are let go, at the next reading: milliseconds. */
const longestTime = 10 * 60_000
let readSince = 0

/** Lets go of all texts that are kept, as when some of them were erased. */
export function forgetReadTerms(): void {
  read.clear()
  readLength = 0
}

function readOf(text: string, code: string): Read {
  const now = performance.now()
  if (read.size > 0 && now - readSince > longestTime) forgetReadTerms()
  const known = read.get(code)?.get(text)
  if (known !== undefined) return known
  const fresh: Read = { sentences: sentencesOf(text).map((sentence) => readTerms(sentence, code)) }
  if (text.length > longestKept) return fresh
  if (readLength + text.length > mostReadLength) forgetReadTerms()
  if (read.size === 0) readSince = now
  readLength += text.length
  const ofLanguage = read.get(code) ?? new Map<string, Read>()
  read.set(code, ofLanguage.set(text, fresh))
  return fresh
}

const readTerms = (text: string, code: string): readonly string[] => [
  ...wordsOf(text).flatMap((word) => termsOfWord(word, code)),
  ...codesOf(text),
]

/** 'de-AT' is German; other codes than those that have stems are kept apart, so that their words stand as they are. */
export const languageCode = (language: string | null): string =>
  (language ?? 'en').toLowerCase().split('-')[0] ?? 'en'

function termsOfWord(word: string, code: string): string[] {
  if (word.length > longestTerm || isSmallWord(word, code) || (word.length === 1 && !/\d/.test(word)))
    return []
  if (/\d/.test(word)) return [word]
  const term = stemOf(word, code)
  return code === 'de' ? [term, ...searchLexicon.partsOf(term)] : [term]
}

export const stemOf = (word: string, code: string): string => (isStemmed(code) ? stemmers[code](word) : word)

/** Letters and digits that belong together: 'A-4711', 'REQ_12', 'ISO 27001', 'ISO/IEC 27001'. */
const codePattern =
  /(?<![\p{L}\p{N}])(?:\p{L}+\p{N}*|\p{N}+\p{L}+)(?:[-/_.]\p{N}+\p{L}*)+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\p{Lu}{2,6}[ -]\p{N}{2,6}(?![\p{L}\p{N}])/gu

/** Codes without what joins them. They have a digit: only words that have one, and the one before it, are looked at. */
function codesOf(text: string): string[] {
  if (!/\p{N}/u.test(text)) return []
  const codes = text.normalize('NFKC').split(apart).flatMap(codesOfStretch)
  return codes
    .map((code) => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((code) => code.length <= longestTerm)
}

/** Whatever is more between two words than a space. */
const apart = /[^\S ]\s*| {2}\s*/u

function codesOfStretch(stretch: string): string[] {
  if (!/\p{N}/u.test(stretch)) return []
  const words = stretch.split(' ')
  return words.flatMap((word, at) => {
    if (!/\p{N}/u.test(word)) return []
    const before = at === 0 ? '' : `${words[at - 1] ?? ''} `
    // What lies in the word before alone is found with that one.
    return [...`${before}${word}`.matchAll(codePattern)]
      .filter((match) => match.index + match[0].length > before.length)
      .map(([code]) => code)
  })
}
