import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import type { LiveProblem, LiveState } from '../live/index.ts'
import './en.ts'

const tones = {
  connected: 'success',
  slow: 'warning',
  disconnected: 'danger',
} as const satisfies Record<string, Tone>

/** Slow is a connection that answers late or is only being made; while one that broke is sought anew there is none. */
function wordOf({ state, problem }: ConnectionBadgeProps): keyof typeof tones {
  if (state === 'connected') return problem === undefined ? 'connected' : 'slow'
  return state === 'connecting' ? 'slow' : 'disconnected'
}

/** That a page which has just been opened is not connected yet is no news before it takes long. */
const afterAWhile = {
  '@keyframes parley-appear': { from: { visibility: 'hidden' } },
  animation: 'parley-appear 0s 2s backwards',
} as const

interface ConnectionBadgeProps {
  state: LiveState
  problem: LiveProblem | undefined
}

/** Connected, Slow connection, Disconnected (Document 2, 2.2), and what is wrong in the words of its section 8. */
export function ConnectionBadge(connection: ConnectionBadgeProps) {
  const { t } = useTranslation()
  const word = wordOf(connection)
  const { problem } = connection
  const badge = (
    <StatusBadge dot tone={tones[word]}>
      {t(`conversation.${word}`)}
    </StatusBadge>
  )
  if (connection.state === 'connecting') return <Box sx={afterAWhile}>{badge}</Box>
  if (problem === undefined) return badge
  return (
    <Tooltip title={t(`conversation.problem.${problem}`)} describeChild>
      <span>{badge}</span>
    </Tooltip>
  )
}
