import { AppError } from '@parley/contracts/errors.ts'
import { inPlainWords } from '@parley/contracts/issue-texts.ts'
import type { ListQuery } from '@parley/contracts/schemas.ts'
import { z } from 'zod'

/** Rows that a list gives at most, with or without a range (HTTP API, preamble). */
export const maxListRows = 1000

/** A filter that is true or false; from an address it comes as a text. */
export const yesOrNo = z.union([z.boolean(), z.stringbool()])

export interface ListRules<Column extends string, Filters extends z.ZodType> {
  /** Field of the answer to the column or expression name that it is sorted by. */
  sortable: Record<string, Column>
  defaultSort: { column: Column; direction: 'asc' | 'desc' }
  /** A strict object: unknown filters are refused. */
  filters: Filters
}

export interface ParsedList<Column extends string, Filter> {
  /** Search text, trimmed; undefined when there is none. */
  q: string | undefined
  sort: { column: Column; direction: 'asc' | 'desc' }
  /** Place of the first row, from 0. */
  from: number
  /** Place of the last row, inclusive. */
  to: number
  /** `to - from + 1`, at most 1,000. */
  limit: number
  filter: Filter
}

const sortSchema = z.tuple([z.string(), z.enum(['ASC', 'DESC', 'asc', 'desc'])])
const place = z.number().int().min(0).max(10_000_000)
const rangeSchema = z.tuple([place, place]).refine(([from, to]) => to >= from)

const invalid = (field: string, text: string): AppError =>
  new AppError('VALIDATION_FAILED', text, { errors: { [field]: text } })

function readJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(field, `${field} is not valid JSON.`)
  }
}

/**
 * Reads `q`, `sort`, `range` and `filter` of a list (HTTP API, preamble).
 * @throws AppError VALIDATION_FAILED for what is malformed, an unknown filter, or a field that lists are not sorted by.
 */
export function parseList<Column extends string, Filters extends z.ZodType>(
  query: ListQuery,
  rules: ListRules<Column, Filters>,
): ParsedList<Column, z.output<Filters>> {
  const { from, to } = readRange(query.range)
  const q = query.q?.trim()
  return {
    q: q === '' ? undefined : q,
    sort: readSort(query.sort, rules),
    from,
    to,
    limit: to - from + 1,
    filter: readFilter(query.filter, rules.filters),
  }
}

function readRange(text: string | undefined): { from: number; to: number } {
  if (text === undefined) return { from: 0, to: maxListRows - 1 }
  const range = rangeSchema.safeParse(readJson('range', text))
  if (!range.success) throw invalid('range', 'range must be [from,to], from 0, inclusive.')
  const [from, to] = range.data
  return { from, to: Math.min(to, from + maxListRows - 1) }
}

function readSort<Column extends string>(
  text: string | undefined,
  rules: Pick<ListRules<Column, z.ZodType>, 'sortable' | 'defaultSort'>,
): ParsedList<Column, unknown>['sort'] {
  if (text === undefined) return rules.defaultSort
  const sort = sortSchema.safeParse(readJson('sort', text))
  if (!sort.success) throw invalid('sort', 'sort must be ["field","ASC"] or ["field","DESC"].')
  const [field, direction] = sort.data
  const column = Object.hasOwn(rules.sortable, field) ? rules.sortable[field] : undefined
  if (column === undefined)
    throw invalid('sort', `This list is sorted by ${Object.keys(rules.sortable).join(', ')} only.`)
  return { column, direction: direction.toLowerCase() === 'asc' ? 'asc' : 'desc' }
}

function readFilter<Filters extends z.ZodType>(
  text: string | undefined,
  filters: Filters,
): z.output<Filters> {
  const filter = filters.safeParse(text === undefined ? {} : readJson('filter', text), inPlainWords)
  if (filter.success) return filter.data
  const issue = filter.error.issues[0]
  const names = issue?.code === 'unrecognized_keys' ? issue.keys : (issue?.path ?? [])
  const where = names.length === 0 ? '' : ` (${names.join('.')})`
  throw invalid('filter', `The filter is not valid${where}: ${issue?.message ?? 'unknown reason'}`)
}
