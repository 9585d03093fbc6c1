import RetryIcon from '@mui/icons-material/ReplayRounded'
import { adminRetryJob } from '@parley/contracts/http/admin-jobs.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { type MouseEvent, useState } from 'react'
import { Button, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { useGuarded } from '../../session/index.ts'
import type { Job } from './job-names.tsx'

/** Tries a failed job again. */
export function RetryJobButton() {
  const job = useRecordContext<Job>()
  const guarded = useGuarded()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [isBusy, setBusy] = useState(false)
  if (job?.state !== 'failed') return null
  const retry = async (): Promise<void> => {
    setBusy(true)
    try {
      await guarded(() => callRoute(adminRetryJob, { params: { id: job.id } }))
      notify('resources.jobs.retried', { type: 'success', messageArgs: { smart_count: 1 } })
    } catch (error) {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error'
      notify(message, { type: 'error', messageArgs: { _: message } })
    } finally {
      setBusy(false)
      refresh()
    }
  }
  const press = (event: MouseEvent): void => {
    // The row behind it opens the job.
    event.stopPropagation()
    void retry()
  }
  return (
    <Button
      label="resources.jobs.retry"
      aria-label={translate('resources.jobs.retry')}
      onClick={press}
      disabled={isBusy}
    >
      <RetryIcon />
    </Button>
  )
}
