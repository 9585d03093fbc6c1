import { isSmallWord, wordsOf } from '../models/language/index.ts'
import { isStemmed, searchLexicon, stemmers } from './stemmers.ts'

/** Longer ones are no words: data, keys, addresses. */
const longestTerm = 40

/**
 * What a text is found by, in order, repetitions kept: stems in the text's language, numbers however their thousands
 * are set apart, codes whole and in their parts ('A-4711': 'a4711', '4711'), German compounds and their known parts.
 * @param language ISO 639-1; English where it is not known (as the database has always taken it)
 */
export function termsOf(text: string, language: string | null): readonly string[] {
  return readTerms(text, languageCode(language)).list
}

/** The same, each once. */
export function termSetOf(text: string, language: string | null): ReadonlySet<string> {
  const terms = readTerms(text, languageCode(language))
  terms.set ??= new Set(terms.list)
  return terms.set
}

interface ReadTerms {
  list: readonly string[]
  set?: ReadonlySet<string>
}

/** By language and text. Searches come upon the same passages and sentences again and again. */
const read = new Map<string, Map<string, ReadTerms>>()
/** Characters of the texts that are kept, and the most of them: some 40 MB with their terms. */
let readLength = 0
const mostReadLength = 4_000_000

function readTerms(text: string, code: string): ReadTerms {
  const known = read.get(code)?.get(text)
  if (known !== undefined) return known
  const list = [...wordsOf(text).flatMap((word) => termsOfWord(word, code)), ...codesOf(text)]
  const terms: ReadTerms = { list }
  if (readLength > mostReadLength) {
    read.clear()
    readLength = 0
  }
  readLength += text.length
  const ofLanguage = read.get(code) ?? new Map<string, ReadTerms>()
  read.set(code, ofLanguage.set(text, terms))
  return terms
}

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

/** Codes without what joins them. */
function codesOf(text: string): string[] {
  if (!/\p{N}/u.test(text)) return []
  const codes = text.normalize('NFKC').match(codePattern) ?? []
  return codes
    .map((code) => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((code) => code.length <= longestTerm)
}
