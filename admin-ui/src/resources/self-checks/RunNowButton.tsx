import RunIcon from '@mui/icons-material/PlayArrowRounded'
import MuiButton from '@mui/material/Button'
import { requestSelfCheck, type SelfCheck } from '@parley/contracts/http/self-checks.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useState } from 'react'
import { useGetList, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { useGuarded } from '../../session/index.ts'
import { polled } from '../jobs/parts.ts'

const newest = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const

/** Has the whole product looked over now, and leads to the report that is being made. */
export function RunNowButton({ isFirst = false }: { isFirst?: boolean }) {
  const translate = useTranslate()
  const guarded = useGuarded()
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const [isBusy, setBusy] = useState(false)
  const { data } = useGetList<SelfCheck>('self-checks', newest, polled)
  const isAtWork = data?.some(({ status }) => status === 'PENDING' || status === 'RUNNING') === true
  const run = async (): Promise<void> => {
    setBusy(true)
    try {
      const { id } = await guarded(() => callRoute(requestSelfCheck))
      redirect('show', 'self-checks', id)
    } catch (error) {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error'
      notify(message, { type: 'error', messageArgs: { _: message } })
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return (
    <MuiButton
      size={isFirst ? 'medium' : 'small'}
      variant={isFirst ? 'contained' : 'text'}
      startIcon={<RunIcon />}
      loading={isBusy || isAtWork}
      loadingPosition="start"
      onClick={() => void run()}
    >
      {translate(`resources.self-checks.${isAtWork ? 'running' : 'run'}`)}
    </MuiButton>
  )
}
