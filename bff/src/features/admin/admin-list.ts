import type { ListQuery } from '@parley/contracts/schemas.ts'
import { z } from 'zod'
import { maxListRows, type ParsedList, parseList } from '../../http/list-query.ts'

const searchText = z.string().max(200).optional()

/** Filters that every list of the console takes beside its own: `q` and the ids of rows (getMany). */
export type AdminFilter<Filters extends z.ZodObject> = z.output<Filters> & { id?: string[] | undefined }
export type AdminPage<Column extends string, Filters extends z.ZodObject> = ParsedList<
  Column,
  AdminFilter<Filters>
>

export interface AdminOrder<Column extends string> {
  sortable: Record<string, Column>
  defaultSort: { column: Column; direction: 'asc' | 'desc' }
}

interface AdminListRules<Column extends string, Filters extends z.ZodObject> {
  order: AdminOrder<Column>
  filters: Filters
  id: z.ZodType<string>
}

/**
 * Reads a list's query as the simple REST data provider sends it: search and ids stand among the filters, and the
 * order is by id where a page names none (HTTP API, Console).
 * @throws AppError VALIDATION_FAILED
 */
export function parseAdminList<Column extends string, Filters extends z.ZodObject>(
  query: ListQuery,
  { order, filters, id }: AdminListRules<Column, Filters>,
): AdminPage<Column, Filters> {
  const ids = z.union([z.array(id).max(maxListRows), id.transform((one) => [one])]).optional()
  const all = z.strictObject({ ...filters.shape, id: ids, q: searchText })
  const page = parseList(query, { ...order, filters: all })
  const { q: searched, ...filter } = page.filter as AdminFilter<Filters> & { q?: string }
  const text = searched?.trim()
  return { ...page, q: page.q ?? (text === '' ? undefined : text), filter: filter as AdminFilter<Filters> }
}

/** Obsolete rows are left out unless they, or single rows, are asked for (Document 3, section 4). */
export function withObsolete<
  Filter extends {
    showObsolete?: boolean | undefined
    isObsolete?: boolean | undefined
    id?: string[] | undefined
  },
>({ showObsolete = false, ...filter }: Filter): Omit<Filter, 'showObsolete'> {
  const isOpen = showObsolete || filter.isObsolete !== undefined || filter.id !== undefined
  return isOpen ? filter : { ...filter, isObsolete: false }
}
