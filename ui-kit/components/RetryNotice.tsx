import Alert, { type AlertColor } from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Read } from './QueryView.tsx'

interface RetryNoticeProps {
  query: Read<unknown>
  severity?: AlertColor
  /** What could not be read. */
  children: ReactNode
}

/** A failure in a line, with Retry, where there is no room for a QueryView's. */
export function RetryNotice({ query, severity = 'error', children }: RetryNoticeProps) {
  const { t } = useTranslation()
  return (
    <Alert
      severity={severity}
      action={
        <Button size="small" color="inherit" onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
