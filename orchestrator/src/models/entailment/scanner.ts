import type { Quantity } from './quantity.ts'

export interface Scanner {
  text: string
  /** The text with blanks for what was read. */
  rest: string
  found: Quantity[]
}
export type Place = { at: number; end: number }

export const bare = (kind: string, { at, end }: Place): Quantity => ({
  kind,
  low: 0,
  high: 0,
  bound: 'exact',
  of: '',
  isLoose: false,
  figure: Number.NaN,
  at,
  end,
})

export const placeOf = (match: RegExpExecArray): Place => ({
  at: match.index,
  end: match.index + match[0].length,
})

/** Reads what a pattern finds in what is left of the text, each piece once. */
export function each(
  scanner: Scanner,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Quantity | undefined,
): void {
  for (const match of scanner.rest.matchAll(pattern)) {
    const quantity = read(match)
    if (quantity === undefined) continue
    scanner.found.push(quantity)
    const { at, end } = placeOf(match)
    scanner.rest = scanner.rest.slice(0, at) + ' '.repeat(end - at) + scanner.rest.slice(end)
  }
}
