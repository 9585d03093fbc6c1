import type { Asked } from './asked.ts'
import { comesFirst, comesLast } from './extreme-asked.ts'
import { columnKind, saysMoney } from './columns.ts'
import type { ReadTable } from './read-table.ts'
import { isTotal, type TableRow } from './tables.ts'

const superlatives: readonly [RegExp, ReturnType<typeof columnKind>][] = [
  [/\b(?:expensive|dearer|dearest|cheaper|cheapest|teuer\w*|teurer|günstig\w*|billig\w*)\b/iu, 'money'],
  [comesFirst, 'day'],
  [comesLast, 'day'],
  [
    /(?<!\p{L})(?:latest|earliest|newest|oldest|späteste\w*|früheste\w*|neueste\w*|älteste\w*)(?!\p{L})/iu,
    'day',
  ],
  [/\b(?:longest|shortest|längste\w*|kürzeste\w*)\b/iu, 'span'],
]

/** What is dearest or cheapest is asked for. */
export const comparesMoney = (question: string): boolean =>
  superlatives.find(([pattern]) => pattern.test(question))?.[1] === 'money'

/** Marks are no money. */
const scores = /\b(?:scores?|scored|points?|marks?|ratings?|rated|punkte?|bewertung|bewertet|noten?)\b/iu

/** What is dearest is told by the one column of money, what is latest by that of days. */
export function ofSuperlative(
  { question }: Asked,
  { whole }: ReadTable,
  columns: readonly number[],
): number | undefined {
  const kind = superlatives.find(([pattern]) => pattern.test(question))?.[1]
  const own = columns.filter((column) => columnKind(whole, column) === kind)
  return own.length === 1 ? own[0] : totalOf(whole.heads, own)
}

/** What is cheapest is told by money, and by no count of days; what is highest by no day. */
export const isOfKind = ({ question }: Asked, { whole }: ReadTable, column: number): boolean => {
  const kind = superlatives.find(([pattern]) => pattern.test(question))?.[1]
  const own = columnKind(whole, column)
  if (scores.test(question) && ['money', 'span'].includes(own)) return false
  return kind === undefined ? !['day', 'clock'].includes(own) : kind !== 'money' || own === kind
}

/** What is cheapest is told by a row of money: its name, its cells or the table's corner say so. */
export const asksMoneyOf = ({ question }: Asked, { whole }: ReadTable, { cells }: TableRow): boolean =>
  !(scores.test(question) && saysMoney(`${whole.heads[0] ?? ''} ${cells.join(' ')}`)) &&
  (superlatives.find(([pattern]) => pattern.test(question))?.[1] !== 'money' ||
    saysMoney(`${whole.heads[0] ?? ''} ${cells.join(' ')}`))

export const totalOf = (heads: readonly string[], columns: readonly number[]): number | undefined =>
  columns.find((column) => isTotal(heads[column]))
