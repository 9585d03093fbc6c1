import type { ListQuery } from '@parley/contracts/schemas.ts'
import type { z } from 'zod'
import { type ParsedList, parseList } from './list-query.ts'
import { type ListResult, listResult } from './list-result.ts'

type FieldOf<Row> = keyof Row & string

export interface ShortListRules<Row, Filters extends z.ZodObject> {
  sortable: readonly FieldOf<Row>[]
  /** Fields that `q` is looked for in. */
  searched: readonly FieldOf<Row>[]
  /** Fields of the rows; a list in a row matches when it has the value. */
  filters: Filters
}

type Page = ParsedList<string, object>

/** The words of a value: names of people and records stand inside objects. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0
  if (one === null || one === undefined) return 1
  if (other === null || other === undefined) return -1
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return wordsOf(one).join(' ').localeCompare(wordsOf(other).join(' '))
}

const has = (row: object, [field, wanted]: [string, unknown]): boolean => {
  if (wanted === undefined) return true
  const value = (row as Record<string, unknown>)[field]
  return Array.isArray(value) ? value.includes(wanted) : value === wanted
}

function inOrder<Row extends object>(rows: Row[], { column, direction }: Page['sort']): Row[] {
  if (column === '') return rows
  const turn = direction === 'asc' ? 1 : -1
  const of = (row: Row): unknown => (row as Record<string, unknown>)[column]
  return rows.toSorted((one, other) => turn * compare(of(one), of(other)))
}

/**
 * A page of a list that is short and read whole: what every list takes (HTTP API, preamble), without a query of its
 * own. Without a sort it is as it was read, without a range it is whole.
 * @throws AppError VALIDATION_FAILED
 */
export function shortList<Row extends object, Filters extends z.ZodObject>(
  rows: readonly Row[],
  query: ListQuery,
  { sortable, searched, filters }: ShortListRules<Row, Filters>,
): ListResult<Row> {
  const page = parseList<string, Filters>(query, {
    sortable: Object.fromEntries(sortable.map((field) => [field, field])),
    defaultSort: { column: '', direction: 'asc' },
    filters,
  })
  const q = page.q?.toLowerCase()
  const found = rows.filter(
    (row) =>
      Object.entries(page.filter).every((entry) => has(row, entry)) &&
      (q === undefined ||
        searched.some((field) => wordsOf(row[field]).some((word) => word.toLowerCase().includes(q)))),
  )
  const all = inOrder(found, page.sort)
  const shown = query.range === undefined ? all : all.slice(page.from, page.to + 1)
  return listResult(shown, { from: page.from, total: all.length })
}
