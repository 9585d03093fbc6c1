import type { CountedList } from '@parley/contracts/rules/dashboard-lists.ts'

/** The page that shows what a number counts; its filters stand in the address. */
export function listAddress({ list, filter }: CountedList): string {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  const text = query.toString()
  return `/${list}${text === '' ? '' : `?${text}`}`
}
