import type { Language } from '../../language/words.ts'
import { deeds } from './deeds.ts'
import { expressions } from './expressions.ts'
import { geography } from './geography.ts'
import { stemsIn } from './forms-of-words.ts'
import { furtherDeeds } from './further-deeds.ts'
import { generalThings } from './general-things.ts'
import { moreDeeds } from './more-deeds.ts'
import { moreThings } from './more-things.ts'
import { moreTrade } from './more-trade.ts'
import { organisation } from './organisation.ts'
import { addPhrase } from './phrases.ts'
import { qualities } from './qualities.ts'
import { sectors } from './sectors.ts'
import { technology } from './technology.ts'
import { things } from './things.ts'
import { trade } from './trade.ts'

/** What a word may mean: concepts and stems, each as the word says it (1) or its contrary (-1). */
export type Meanings = ReadonlyMap<string, 1 | -1>

export const linesOf = (tables: readonly string[]): string[] =>
  tables.flatMap((table) => table.trim().split('\n'))

const deedLines = linesOf([deeds, moreDeeds, furtherDeeds])
/** The groups of the vocabulary, a line each; those of deeds first. */
export const groupLines: readonly string[] = [
  ...deedLines,
  ...linesOf([
    things,
    moreThings,
    organisation,
    technology,
    trade,
    moreTrade,
    sectors,
    qualities,
    generalThings,
  ]),
]

export const groupsOf: Record<Language, Map<string, Map<string, 1 | -1>>> = { en: new Map(), de: new Map() }
/** Expressions that name a thing ('process owner'), by their words; those for deeds ('take place') are one word. */
export const named = new Map<string, readonly string[]>()

/** German nouns ('Fehler') are entries of their own beside verbs of the same stem ('fehlen'). */
export const isNoun = (written: string, language: Language): boolean =>
  language === 'de' && /^\p{Lu}/u.test(written)
export const asNoun = (stem: string): string => `${stem.slice(0, 1).toUpperCase()}${stem.slice(1)}`
const nounOr = (stem: string, written: string, language: Language): string =>
  isNoun(written, language) ? asNoun(stem) : stem

/** The keys under which a word stands in the groups: a noun's as a noun first, and what there is otherwise. */
export function keysOf(written: string, language: Language): readonly string[] {
  const stems = stemsIn(written, language)
  if (language === 'en') return stems
  const nouns = stems.slice(0, 1).map(asNoun)
  const [first, second] = isNoun(written, language) ? [nouns, stems] : [stems, nouns]
  return first.some((key) => groupsOf.de.has(key)) ? first : second
}

for (const [id, line] of groupLines.entries()) {
  const [same = '', contrary = ''] = line.split('!')
  enter(`c${id}`, same, 1)
  enter(`c${id}`, contrary, -1)
}

/** Places by their names in lower case, with all that each is called. */
export const places = new Map<string, readonly string[]>()
for (const line of linesOf([geography])) {
  const names = line
    .toLowerCase()
    .split(/[|,]/)
    .map((name) => name.trim())
  for (const name of names) places.set(name, [...(places.get(name) ?? []), ...names])
}

/** What a place is called in either language; the name itself where it is no place that the tables know. */
export const namesOfPlace = (name: string): readonly string[] => places.get(name.toLowerCase()) ?? [name]
export const isPlace = (name: string): boolean => places.has(name.toLowerCase())

for (const line of linesOf([expressions])) {
  const [word = '', written = ''] = line.split(':')
  for (const phrase of written.split(',')) {
    const words = phrase.trim().split(/[\s/-]+/)
    addPhrase(words, word, 'en')
    addPhrase(words, word, 'de')
  }
}

/** Of irregular forms the form itself: 'left' in a group is not 'leave'. */
function entryStems(entry: string, language: Language): readonly string[] {
  const stems = stemsIn(entry, language)
  return language === 'en' && /ers?$/.test(entry) ? stems : stems.slice(0, 1)
}

function enter(concept: string, words: string, sign: 1 | -1): void {
  const [english = '', german = ''] = words.split('|')
  for (const [language, list] of [
    ['en', english],
    ['de', german],
  ] as const)
    for (const entry of list.split(/\s+/).filter((one) => one !== '')) {
      const parts = entry.split(/[_-]/)
      if (parts.length > 1) addPhrase(parts, entry, language)
      if (parts.length > 1 && !isDeedId(concept)) named.set(entry, parts)
      const keys =
        parts.length > 1 ? [entry] : entryStems(entry, language).map((key) => nounOr(key, entry, language))
      for (const key of keys) {
        const known = groupsOf[language].get(key) ?? new Map<string, 1 | -1>()
        if (!known.has(concept)) known.set(concept, sign)
        groupsOf[language].set(key, known)
      }
    }
}

export function isDeedId(key: string): boolean {
  return /^c\d+$/.test(key) && Number(key.slice(1)) < deedLines.length
}

export const isEntry = (written: string, language: Language): boolean =>
  groupsOf[language].has(written) || keysOf(written, language).some((key) => groupsOf[language].has(key))
