import Tooltip from '@mui/material/Tooltip'
import { formatDateTime, formatRelative } from '../i18n/format.ts'
import { useNow } from '../lib/use-now.ts'

/** 'yesterday', with the exact time on hover and focus. */
export function RelativeTime({ at }: { at: string }) {
  const now = useNow(60_000)
  return (
    <Tooltip title={formatDateTime(at)}>
      <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
        {formatRelative(at, now)}
      </time>
    </Tooltip>
  )
}
