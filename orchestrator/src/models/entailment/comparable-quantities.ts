import type { Language } from '../language/words.ts'
import type { PlacedQuantity } from './placed-quantities.ts'
import type { Quantity } from './quantity.ts'
import { matchOf, type Term, termsOf } from './terms.ts'

const perYear: Readonly<Record<string, number>> = { month: 12, quarter: 4, week: 52, year: 1 }
const minutesOfDay = 1440
const isYearly = ({ kind, low }: Quantity): boolean => kind === 'frequency' && low > 360 && low < 370

/** 'USD 27,500 a month' beside 'annual costs', or beside 'a year', as the year's. */
function inSameRate(wanted: PlacedQuantity, found: PlacedQuantity): PlacedQuantity {
  const isOfYear = wanted.per === 'year' || (wanted.per === undefined && wanted.beside.some(isYearly))
  const times = perYear[found.per ?? '']
  if (!isMoney(found.kind) || !isOfYear || times === undefined || times === 1) return found
  return {
    ...found,
    low: found.low * times,
    high: found.high * times,
    ...(wanted.per !== undefined && { per: wanted.per }),
  }
}

/** 'A year' says of what is 'annual' how often it is. */
const asRhythm = (wanted: PlacedQuantity, found: PlacedQuantity): PlacedQuantity =>
  wanted.kind === 'frequency' && found.kind === 'time' && found.figure === 1 && found.bound === 'exact'
    ? { ...found, kind: 'frequency', low: found.low / minutesOfDay, high: found.high / minutesOfDay }
    : found

/** A found quantity as the wanted one reckons: by the year, as how often. */
export const asReckoned = (wanted: PlacedQuantity, found: PlacedQuantity): PlacedQuantity =>
  inSameRate(wanted, asRhythm(wanted, found))

const isMoney = (kind: string): boolean => kind.startsWith('money')
const isShare = (kind: string): boolean => kind.startsWith('percent')

/** 'Five days' and 'five working days' are of one family: with one figure they differ in the unit. */
const isOtherUnit = (wanted: Quantity, found: Quantity): boolean =>
  wanted.figure === found.figure &&
  wanted.kind !== found.kind &&
  [wanted.kind, found.kind].every((kind) => /(?:^|\s)(?:time|hours)$/u.test(kind))

export function isComparable(wanted: PlacedQuantity, found: PlacedQuantity): boolean {
  if (isOtherUnit(wanted, found)) return true
  if (wanted.kind === 'count' && found.kind === 'count') return countsTheSame(wanted, found)
  if (isAge(wanted, found) || isAge(found, wanted)) return true
  if (isMoney(wanted.kind)) return isMoney(found.kind)
  if (isShare(wanted.kind)) return isShare(found.kind)
  if (wanted.kind === 'opening') return found.kind === 'opening' || found.kind === 'clock'
  return wanted.kind === found.kind
}

/** 'Children under six' are under six years. */
export const isAge = (bare: Quantity, years: Quantity): boolean =>
  bare.kind === 'count' &&
  bare.bound !== 'exact' &&
  years.kind === 'time' &&
  years.bound === bare.bound &&
  years.figure === bare.figure

/** Of the same things; where one does not say of what ('for 19 there is none'), the words around must tell. */
function countsTheSame(wanted: Quantity, found: Quantity): boolean {
  const [left, right] = [nounsOf(wanted), nounsOf(found)]
  if (left.length === 0 || right.length === 0) return true
  if (isOutcome(wanted, right)) return true
  return left.some((term) => right.some((other) => matchOf(term, other).strength >= 0.5))
}

/** 'Three responses' count who has responded: what is counted is what the statement says that they did. */
function isOutcome({ of }: Quantity, nouns: readonly Term[]): boolean {
  const deed = /(?<![\p{L}])(?:has|have|had)\s(\p{Ll}+)/u.exec(of)?.[1]
  if (deed === undefined) return false
  const deeds = termsOf(deed, 'en').filter(({ weight }) => weight > 0.3)
  return deeds.some((term) => nouns.some((noun) => matchOf(term, noun).strength >= 0.9))
}

const cachedNouns = new WeakMap<Quantity, readonly Term[]>()
function nounsOf(quantity: Quantity): readonly Term[] {
  const known = cachedNouns.get(quantity)
  if (known !== undefined) return known
  const language: Language = /[äöüß]|^(?:\p{Ll}+\s)?\p{Lu}\p{Ll}+/u.test(quantity.of) ? 'de' : 'en'
  const words =
    quantity.of
      .replace(/^(?:of|der|von|des)\s.*$/iu, '')
      .split(
        /\s(?=(?:of|in|at|for|with|der|im|für|mit|is|are|was|were|ist|sind|liegt|have|has|do|from|to)\s)/i,
      )[0] ?? ''
  const nouns = isVerbal(words) ? [] : termsOf(words, language).filter(({ weight }) => weight > 0.3)
  cachedNouns.set(quantity, nouns)
  return nouns
}

/** '19 liegt eine …', '63 belonged to': what follows is no thing that is counted. */
const isVerbal = (words: string): boolean =>
  /^(?:liegt|liegen|sind|ist|werden|wird|wurden|kennt|kennen|haben|hat|gehör\w+|are|is|were|was|have|has|belong\w*|said|\p{Ll}+ed)(?![\p{L}])/u.test(
    words,
  )
