import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'

/** Filters of the page, by their names in the address. */
export const auditFilterNames = ['group', 'action', 'actor', 'byPlatform', 'entityId', 'from', 'to'] as const

/** Days are the reader's own: they begin and end where the reader is. */
const startOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString()
const endOf = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString()

/** In the address it is a word, in the query a truth. */
const platform = ({ byPlatform = '' }: AddressList['filters']): object =>
  byPlatform === '' ? {} : { byPlatform: true }

/** The list's query, with the days as times. */
export function auditQuery({ query, filters }: Pick<AddressList, 'query' | 'filters'>): AddressList['query'] {
  const { filter, ...rest } = query
  if (filter === undefined) return rest
  const { from = '', to = '' } = filters
  const days = { ...(from === '' ? {} : { from: startOf(from) }), ...(to === '' ? {} : { to: endOf(to) }) }
  return { ...rest, filter: JSON.stringify({ ...filters, ...platform(filters), ...days }, withoutEmpty) }
}

const withoutEmpty = (_name: string, value: unknown): unknown => (value === '' ? undefined : value)
