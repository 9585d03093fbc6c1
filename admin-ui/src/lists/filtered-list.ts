import type { CreatePathParams } from 'react-admin'

/** The address of a list with a filter, as react-admin reads it from there. */
export function filteredList(
  createPath: (to: CreatePathParams) => string,
  resource: string,
  filter: Record<string, string | boolean>,
): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })
  return `${createPath({ resource, type: 'list' })}?${query.toString()}`
}
