import { figureOf, isEmptyCell } from './cells.ts'

const leastFilled = 0.7

/** Heads of two rows, of which the upper one names several columns at once: 'Staff (Charge, GBP per month)'. */
export interface Heads {
  heads: string[]
  /** Rows that they take. */
  size: 1 | 2
}

/**
 * The heads of a table whose first row may be but the upper half of them: it has gaps where merged cells go on, the next
 * row fills these and is all words, and figures or days come after it.
 */
export function headsOf(rows: readonly (readonly string[])[]): Heads {
  const [upper = [], lower = [], ...body] = rows
  if (!isUpperHalf(upper, lower) || body.length === 0) return { heads: [...upper], size: 1 }
  let group = ''
  const heads = lower.map((head, column) => {
    const own = upper[column] ?? ''
    if (own !== '') group = own
    return group === '' || group === head ? head : head === '' ? group : `${head} (${group})`
  })
  return { heads, size: 2 }
}

function isUpperHalf(upper: readonly string[], lower: readonly string[]): boolean {
  const gaps = upper.flatMap((cell, column) => (column > 0 && cell === '' ? [column] : []))
  const filled = lower.filter((cell) => !isEmptyCell(cell))
  return (
    gaps.length > 0 &&
    upper.filter((cell) => cell !== '').length > 1 &&
    filled.length >= leastFilled * lower.length &&
    gaps.every((column) => !isEmptyCell(lower[column])) &&
    filled.every((cell) => figureOf(cell) === undefined)
  )
}

const leastBlank = 0.3

/** Cells of a first column that was merged downwards, with what the first of them says. */
export function withGroupsFilled(rows: readonly (readonly string[])[], heads: readonly string[]): string[][] {
  const firsts = rows.map(([first = '']) => first)
  const named = firsts.filter((first) => first !== '')
  const isMerged =
    heads[0] !== '' &&
    heads.length > 2 &&
    firsts[0] !== '' &&
    named.length < firsts.length * (1 - leastBlank) &&
    new Set(named).size === named.length &&
    rows.every(([, second = '']) => second !== '')
  let group = ''
  return rows.map(([first = '', ...others]) => {
    if (first !== '') group = first
    return [isMerged ? group : first, ...others]
  })
}
