import type { Language } from '../../language/words.ts'
import { stemsIn } from './forms-of-words.ts'

/** An expression of several words, as the stems of its words. */
interface Phrase {
  stems: readonly string[]
  /** The word under which it stands in the groups. */
  word: string
}

const byFirst: Readonly<Record<Language, Map<string, Phrase[]>>> = { en: new Map(), de: new Map() }
const be: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['is', 'are', 'was', 'were', 'been', 'be', 'being']),
  de: new Set(['ist', 'sind', 'war', 'waren', 'sein']),
}

/** @param words in lower case or as they are written, German nouns with their capital */
export function addPhrase(words: readonly string[], word: string, language: Language): void {
  const stems = words.map((one) => (one === 'be' ? 'be' : (stemsIn(one, language)[0] ?? one)))
  const [first = ''] = stems
  const known = byFirst[language].get(first) ?? []
  known.push({ stems, word })
  known.sort((left, right) => right.stems.length - left.stems.length)
  byFirst[language].set(first, known)
}

/** The longest expression that begins at a place of a text, given the stems of each of its words. */
export function phraseAt(
  words: readonly { lower: string; stems: readonly string[] }[],
  start: number,
  language: Language,
): { length: number; word: string } | undefined {
  const first = words[start]
  if (first === undefined) return undefined
  const keys = be[language].has(first.lower) ? [...first.stems, 'be'] : first.stems
  for (const key of keys)
    for (const { stems, word } of byFirst[language].get(key) ?? [])
      if (stems.every((one, index) => index === 0 || isForm(words[start + index], one)))
        return { length: stems.length, word }
  return undefined
}

const isForm = (word: { stems: readonly string[] } | undefined, wanted: string): boolean =>
  word?.stems.includes(wanted) === true
