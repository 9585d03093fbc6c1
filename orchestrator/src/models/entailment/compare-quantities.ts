import { asReckoned, isComparable } from './comparable-quantities.ts'
import type { PlacedQuantity } from './placed-quantities.ts'
import type { Quantity } from './quantities.ts'
import { isRateOf } from './rates.ts'
import { matchOf } from './terms.ts'
import { likenessOf, type QuantityComparison } from './quantity-likeness.ts'

export interface QuantityOptions {
  /** Whether bounds must be the same, as of a claim; of a statement it is enough that they are kept. */
  isExact: boolean
  /** Whether what is said to be done is said of the sentence's things, too: then it is of the part, not of all of them. */
  isDeedSaid?: boolean
}

/** So much better must the words around another figure fit, for it to be the one that counts. */
const clearlyBetter = 0.6

/** What is aimed at is another figure than what is so. */
const ofTarget = 2

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
