import type { Grid, GridRow } from './grid.ts'
import { quantitiesOf } from './quantities.ts'
import type { Quantity } from './quantity.ts'

const scaleWords: readonly [RegExp, number][] = [
  [/(?<![\p{L}])(?:billions?|bn|mrd|milliarden)(?![\p{L}])/iu, 1e9],
  [/(?<![\p{L}])(?:millions?|mio|mn|millionen)(?![\p{L}])/iu, 1e6],
  [/(?<![\p{L}])(?:thousands?|tsd|tausend)(?![\p{L}])|[TkK][€$£]|k(?:EUR|CHF|USD|GBP)/u, 1e3],
]
const scaleOf = (text: string): number => scaleWords.find(([pattern]) => pattern.test(text))?.[1] ?? 1

/** A cell with the unit that its head or the caption gives it. */
export function valueOf({ heads, about }: Grid, { cells }: GridRow, column: number): Quantity | undefined {
  const text = cells[column]?.text ?? ''
  const [own, ...others] = quantitiesOf(text).filter(({ kind }) => !kind.startsWith('code'))
  if (own === undefined || others.length > 0) return undefined
  if (own.kind !== 'count') return own
  const head = heads[column] ?? ''
  const isYear = /^(?:19|20)\d\d$/u.test(text.trim())
  if (isYear) return undefined
  const scale = scaleOf(text) > 1 ? 1 : Math.max(scaleOf(head), scaleOf(heads[0] ?? ''))
  const around = scale === 1 && !/%|percent|prozent/iu.test(head) ? scaleOf(about) : scale
  return { ...own, low: own.low * around, high: own.high * around }
}

export const isMeasured = ({ kind }: Quantity): boolean =>
  kind !== 'date' && kind !== 'weekday' && kind !== 'clock'

/** A bare figure of a cell has the unit of its column: it is compared with whatever is measured. */
export const isComparable = (wanted: Quantity, cell: Quantity): boolean =>
  wanted.kind === cell.kind ||
  (isMeasured(wanted) && isMeasured(cell) && (wanted.kind === 'count' || cell.kind === 'count'))

const within = 1e-6
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(Math.abs(one), Math.abs(other)) * within

export function isMet(wanted: Quantity, cell: Quantity): boolean {
  if (wanted.kind === 'date') return cell.low <= wanted.high && wanted.low <= cell.high
  const isOwnScale = wanted.kind === cell.kind
  const [low, high] = [cell.low, cell.high]
  if (wanted.bound === 'at-least') return low >= wanted.low
  if (wanted.bound === 'more-than') return low > wanted.low
  if (wanted.bound === 'at-most') return high <= wanted.high
  if (wanted.bound === 'less-than') return high < wanted.high
  if (isNear(wanted.low, low) && isNear(wanted.high, high)) return true
  // '702 minutes' of a column of minutes, whatever minutes are reckoned in.
  return !isOwnScale && isNear(wanted.figure, cell.figure) && !wanted.kind.startsWith('money')
}

/** Of a head: shares, rates and averages of several rows are no sum. */
export const isShareOrRate = (head: string): boolean =>
  /%|(?<![\p{L}])(?:per ?cent|percent|share|rate|average|mean|score|grade|per (?:hour|day|head|unit|item)|prozent|anteil|quote|durchschnitt\p{L}*|mittel|note|punkte|je \p{L}+|pro \p{L}+)(?![\p{L}])/iu.test(
    head,
  )
