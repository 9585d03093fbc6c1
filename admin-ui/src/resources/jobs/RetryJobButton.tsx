import RetryIcon from '@mui/icons-material/ReplayRounded'
import { adminRetryJob } from '@parley/contracts/http/admin-jobs.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import type { MouseEvent } from 'react'
import { Button, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { useButtonCall } from '../../session/index.ts'
import type { Job } from './job-names.tsx'

/** Tries a failed job again. */
export function RetryJobButton() {
  const job = useRecordContext<Job>()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const { isBusy, run } = useButtonCall()
  if (job?.state !== 'failed') return null
  const retry = async (): Promise<void> => {
    await callRoute(adminRetryJob, { params: { id: job.id } })
    notify('resources.jobs.retried', { type: 'success', messageArgs: { smart_count: 1 } })
  }
  const press = (event: MouseEvent): void => {
    // The row behind it opens the job.
    event.stopPropagation()
    void run(retry).then(refresh)
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
