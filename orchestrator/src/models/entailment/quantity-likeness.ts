import { isAge } from './comparable-quantities.ts'
import { comparable } from './dates.ts'
import type { Quantity } from './quantities.ts'
import type { Reason } from './reading.ts'

/** What a text says of a wanted quantity: the same, another, something that leaves it open, or nothing. */
export type Likeness = 'same' | 'differs' | 'open' | 'missing'
export interface QuantityComparison {
  likeness: Likeness
  /** Days of the week: what is said of one says nothing of another. */
  isWeekday?: true
  because?: Reason
}

/** So much of a claimed term what is found has to take, for it to be the same one. */
const leastOfTerm = 0.7

/** What is named 'about' is the same within this share, and uneven lengths of time within the smaller. */
const aboutShare = 0.12
const unevenShare = 0.03

/** What a found quantity says of a wanted one. Exact bounds have to be the same; others have to be kept. */
export function likenessOf(
  wanted: Quantity,
  found: Quantity,
  { isExact }: { isExact: boolean },
): QuantityComparison {
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
