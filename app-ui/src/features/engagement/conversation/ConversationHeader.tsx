import AskIcon from '@mui/icons-material/RecordVoiceOverRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Interaction, Sequence } from '@parley/contracts/http/conversation-records.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import type { ActionState } from '@parley/contracts/rules/phase-actions.ts'
import { conversationProgress } from '@parley/contracts/rules/conversation-progress.ts'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { visuallyHidden } from '@parley/ui-kit/components/VisuallyHidden.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LivePhase } from '../live/index.ts'
import { isSequenceRunning } from '../phase/index.ts'
import { ConnectionBadge } from './ConnectionBadge.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { RestartConversation } from './RestartConversation.tsx'
import './en.ts'

/** The phase's newest run and its turns. */
export interface PhaseRun {
  interactions: Interaction[]
  sequence: Sequence | null
}

interface ConversationHeaderProps {
  phase: Phase
  live: LivePhase
  run: PhaseRun
  canEdit: boolean
  /** Whether the conversation can be begun anew, by the rules of the action bar. */
  restart: ActionState
  onAsk: (agentId: string) => void
  corner: ReactNode
}

/** Title, connection, progress, and what can be done with the conversation as a whole. */
export function ConversationHeader({
  phase,
  live,
  run,
  canEdit,
  restart,
  onAsk,
  corner,
}: ConversationHeaderProps) {
  const { t } = useTranslation()
  const agents = phase.templatePhase.aiAgents
  return (
    <Box sx={{ px: 4, pt: 2, pb: 3, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, flexWrap: 'wrap' }}>
        <Typography variant="h2" component="h3" id="conversation-title" sx={title}>
          {t('conversation.title')}
        </Typography>
        <span data-screen-only>
          <ConnectionBadge state={live.state} problem={live.problem} />
        </span>
        <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto', '@media print': { display: 'none' } }}>
          {canEdit && agents.length > 0 && (
            <Tooltip title={t('conversation.ask')}>
              <IconButton
                aria-label={t('conversation.ask')}
                onClick={() => onAsk(agents[0]?.aiAgentId ?? '')}
              >
                <AskIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
          <ExportMenu phaseId={phase.id} />
          {canEdit && restart.visible && <RestartConversation phaseId={phase.id} reason={restart.reason} />}
          {corner}
        </Box>
      </Box>
      {live.state === 'polling' && (
        <Typography variant="body2" color="textSecondary" role="status">
          {t('conversation.problem.usingPolling')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        {isSequenceRunning(run.sequence) && run.sequence?.status !== 'PAUSED' && (
          <StatusBadge dot tone="primary">
            {t('conversation.sequenceActive')}
          </StatusBadge>
        )}
        <Progress interactions={run.interactions} agentCount={agents.length} />
      </Box>
    </Box>
  )
}

/** On a phone the tab says it to those who see. */
const title = { mr: 1, '@media (max-width:599.95px)': visuallyHidden } as const

function Progress({ interactions, agentCount }: { interactions: Interaction[]; agentCount: number }) {
  const { t } = useTranslation()
  const { completed, total, percent } = conversationProgress(interactions, agentCount)
  if (total === 0) return null
  const label =
    completed === 0
      ? t('conversation.ready', { count: total })
      : t('conversation.progress', { completed, total })
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={label}
        sx={{ flex: 1, minWidth: 40, height: 6, borderRadius: 3 }}
      />
      <Typography
        aria-hidden
        variant="body2"
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {label}
      </Typography>
    </>
  )
}
