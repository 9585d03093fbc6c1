import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx'
import type { LiveProblem, LiveState } from '../live/live-connection.ts'
import './texts.ts'

const shown = {
  connected: ['success', 'connected'],
  connecting: ['warning', 'slow'],
  reconnecting: ['warning', 'slow'],
  polling: ['danger', 'disconnected'],
} as const satisfies Record<LiveState, readonly [Tone, string]>

interface ConnectionBadgeProps {
  state: LiveState
  problem: LiveProblem | undefined
}

/** Connected, Slow connection, Disconnected (Document 2, 2.2), and what is wrong in the words of its section 8. */
export function ConnectionBadge({ state, problem }: ConnectionBadgeProps) {
  const { t } = useTranslation()
  const [tone, word] = shown[state]
  const badge = (
    <StatusBadge dot tone={tone}>
      {t(`conversation.${word}`)}
    </StatusBadge>
  )
  if (problem === undefined) return badge
  return (
    <Tooltip title={t(`conversation.problem.${problem}`)} describeChild>
      <span>{badge}</span>
    </Tooltip>
  )
}
