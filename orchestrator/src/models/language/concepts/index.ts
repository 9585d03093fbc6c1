import { germanStem, stem, wordsOf } from '../words.ts'
import { type ExpectedWord, type Expression, expressions, leastStemmed, lines } from './expressions.ts'

export const isConcept = (stem: string): boolean => stem.startsWith('§')

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
  /** Expressions whose first word it may be. */
  near: readonly Expression[]
  /** What a compound that ends with it is. */
  ending: readonly Expression[]
  /** Whether it is an expression by itself. */
  isWhole: boolean
}

const tokens = new Map<string, Token>()
const mostTokens = 50_000

/** Texts repeat their words: what a word may begin is looked for once. */
function tokenOf(word: string): Token {
  const known = tokens.get(word)
  if (known !== undefined) return known
  if (tokens.size >= mostTokens) tokens.clear()
  const stems = word.length < leastStemmed ? [word] : [word, stem(word), germanStem(word)]
  const near = [
    ...new Set([
      ...stems.flatMap((one) => byFirst.get(one) ?? []),
      ...byBeginning.filter(({ parts }) => parts[0]?.[0] !== undefined && word.startsWith(parts[0][0].word)),
    ]),
  ]
  const isWhole = near.some(({ parts }) => parts.flat().length === 1 && parts[0]?.[0]?.word === word)
  const token: Token = { word, stems, near, ending: byEndOf(word), isWhole }
  tokens.set(word, token)
  return token
}

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
  return tokens.flatMap(({ near, ending, isWhole }, start) => {
    const found: FoundConcept[] = []
    for (const expression of near) {
      if (isOfQuestion ? expression.isKind : !expression.isTold) continue
      const places = placesOf(expression, tokens, start)
      if (places !== undefined) found.push({ concept: expression.concept, places })
    }
    // A compound that is an expression itself says more than the noun that it ends with.
    if (isWhole) return found
    for (const { concept, isTold, isKind } of ending)
      if ((isTold && !(isKind && isOfQuestion)) || (isOfQuestion && !isKind))
        found.push({ concept, places: [start] })
    return found
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
