import Alert from '@mui/material/Alert'
import type { SelfCheck } from '@parley/contracts/http/self-checks.ts'
import { Link, useGetList, useLocale, useTranslate } from 'react-admin'

const newest = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: { status: 'DONE' },
} as const

/** That the last look over the product found something, with the way to its report; nothing where all is in order. */
export function SelfCheckNotice() {
  const translate = useTranslate()
  const locale = useLocale()
  const { data } = useGetList<SelfCheck>('self-checks', newest)
  const last = data?.[0]
  if (last === undefined || last.found === 0) return null
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(last.finishedAt ?? last.createdAt),
  )
  return (
    <Alert severity="warning">
      {translate('resources.self-checks.notice', { time, smart_count: last.found })}{' '}
      <Link underline="always" to={`/self-checks/${last.id}/show`}>
        {translate('resources.self-checks.noticeLink')}
      </Link>
    </Alert>
  )
}
