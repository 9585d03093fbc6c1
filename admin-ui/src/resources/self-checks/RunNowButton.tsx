import RunIcon from '@mui/icons-material/PlayArrowRounded'
import MuiButton from '@mui/material/Button'
import { requestSelfCheck, type SelfCheck } from '@parley/contracts/http/self-checks.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useGetList, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { useButtonCall } from '../../session/index.ts'
import { polled } from '../jobs/parts.ts'

const newest = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const

/** Has the whole product looked over now, and leads to the report that is being made. */
export function RunNowButton({ isFirst = false }: { isFirst?: boolean }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const { isBusy, run } = useButtonCall()
  const begin = async (): Promise<void> => {
    const { id } = await callRoute(requestSelfCheck)
    redirect('show', 'self-checks', id)
  }
  const { data } = useGetList<SelfCheck>('self-checks', newest, polled)
  const isAtWork = data?.some(({ status }) => status === 'PENDING' || status === 'RUNNING') === true
  return (
    <MuiButton
      size={isFirst ? 'medium' : 'small'}
      variant={isFirst ? 'contained' : 'text'}
      startIcon={<RunIcon />}
      loading={isBusy || isAtWork}
      loadingPosition="start"
      onClick={() => void run(begin).then(refresh)}
    >
      {translate(`resources.self-checks.${isAtWork ? 'running' : 'run'}`)}
    </MuiButton>
  )
}
