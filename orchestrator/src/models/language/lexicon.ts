import { germanParts, lexiconTerms } from './lexicon-terms.ts'
import { germanStem, stem } from './words.ts'

export type Stemmer = (word: string) => string

/**
 * Words of English and German that stand for each other, by the stems that a stemmer of each language gives. All words
 * are in lower case.
 */
export interface Lexicon {
  /**
   * What a German word may mean in English, as stems; of a compound that is no entry, what its parts may mean. None for
   * a word that is not in the lexicon.
   */
  englishOf: (wordStem: string) => readonly string[]
  /** What an English word may be called in German, as stems of all its forms. */
  germanOf: (wordStem: string) => readonly string[]
  /** Other words of the same language that may stand for this one, as stems. */
  synonymsOf: (wordStem: string) => readonly string[]
  /**
   * The parts of a German compound, as stems ('tagessatz': 'tag', 'satz'); none where it is no compound of known parts.
   */
  partsOf: (wordStem: string) => readonly string[]
}

/** Words that say the same in both languages, in their base forms. */
const entries = lexiconTerms.split(';').map((entry) => {
  const [english = '', german = ''] = entry.split(':').map((side) => side.trim())
  return { english: english.split(/\s+/), german: german.split(/\s+/) }
})

type Related = Map<string, Set<string>>
const none: readonly string[] = []

export function createLexicon(stemmers: { english: Stemmer; german: Stemmer }): Lexicon {
  const [toGerman, toEnglish, alike]: [Related, Related, Related] = [new Map(), new Map(), new Map()]
  /** Stems of other forms of a German word, by the stem of its base form. */
  const baseForms = new Map<string, string>()
  const formsOf = (word: string): string[] =>
    [word, `${word}en`, `${word}in`, `${word}s`].map(stemmers.german)
  for (const { english, german } of entries) {
    const [englishStems, germanStems] = [english.map(stemmers.english), german.map(stemmers.german)]
    relate(toGerman, englishStems, german.flatMap(formsOf))
    relate(toEnglish, germanStems, englishStems)
    relate(alike, englishStems, englishStems)
    relate(alike, germanStems, germanStems)
    for (const word of german) for (const form of formsOf(word)) baseForms.set(form, stemmers.german(word))
  }
  const baseOf = (wordStem: string): string =>
    toEnglish.has(wordStem) ? wordStem : (baseForms.get(wordStem) ?? wordStem)
  const takeApart = createDecompounder(stemmers.german)
  const partsOf = (wordStem: string): readonly string[] =>
    toEnglish.has(baseOf(wordStem)) ? none : takeApart(wordStem)
  return {
    englishOf: (wordStem) => {
      const whole = toEnglish.get(baseOf(wordStem))
      if (whole !== undefined) return [...whole]
      return [...new Set(partsOf(wordStem).flatMap((part) => [...(toEnglish.get(part) ?? none)]))]
    },
    germanOf: (wordStem) => [...(toGerman.get(wordStem) ?? none)],
    synonymsOf: (wordStem) =>
      [...(alike.get(wordStem) ?? alike.get(baseOf(wordStem)) ?? none)].filter((other) => other !== wordStem),
    partsOf,
  }
}

function relate(map: Related, from: readonly string[], to: readonly string[]): void {
  for (const one of from) {
    const known = map.get(one) ?? new Set<string>()
    for (const other of to) known.add(other)
    map.set(one, known)
  }
}

/** Parts of three letters are many words' beginnings and ends; these are often parts. */
const shortParts = new Set('tag rat amt weg ort bau zug uhr tor rad akt'.split(' '))
/** Letters that link the parts. */
const links = ['', 's', 'es', 'n', 'en', 'er', 'e'] as const
const leastCompound = 7
const mostParts = 3
const cacheLimit = 50_000

function createDecompounder(german: Stemmer): (wordStem: string) => readonly string[] {
  const parts = new Map<string, string>()
  /** By what is left of a part at a compound's end, where more is cut off a longer word: 'tes' is 'test'. */
  const lastParts = new Map<string, string>()
  const longer = 'compound'
  for (const word of [...entries.flatMap((entry) => entry.german), ...germanParts]) {
    const part = german(word)
    if (part.length < 4 && !shortParts.has(part)) continue
    parts.set(part, part)
    for (const form of [word, `${word}en`, `${word}s`])
      lastParts.set(german(longer + form).slice(longer.length), part)
  }

  /** The split with the longest last part, so that a whole word is not cut for the end that it has. */
  function takeApart(word: string, most: number): string[] | undefined {
    if (most === 1) return undefined
    for (let at = 3; at <= word.length - 3; at += 1) {
      const last = lastParts.get(word.slice(at))
      const first = last === undefined ? undefined : firstOf(word.slice(0, at), most - 1)
      if (last !== undefined && first !== undefined) return [...first, last]
    }
    return undefined
  }

  /** What stands before the last part, without the letters that link it. */
  function firstOf(text: string, most: number): string[] | undefined {
    for (const link of links) {
      if (!text.endsWith(link)) continue
      const bare = text.slice(0, text.length - link.length)
      const part = parts.get(bare) ?? parts.get(german(bare)) ?? lastParts.get(bare)
      if (part !== undefined) return [part]
    }
    return takeApart(text, most)
  }

  const known = new Map<string, readonly string[]>()
  return (wordStem) => {
    if (wordStem.length < leastCompound || /\d/.test(wordStem)) return none
    const before = known.get(wordStem)
    if (before !== undefined) return before
    if (known.size >= cacheLimit) known.clear()
    const found = takeApart(wordStem, mostParts) ?? none
    known.set(wordStem, found)
    return found
  }
}

/** By the stems that `contentStems` gives. */
export const { englishOf, germanOf, synonymsOf, partsOf } = createLexicon({
  english: stem,
  german: germanStem,
})
