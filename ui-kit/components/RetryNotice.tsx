import type { AlertColor } from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionNotice } from './ActionNotice.tsx'
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
    <ActionNotice severity={severity} label={t('common.retry')} onAct={() => void query.refetch()}>
      {children}
    </ActionNotice>
  )
}
