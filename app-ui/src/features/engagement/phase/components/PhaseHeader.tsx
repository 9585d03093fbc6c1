import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { StatusBadge, type Tone } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatDate } from '@parley/ui-kit/i18n/format.ts'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plannedText } from '../plan/plan-text.ts'
import { PhasePlan } from '../plan/PhasePlan.tsx'
import '../locales/en.ts'

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
  /** On phones the name and the state are all there is room for. */
  isBrief?: boolean
}

/** Which phase it is, its state, its dates and its plan (Document 2, 2.1). */
export function PhaseHeader({ phase, canManage, takesFocus, isBrief = false }: PhaseHeaderProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <Box sx={{ px: 4, pt: 2, pb: 1, flexShrink: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, minHeight: 30 }}>
        <Typography
          ref={title}
          tabIndex={-1}
          variant="h2"
          id="phase-title"
          noWrap
          sx={{ outline: 'none !important', minWidth: 0 }}
        >
          {phase.name}
        </Typography>
        <StatusBadge dot tone={tones[phase.status]}>
          {t(`phase.states.${phase.status}`)}
        </StatusBadge>
        <Box sx={isBrief ? fromTablets : whole}>
          <PhasePlan phase={phase} canEdit={canManage} />
        </Box>
      </Box>
      <Box sx={isBrief ? fromTablets : whole}>
        <PhaseLine phase={phase} />
      </Box>
    </Box>
  )
}

const whole = { display: 'contents' } as const
const fromTablets = { display: { xs: 'none', sm: 'contents' } } as const

/** Dates and description in a line, which opens where it is too long for one. */
function PhaseLine({ phase }: { phase: Phase }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { startDate, endDate, templatePhase, status } = phase
  const parts = [
    t(status === 'COMPLETED' ? 'phase.phaseReview' : 'phase.currentPhase'),
    startDate === null ? '' : t('phase.started', { date: formatDate(startDate) }),
    endDate === null ? '' : t('phase.ended', { date: formatDate(endDate) }),
    plannedText(t, phase) ?? '',
    templatePhase.description,
  ].filter((text) => text !== '')
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', color: 'text.secondary' }}>
      <Typography id={id} variant="body2" noWrap={!isOpen} sx={line}>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' · '}
            <span>{part}</span>
          </Fragment>
        ))}
      </Typography>
      <IconButton
        size="small"
        aria-label={t(isOpen ? 'phase.lessOfPhase' : 'phase.moreOfPhase')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ my: -0.5, mr: -1 }}
      >
        <ExpandIcon fontSize="small" sx={isOpen ? { transform: 'rotate(180deg)' } : undefined} />
      </IconButton>
    </Box>
  )
}

const line = { flex: 1, minWidth: 0, '@media print': { whiteSpace: 'normal' } } as const
