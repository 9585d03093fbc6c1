import { asReckoned, isAge, isComparable } from './comparable-quantities.ts'
import { comparable } from './dates.ts'
import type { PlacedQuantity } from './placed-quantities.ts'
import type { Quantity } from './quantities.ts'
import type { Reason } from './reading.ts'
import { isRateOf } from './rates.ts'
import { matchOf } from './terms.ts'

/** What a text says of a wanted quantity: the same, another, something that leaves it open, or nothing. */
export type Likeness = 'same' | 'differs' | 'open' | 'missing'
export interface QuantityComparison {
  likeness: Likeness
  /** Days of the week: what is said of one says nothing of another. */
  isWeekday?: true
  because?: Reason
}

export interface QuantityOptions {
  /** Whether bounds must be the same, as of a claim; of a statement it is enough that they are kept. */
  isExact: boolean
  /** Whether what is said to be done is said of the sentence's things, too: then it is of the part, not of all of them. */
  isDeedSaid?: boolean
}

/** So much better must the words around another figure fit, for it to be the one that counts. */
const clearlyBetter = 0.6
/** So much of a claimed term what is found has to take, for it to be the same one. */
const leastOfTerm = 0.7
/** What is aimed at is another figure than what is so. */
const ofTarget = 2
/** What is named 'about' is the same within this share, and uneven lengths of time within the smaller. */
const aboutShare = 0.12
const unevenShare = 0.03

/** Each wanted quantity by itself; what is the same as one of them is no other figure of the next. */
export const compareQuantities = (
  wanted: readonly PlacedQuantity[],
  found: readonly PlacedQuantity[],
  options: QuantityOptions,
): QuantityComparison[] =>
  wanted.map((one) => {
    const others = wanted.filter((other) => other !== one && other.kind === one.kind)
    const free = found.filter(
      (candidate) =>
        !others.some(
          (other) =>
            isComparable(other, candidate) && likenessOf(other, candidate, options).likeness === 'same',
        ) ||
        (isComparable(one, candidate) && likenessOf(one, candidate, options).likeness === 'same'),
    )
    return compareQuantity(one, free, options)
  })

/** @param wanted of a statement, with the words that the statement says it of */
function compareQuantity(
  wanted: PlacedQuantity,
  found: readonly PlacedQuantity[],
  options: QuantityOptions,
): QuantityComparison {
  const alike = found.map((one) => asReckoned(wanted, one)).filter((one) => isComparable(wanted, one))
  const candidates = options.isDeedSaid === true && wanted.isWhole !== true ? withoutWholes(alike) : alike
  if (candidates.length === 0)
    return { likeness: found.some((one) => isRateOf(wanted, one)) ? 'same' : 'missing' }
  const scored = candidates
    .map((quantity) => ({
      quantity,
      score: closeness(wanted, quantity),
      ...likenessOf(wanted, quantity, options),
    }))
    .toSorted((left, right) => right.score - left.score)
  const best = scored[0]
  const same = scored.find(({ likeness }) => likeness === 'same')
  if (best === undefined) return { likeness: 'missing' }
  if (same !== undefined && same.score >= best.score - clearlyBetter) return { likeness: 'same' }
  const open = scored.find(({ likeness }) => likeness === 'open')
  if (open !== undefined && open.score >= best.score - clearlyBetter) return { likeness: 'open' }
  if (best.quantity.isOfPart && !wanted.isOfPart) return { likeness: 'missing' }
  if (scored.every(({ quantity }) => isMereDifference(wanted, quantity))) return { likeness: 'missing' }
  return {
    likeness: 'differs',
    because: best.because ?? 'number',
    ...(best.isWeekday && { isWeekday: true }),
  }
}

/** By how much something is more ('8 pounds more than before') is another figure than how much it is. */
const isMereDifference = (wanted: Quantity, found: Quantity): boolean =>
  wanted.direction !== undefined && found.direction === undefined && wanted.kind !== 'percent'

/** Where a part is named with all of them, what is done is done to the part. */
const withoutWholes = (found: readonly PlacedQuantity[]): readonly PlacedQuantity[] => {
  const parts = found.filter(({ isWhole }) => isWhole !== true)
  return parts.length > 0 ? parts : found
}

/** How much the words around two quantities have in common; other codes beside them ('Year 2') tell them apart. */
function closeness(wanted: PlacedQuantity, found: PlacedQuantity): number {
  let score = 0
  for (const term of wanted.about) {
    const strength = Math.max(
      0,
      ...found.about.map((other) => {
        const match = matchOf(term, other)
        return match.sign === 1 ? match.strength : 0
      }),
    )
    score += strength >= 0.5 ? strength * term.weight : 0
  }
  return score + besideScore(wanted, found) - (wanted.isTarget === found.isTarget ? 0 : ofTarget)
}

/** What else is said in the same breath: 'Year 2', 'by the end of 2027'. Another year's figure is not this year's. */
function besideScore(wanted: PlacedQuantity, found: PlacedQuantity): number {
  let score = 0
  for (const one of wanted.beside) {
    const others = found.beside.filter(({ kind }) => kind === one.kind)
    if (others.length === 0) continue
    const isSame = others.some((other) => one.low <= other.high && other.low <= one.high)
    score += isSame ? (isCode(one) ? 2 : 1) : isCode(one) ? -2 : 0
  }
  return score
}

const isCode = ({ kind }: Quantity): boolean => kind.startsWith('code')

function likenessOf(wanted: Quantity, found: Quantity, { isExact }: QuantityOptions): QuantityComparison {
  if (wanted.kind === 'date') return dateLikeness(wanted, found, isExact)
  if (isAge(wanted, found) || isAge(found, wanted)) return { likeness: 'same' }
  if (wanted.kind === 'weekday' && found.low < found.high)
    return found.low <= wanted.low && wanted.high <= found.high
      ? { likeness: 'same' }
      : { likeness: 'differs', because: 'date', isWeekday: true }
  if (wanted.kind === 'opening')
    return found.kind === 'opening' && found.low >= wanted.low
      ? { likeness: 'same' }
      : { likeness: 'differs', because: 'scope' }
  if (wanted.kind === 'frequency' && isAbove(wanted))
    return found.low <= wanted.low * 1.03 ? { likeness: 'same' } : { likeness: 'differs', because: 'number' }
  if (wanted.per !== undefined && found.per !== undefined && wanted.per !== found.per)
    return { likeness: 'differs', because: 'unit' }
  if (wanted.tax !== undefined && found.tax !== undefined && wanted.tax !== found.tax)
    return { likeness: 'differs', because: 'unit' }
  if (wanted.direction !== undefined && found.direction !== undefined && wanted.direction !== found.direction)
    return { likeness: 'differs', because: 'number' }
  if (wanted.kind !== found.kind) return { likeness: 'differs', because: 'unit' }
  // Of a statement another phase or norm is another thing, and denies nothing.
  if (wanted.kind.startsWith('code') && !isExact)
    return { likeness: wanted.low === found.low ? 'same' : 'open' }
  const because: Reason =
    wanted.figure === found.figure && wanted.low !== found.low
      ? 'unit'
      : wanted.kind.startsWith('code')
        ? 'name'
        : 'number'
  return withBounds(wanted, found, { isExact, because })
}

interface BoundOptions {
  isExact: boolean
  because: Reason
}

/** 'More than 3' leaves nothing of 'at most 3'. */
const isBeyond = (high: number, low: number, isStrict: boolean): boolean =>
  high > low || (isStrict && high >= low)

const isBelow = ({ bound }: Quantity): boolean => bound === 'at-most' || bound === 'less-than'
const isAbove = ({ bound }: Quantity): boolean => bound === 'at-least' || bound === 'more-than'

function withBounds(
  wanted: Quantity,
  found: Quantity,
  { isExact, because }: BoundOptions,
): QuantityComparison {
  const differs: QuantityComparison = { likeness: 'differs', because }
  if (isBelow(wanted) && isBelow(found)) {
    if (isClose(wanted.high, found.high, wanted)) return { likeness: 'same' }
    return !isExact && found.high < wanted.high ? { likeness: 'same' } : differs
  }
  if (isAbove(wanted) && isAbove(found)) {
    if (isClose(wanted.low, found.low, wanted)) return { likeness: 'same' }
    return !isExact && found.low > wanted.low ? { likeness: 'same' } : differs
  }
  if (isBelow(wanted)) {
    if (isAbove(found))
      return isBeyond(found.low, wanted.high, found.bound === 'more-than')
        ? differs
        : isExact
          ? { likeness: 'differs', because: 'scope' }
          : { likeness: 'open' }
    const isKept =
      wanted.bound === 'less-than' && !isExact
        ? found.high < wanted.high
        : found.high <= wanted.high * 1.000001
    if (isExact)
      // Who claims 'within 60 days' of what takes 30 has not read the term.
      return isKept && (!/time$/u.test(wanted.kind) || found.high >= wanted.high * leastOfTerm)
        ? { likeness: 'same' }
        : differs
    return isKept ? { likeness: 'same' } : differs
  }
  if (isAbove(wanted)) {
    if (isBelow(found))
      return isBeyond(wanted.low, found.high, found.bound === 'less-than')
        ? differs
        : isExact
          ? { likeness: 'differs', because: 'scope' }
          : { likeness: 'open' }
    const isKept =
      wanted.bound === 'more-than' && !isExact ? found.low > wanted.low : found.low >= wanted.low * 0.999999
    return isKept ? { likeness: 'same' } : differs
  }
  return withoutBounds(wanted, found, because)
}

function withoutBounds(wanted: Quantity, found: Quantity, because: Reason): QuantityComparison {
  const isLoose = wanted.isLoose || found.isLoose
  const bound = found.bound === 'about' ? 'about' : wanted.bound
  const scale: Quantity = { ...wanted, isLoose, bound }
  if (isClose(wanted.low, found.low, scale) && isClose(wanted.high, found.high, scale))
    return { likeness: 'same' }
  // A number within a range that is named is not what is named, but does not deny it either.
  if (found.low < found.high && wanted.low >= found.low && wanted.high <= found.high)
    return { likeness: 'open' }
  if (wanted.low < wanted.high && found.low >= wanted.low && found.high <= wanted.high)
    return { likeness: 'same' }
  return { likeness: 'differs', because }
}

function isClose(left: number, right: number, { isLoose, bound, kind }: Quantity): boolean {
  const share = bound === 'about' ? aboutShare : isLoose ? unevenShare : 1e-6
  if (kind.startsWith('code')) return left === right
  return Math.abs(left - right) <= Math.max(Math.abs(left), Math.abs(right)) * share
}

function dateLikeness(wanted: Quantity, found: Quantity, isExact: boolean): QuantityComparison {
  const [left, right] = comparable(asTime(wanted), asTime(found))
  const differs: QuantityComparison = { likeness: 'differs', because: 'date' }
  const overlaps = left.from <= right.to && right.from <= left.to
  if (!isExact && isBelow(wanted) && !isAbove(found)) {
    // 'Before 2030' is kept by what is before 2030, and left open by what is before 2031.
    if (wanted.bound === 'less-than' && found.bound === 'less-than')
      return { likeness: right.from <= left.from ? 'same' : 'open' }
    if (wanted.bound === 'less-than') return right.to < left.from ? { likeness: 'same' } : differs
    return right.to <= left.to ? { likeness: 'same' } : right.from > left.to ? differs : { likeness: 'open' }
  }
  if (!isExact && isAbove(wanted) && !isBelow(found))
    return right.from >= left.from
      ? { likeness: 'same' }
      : right.to < left.from
        ? differs
        : { likeness: 'open' }
  if (!overlaps) return differs
  // A day is within its month; a month does not tell the day.
  return right.from >= left.from && right.to <= left.to ? { likeness: 'same' } : { likeness: 'open' }
}

const asTime = (quantity: Quantity) => ({
  from: quantity.low,
  to: quantity.high,
  hasYear: quantity.hasYear ?? true,
  at: quantity.at,
  end: quantity.end,
})
