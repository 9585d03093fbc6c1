import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatElapsed } from '@parley/ui-kit/i18n/format.ts'
import { useNow } from '@parley/ui-kit/lib/use-now.ts'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LivePhase } from '../live/index.ts'
import { isSequenceRunning } from '../phase/index.ts'
import type { PhaseRun } from './ConversationHeader.tsx'
import { gateIdOf, leadTo } from './gate-places.ts'
import { RunControls } from './RunControls.tsx'
import './en.ts'

interface RunBarProps {
  phaseId: string
  run: PhaseRun
  live: LivePhase
  canEdit: boolean
}

/** Who is at it, at what, and for how long; with the ways to pause and to stop always in reach. */
export function RunBar({ phaseId, run, live, canEdit }: RunBarProps) {
  const { t } = useTranslation()
  const [isPausing, setIsPausing] = useState(false)
  const { sequence } = run
  const isActive = isSequenceRunning(sequence)
  // It has paused, or is over: who lets it go on, here or elsewhere, has it go on without the wish.
  if (isPausing && sequence?.status !== 'RUNNING' && sequence?.status !== 'QUEUED') setIsPausing(false)
  // The moderator thinks in a run alone; an agent may be asked beside it.
  const isAnswering = live.typing !== null
  if (!isActive && !isAnswering) return null
  const isWaiting = sequence?.status === 'AWAITING_HUMAN'
  const isAtWork = !isActive || sequence?.status === 'RUNNING'
  return (
    <Box sx={isWaiting ? { ...bar, ...loud } : bar}>
      {isAtWork && <Pulse />}
      <Typography variant="body2" role="status" sx={{ flex: '1 1 140px', fontWeight: isWaiting ? 600 : 400 }}>
        {isPausing && sequence?.status === 'RUNNING'
          ? t('conversation.pausing')
          : doing(t, run, { live, canEdit })}
      </Typography>
      {isAtWork && <Elapsed since={startOf(run)} />}
      {isWaiting && <ToGate run={run} />}
      {canEdit && isActive && sequence !== null && (
        <RunControls phaseId={phaseId} sequence={sequence} isPausing={isPausing} onPausing={setIsPausing} />
      )}
    </Box>
  )
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flexWrap: 'wrap',
  px: 4,
  py: 2,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '@media print': { display: 'none' },
} as const
const gateColour = 'var(--parley-palette-accent-reviewer)'
const loud = {
  bgcolor: `color-mix(in srgb, ${gateColour} 12%, var(--parley-palette-background-paper))`,
} as const

const runningTurn = ({ interactions }: PhaseRun) => interactions.find(({ status }) => status === 'RUNNING')
const startOf = (run: PhaseRun): string | null => runningTurn(run)?.startedAt ?? null

/** In one line: who does what. */
function doing(
  t: TFunction,
  run: PhaseRun,
  { live, canEdit }: Pick<RunBarProps, 'live' | 'canEdit'>,
): string {
  const { sequence } = run
  if (sequence?.status === 'AWAITING_HUMAN')
    return t(canEdit ? 'conversation.waitingForYou' : 'conversation.waitingForDecision')
  if (sequence?.status === 'PAUSED') return t('conversation.paused')
  const turn = runningTurn(run)
  const name = live.typing?.agentName ?? (turn?.aiAgent.role === 'MODERATOR' ? undefined : turn?.aiAgent.name)
  if (name !== undefined) {
    const chapter = turn?.aiAgent.name === name ? turn.chapterTitle : null
    return chapter === null
      ? t('conversation.typing', { name })
      : t('conversation.typingChapter', { name, chapter })
  }
  if (sequence?.status === 'QUEUED') return t('conversation.queued')
  return live.isModeratorThinking || turn !== undefined
    ? t('conversation.thinking')
    : t('conversation.atWork')
}

function Pulse() {
  return (
    <Box
      aria-hidden
      sx={{
        width: 8,
        height: 8,
        flexShrink: 0,
        borderRadius: '50%',
        bgcolor: 'primary.main',
        animation: 'parley-pulse 1.6s ease-in-out infinite',
        '@keyframes parley-pulse': { '50%': { opacity: 0.25 } },
      }}
    />
  )
}

/** Minutes and seconds; not told to screen readers, which would read every one. */
function Elapsed({ since }: { since: string | null }) {
  const now = useNow(1_000)
  if (since === null) return null
  return (
    <Typography aria-hidden variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatElapsed(since, now)}
    </Typography>
  )
}

/** Leads to where the decision is asked for. */
function ToGate({ run }: { run: PhaseRun }) {
  const { t } = useTranslation()
  const waiting = run.interactions.find(({ hitl }) => hitl !== null)
  if (waiting === undefined) return null
  return (
    <Button size="small" variant="contained" onClick={() => leadTo(gateIdOf(waiting))}>
      {t('conversation.showGate')}
    </Button>
  )
}
