import type { CountedList } from '@parley/contracts/rules/dashboard-lists.ts'
import { Link, useCreatePath, useLocale, useTranslate } from 'react-admin'
import { filteredList } from '../lists/index.ts'

/** Of the list that a number counts, with the filter under which it shows as many. */
export function useCountedList(): (counted: CountedList) => string {
  const createPath = useCreatePath()
  return ({ list, filter }) => filteredList(createPath, list, filter)
}

export function useNumberText(): (value: number, digits?: number) => string {
  const locale = useLocale()
  return (value, digits = 0) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)
}

interface CountLinkProps {
  /** Of what is counted. */
  name: string
  count: number
  list: CountedList
}

/** A number, and the way to the list that it counts. */
export function CountLink({ name, count, list }: CountLinkProps) {
  const translate = useTranslate()
  const listOf = useCountedList()
  const text = useNumberText()(count)
  return (
    <Link
      to={listOf(list)}
      aria-label={translate('dashboard.show', { name, count: text })}
      sx={{ display: 'inline-block', minWidth: 32, py: '4px', fontWeight: 600 }}
    >
      {text}
    </Link>
  )
}
