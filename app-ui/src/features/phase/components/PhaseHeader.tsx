import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/format.ts'
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx'
import { PhasePlan } from '../plan/PhasePlan.tsx'
import '../texts.ts'

const tones: Record<Phase['status'], Tone> = {
  PENDING: 'neutral',
  IN_PROGRESS: 'primary',
  COMPLETED: 'success',
  ON_HOLD: 'warning',
  CANCELLED: 'danger',
}

interface PhaseHeaderProps {
  phase: Phase
  canManage: boolean
  /** The person came here by finishing the phase before: the keyboard goes on from the title. */
  takesFocus: boolean
}

/** Which phase it is, its state, its dates and its plan (Document 2, 2.1). */
export function PhaseHeader({ phase, canManage, takesFocus }: PhaseHeaderProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const dates = [
    phase.startDate === null ? '' : t('phase.started', { date: formatDate(phase.startDate) }),
    phase.endDate === null ? '' : t('phase.ended', { date: formatDate(phase.endDate) }),
  ].filter((text) => text !== '')
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {t(phase.status === 'COMPLETED' ? 'phase.phaseReview' : 'phase.currentPhase')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography
          ref={title}
          tabIndex={-1}
          variant="h1"
          component="h2"
          id="phase-title"
          sx={{ outline: 'none !important' }}
        >
          {phase.name}
        </Typography>
        <StatusBadge dot tone={tones[phase.status]}>
          {t(`phase.states.${phase.status}`)}
        </StatusBadge>
        {dates.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {dates.join(' · ')}
          </Typography>
        )}
        <PhasePlan phase={phase} canEdit={canManage} />
      </Box>
      <Typography color="textSecondary" sx={{ maxWidth: '72ch', mt: 1 }}>
        {phase.templatePhase.description}
      </Typography>
    </Box>
  )
}
