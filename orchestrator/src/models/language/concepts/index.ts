import { germanStem, stem, wordsOf } from '../words.ts'
import { money } from './money.ts'
import { peopleAndBodies } from './people-and-bodies.ts'
import { times } from './times.ts'
import { work } from './work.ts'

/**
 * What business questions ask for, in all the ways that questions and documents of English and German put it: a line for
 * each, `told, told | asked, asked`. What stands before the bar says it wherever it stands; what comes after it asks for
 * it and does not say it ('who runs …'). An expression has one word or several, `…` leaves room for some words ('liegt …
 * zurück'), `*` for an ending; of words in brackets one has to follow soon ('leads (committee board)'). What `~` stands
 * before is a kind of the thing: a text with 'CRM' speaks of a system, and a question with it asks for no other system.
 */
const lines = [peopleAndBodies, times, money, work].flatMap((group) =>
  group
    .trim()
    .split('\n')
    .filter((line) => line !== ''),
)

interface ExpectedWord {
  word: string
  stems: ReadonlySet<string>
  isBeginning: boolean
  /** A German noun, by its capital. */
  isNoun: boolean
}

interface Expression {
  concept: string
  isTold: boolean
  /** A kind of the thing, and no other word for it. */
  isKind: boolean
  parts: readonly (readonly ExpectedWord[])[]
  /** Of these one has to follow. */
  followed: readonly ExpectedWord[]
}

/** Concepts cannot be taken for words: no word has this sign, and figures have no kin. */
const idOf = (index: number): string => `§${index}`

export const isConcept = (stem: string): boolean => stem.startsWith('§')

const leastStemmed = 4

function expectedWord(text: string): ExpectedWord {
  const isBeginning = text.endsWith('*')
  const word = text.replace('*', '').toLowerCase()
  const stems = word.length < leastStemmed ? [word] : [word, stem(word), germanStem(word)]
  return { word, stems: new Set(stems), isBeginning, isNoun: /^\p{Lu}\p{Ll}/u.test(text) }
}

const wordsIn = (text: string): ExpectedWord[] =>
  (text.match(/[\p{L}\p{N}]+\*?/gu) ?? []).map((word) => expectedWord(word))

function expressionOf(text: string, concept: string, isTold: boolean): Expression {
  const [, own = '', followed = ''] = /^~?([^(]*)(?:\(([^)]*)\))?/u.exec(text) ?? []
  return {
    concept,
    isTold,
    isKind: text.startsWith('~'),
    parts: own
      .split('…')
      .map(wordsIn)
      .filter((part) => part.length > 0),
    followed: wordsIn(followed),
  }
}

const expressions = lines.flatMap((line, index) =>
  line
    .split('|')
    .flatMap((side, at) => side.split(',').map((text) => expressionOf(text.trim(), idOf(index), at === 0))),
)

const isGermanTerm = (text: string): boolean =>
  /[äöüß]/u.test(text) || (/^\p{Lu}\p{Ll}/u.test(text) && !/ /u.test(text))
/** What each is called in either language, first of all. */
const named = lines.map((line) => {
  const told = (line.split('|')[0] ?? '').split(',').map((text) => text.trim().replace('*', ''))
  return { en: told[0], de: told.find((text) => isGermanTerm(text) && !text.includes('…')) }
})
/** All that says it, whole words and expressions of one place, as they are written. */
const toldOf = lines.map((line) =>
  (line.split('|')[0] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => !/[…*(~]/u.test(text)),
)

const initialsOf = (text: string): string =>
  text
    .split(/[\s-]+/u)
    .filter((word) => !/^(?:of|and|for|the)$/u.test(word))
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')

const isAbbreviated = (told: readonly string[]): boolean =>
  told.some((text) => /^\p{Lu}{2,5}$/u.test(text) && told.some((other) => initialsOf(other) === text))
/** Things and offices that are known by their initials, too. */
const abbreviated = toldOf.filter(isAbbreviated)

const bareName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<!\p{L})(?:the|of|for|der|die|das|des|im|in)(?!\p{L})/gu, ' ')
    .replace(/[\s-]+/gu, ' ')
    .trim()

/** Whether both are names of one thing that is known by its initials: 'Leiter der IT', 'Chief Information Officer'. */
export const isSameTitle = (one: string, other: string): boolean =>
  abbreviated.some((told) => {
    const names = told.map(bareName)
    return names.includes(bareName(one)) && names.includes(bareName(other))
  })

/** Other names of what is known by its initials ('CFO', 'Finanzchef': 'chief financial officer', …); none for other words. */
export const otherNamesOf = (word: string): readonly string[] =>
  abbreviated.find((told) => told.includes(word))?.filter((text) => text !== word) ?? []

const sizes = lines.map((line) => line.split(',').length)

/** What the one of these that has the fewest words for it is called. */
export function termOf(concepts: readonly string[], language: 'en' | 'de'): string | undefined {
  const [first] = concepts
    .map((concept) => Number(concept.slice(1)))
    .toSorted((one, other) => (sizes[one] ?? 0) - (sizes[other] ?? 0))
  return first === undefined ? undefined : named[first]?.[language]
}

const byFirst = new Map<string, Expression[]>()
const byBeginning: Expression[] = []
for (const expression of expressions) {
  const first = expression.parts[0]?.[0]
  if (first === undefined) continue
  if (first.isBeginning) byBeginning.push(expression)
  else for (const key of first.stems) byFirst.set(key, [...(byFirst.get(key) ?? []), expression])
}

/** German nouns that end a compound say what it is: 'Lagerfläche' is a 'Fläche', 'Projektbudget' a 'Budget'. */
const byEnd = new Map<string, Expression[]>()
const leastEnd = 5
const leastBeforeEnd = 3
for (const expression of expressions) {
  const [word, another] = expression.parts.flat()
  if (word === undefined || another !== undefined || !word.isNoun || word.word.length < leastEnd) continue
  byEnd.set(word.word, [...(byEnd.get(word.word) ?? []), expression])
}
function byEndOf(word: string): readonly Expression[] {
  for (let at = leastBeforeEnd; at <= word.length - leastEnd; at += 1) {
    const found = byEnd.get(word.slice(at))
    if (found !== undefined) return found
  }
  return []
}

/** So many words may stand between the parts of an expression, and before what has to follow. */
const mostBetween = 9

/** 'Well' is no 'Welle', whose stem it is. */
const isBareStem = ({ word, isNoun }: ExpectedWord, token: Token): boolean =>
  isNoun && word === `${token.word}e`

const isWord = (expected: ExpectedWord, token: Token | undefined): boolean =>
  token !== undefined && !isBareStem(expected, token) && isOneOf(expected, token)

const isOneOf = ({ word, stems, isBeginning }: ExpectedWord, token: Token): boolean =>
  isBeginning ? token.word.startsWith(word) : token.stems.some((one) => stems.has(one))

interface Token {
  word: string
  stems: readonly string[]
}

const tokenOf = (word: string): Token => ({
  word,
  stems: word.length < leastStemmed ? [word] : [word, stem(word), germanStem(word)],
})

/** Where each part begins in the text, the first one at `start`; none where it does not stand there. */
function placesOf(
  { parts, followed }: Expression,
  tokens: readonly Token[],
  start: number,
): number[] | undefined {
  const places: number[] = []
  let from = start
  for (const [index, part] of parts.entries()) {
    const last = index === 0 ? from : Math.min(tokens.length - 1, from + mostBetween)
    let at = from
    while (at <= last && !part.every((one, step) => isWord(one, tokens[at + step]))) at += 1
    if (at > last) return undefined
    places.push(...part.map((_one, step) => at + step))
    from = at + part.length
  }
  const after = tokens.slice(from, from + mostBetween)
  return followed.length === 0 || followed.some((one) => after.some((token) => isWord(one, token)))
    ? places
    : undefined
}

export interface FoundConcept {
  concept: string
  /** Places of its words among the words of the text. */
  places: readonly number[]
}

function conceptsOf(words: readonly string[], isOfQuestion: boolean): FoundConcept[] {
  const tokens = words.map(tokenOf)
  return tokens.flatMap(({ word, stems }, start) => {
    const near = new Set([...stems.flatMap((one) => byFirst.get(one) ?? []), ...byBeginning])
    const ending = byEndOf(word).flatMap(({ concept, isTold, isKind }) =>
      (isTold && !(isKind && isOfQuestion)) || (isOfQuestion && !isKind)
        ? [{ concept, places: [start] }]
        : [],
    )
    const whole = [...near].flatMap((expression): FoundConcept[] => {
      if (isOfQuestion ? expression.isKind : !expression.isTold) return []
      const places = placesOf(expression, tokens, start)
      return places === undefined ? [] : [{ concept: expression.concept, places }]
    })
    // A compound that is an expression itself says more than the noun that it ends with.
    const isWhole = [...near].some(({ parts }) => parts.flat().length === 1 && parts[0]?.[0]?.word === word)
    return isWhole ? whole : [...whole, ...ending]
  })
}

/** What a question asks for, with the words by which it does. */
export const conceptsAsked = (words: readonly string[]): FoundConcept[] => conceptsOf(words, true)

const cache = new Map<string, ReadonlySet<string>>()
const cacheLimit = 20_000

/** What a text speaks of. */
export function conceptsTold(text: string): ReadonlySet<string> {
  const known = cache.get(text)
  if (known !== undefined) return known
  if (cache.size >= cacheLimit) cache.clear()
  const found = new Set(conceptsOf(wordsOf(text), false).map(({ concept }) => concept))
  cache.set(text, found)
  return found
}
