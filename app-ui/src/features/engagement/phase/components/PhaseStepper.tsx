import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { currentPhase } from '@parley/contracts/rules/phase-actions.ts'
import { formatDate } from '@parley/ui-kit/i18n/format.ts'
import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lateness } from '@parley/contracts/rules/initiative-plan.ts'
import { latenessHere, plannedText } from '../plan/plan-text.ts'
import { stepperHeight } from '../phase-measures.ts'
import '../locales/en.ts'
import { StepMark } from './StepMark.tsx'

/** What the stepper shows of a phase; the template's phases have no more (Document 2, 2.1). */
export type Step = Pick<Phase, 'id' | 'name' | 'order' | 'status'> & Partial<Dates>
type Dates = Pick<Phase, 'plannedStart' | 'plannedEnd' | 'startDate' | 'endDate'>

interface PhaseStepperProps {
  phases: Step[]
  selectedId: string | undefined
  /** Left out where nothing can be opened yet. */
  onSelect?: (id: string) => void
}

/** Completed phases and the current one (Document 2, 2.1). */
export const canOpenPhase = (phases: readonly Step[], { id, status }: Step): boolean =>
  status === 'COMPLETED' || currentPhase(phases)?.id === id

const strip = {
  display: 'flex',
  alignItems: 'center',
  minHeight: stepperHeight,
  flexShrink: 0,
  px: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const

/** Phases in order; only completed ones and the current one can be opened (Document 2, 2.1). */
export function PhaseStepper({ phases, selectedId, onSelect }: PhaseStepperProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const done = phases.filter((phase) => phase.status === 'COMPLETED').length
  useEffect(() => {
    const selected = list.current?.querySelector<HTMLElement>('[aria-current]')
    // On a narrow screen the chosen step may stand outside; only the row is moved, never the page.
    if (selected != null) list.current?.scrollTo({ left: selected.offsetLeft - 48 })
  }, [selectedId])
  return (
    <Box component="nav" data-guide="phases" aria-label={t('phase.phases')} sx={strip}>
      <Box
        component="ol"
        ref={list}
        sx={{
          position: 'relative',
          listStyle: 'none',
          m: 0,
          p: 0,
          flex: 1,
          minWidth: 0,
          display: 'flex',
          gap: 1,
          overflowX: 'auto',
          scrollbarWidth: 'none',
        }}
      >
        {phases.map((phase) => (
          <StepButton
            key={phase.id}
            step={phase}
            isOpen={onSelect !== undefined && canOpenPhase(phases, phase)}
            isSelected={phase.id === selectedId}
            onSelect={() => onSelect?.(phase.id)}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ pl: 3, whiteSpace: 'nowrap' }}>
        {t('phase.completedOf', { done, count: phases.length })}
      </Typography>
    </Box>
  )
}

interface StepButtonProps {
  step: Step
  isOpen: boolean
  isSelected: boolean
  onSelect: () => void
}

/** Name, planned days and real ones, one a line. */
function tipOf(t: TFunction, { name, ...dates }: Step): string {
  const { plannedStart = null, plannedEnd = null, startDate = null, endDate = null } = dates
  return [
    name,
    plannedText(t, { plannedStart, plannedEnd }),
    startDate === null ? undefined : t('phase.started', { date: formatDate(startDate) }),
    endDate === null ? undefined : t('phase.ended', { date: formatDate(endDate) }),
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}

/** Dates are part of the page: a landmark holds them while they are shown. */
const pageContent = (): HTMLElement => document.querySelector('main') ?? document.body

/** The state, and whether the plan is missed; 'Completed late' says both. */
function stateText(t: TFunction, status: Step['status'], lateness: Lateness | null): string {
  if (lateness === null) return t(`phase.states.${status}`)
  const late = t(`phase.lateness.${lateness}`)
  return lateness === 'lateEnd' ? late : `${t(`phase.states.${status}`)} · ${late}`
}

function StepButton({ step, isOpen, isSelected, onSelect }: StepButtonProps) {
  const { t } = useTranslation()
  const { status, plannedStart = null, plannedEnd = null, endDate = null } = step
  const lateness = latenessHere({ status, plannedStart, plannedEnd, endDate })
  return (
    <Tooltip
      describeChild
      title={<Box sx={{ whiteSpace: 'pre-line' }}>{tipOf(t, step)}</Box>}
      slotProps={{ popper: { container: pageContent } }}
    >
      <Box component="li" sx={{ flex: '1 0 116px', maxWidth: 260, minWidth: 0 }}>
        <ButtonBase
          disabled={!isOpen}
          aria-current={isSelected ? 'step' : undefined}
          onClick={onSelect}
          sx={{ ...stepStyle, ...(isSelected && chosen) }}
        >
          <StepMark status={step.status} order={step.order} />
          <Box sx={{ minWidth: 0 }}>
            <Typography
              noWrap
              // Not yet open: quieter, still readable.
              color={isOpen ? 'textPrimary' : 'textSecondary'}
              sx={{ fontSize: '0.8125rem', fontWeight: isSelected ? 600 : 500, lineHeight: 1.3 }}
            >
              {step.name}
            </Typography>
            <Typography
              variant="caption"
              component="div"
              color="textSecondary"
              noWrap
              sx={{ fontSize: '0.6875rem', lineHeight: 1.3 }}
            >
              {stateText(t, status, lateness)}
            </Typography>
          </Box>
        </ButtonBase>
      </Box>
    </Tooltip>
  )
}

const stepStyle = {
  position: 'relative',
  width: '100%',
  justifyContent: 'flex-start',
  gap: 2,
  px: 1.5,
  height: stepperHeight,
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover' },
  // The ring must not be cut off by the row that scrolls.
  '&.Mui-focusVisible': { outlineOffset: -3 },
} as const
const chosen = {
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 2,
    bgcolor: 'primary.main',
    borderRadius: '2px 2px 0 0',
  },
} as const
