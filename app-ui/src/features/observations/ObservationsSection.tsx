import AddIcon from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { Observation, Phase } from '@parley/contracts/http/phases.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Section.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import '../phase/texts.ts'
import { ConfirmedStatements } from './ConfirmedStatements.tsx'
import { NewObservationDialog } from './NewObservationDialog.tsx'
import { ObservationDialog } from './ObservationDialog.tsx'
import { ObservationRow } from './ObservationRow.tsx'

interface ObservationsSectionProps {
  phase: Phase
  canEdit: boolean
  onOpenPlace: (place: Place) => void
}

/** Findings of the validation, of the conversation, and of people (Document 2, 4.1). */
export function ObservationsSection({ phase, canEdit, onOpenPlace }: ObservationsSectionProps) {
  const { t } = useTranslation()
  const [openId, setOpenId] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const opened = phase.observations.find(({ id }) => id === openId)
  const openCount = phase.observations.filter(({ status }) => status === 'OPEN').length
  return (
    <Section
      collapsible
      level={3}
      guide="observations"
      title={t('phase.observations')}
      meta={
        openCount > 0 ? (
          <StatusBadge tone="warning">{t('phase.openCount', { count: openCount })}</StatusBadge>
        ) : undefined
      }
      actions={
        canEdit ? (
          <Button size="small" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
            {t('phase.addObservation')}
          </Button>
        ) : undefined
      }
    >
      <ValidationProgress phase={phase} />
      {phase.observations.length === 0 && <NoObservations phase={phase} />}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {bySeverity(phase.observations).map((observation) => (
          <ObservationRow
            key={observation.id}
            observation={observation}
            canEdit={canEdit}
            onOpen={() => setOpenId(observation.id)}
          />
        ))}
      </Box>
      <ConfirmedStatements phase={phase} onOpenPlace={onOpenPlace} />
      {opened !== undefined && (
        <ObservationDialog
          key={opened.id}
          observation={opened}
          canEdit={canEdit}
          onOpenPlace={onOpenPlace}
          onClose={() => setOpenId(null)}
        />
      )}
      {isAdding && <NewObservationDialog phaseId={phase.id} onClose={() => setIsAdding(false)} />}
    </Section>
  )
}

const gravest = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const

/** The gravest on top, whatever became of them: a row that is ticked must not move away under the pointer. */
const bySeverity = (observations: readonly Observation[]): Observation[] =>
  [...observations].sort((one, other) => gravest.indexOf(one.severity) - gravest.indexOf(other.severity))

function NoObservations({ phase }: { phase: Phase }) {
  const { t } = useTranslation()
  const hasMitigations = phase.templatePhase.initialRiskMitigations.length > 0
  const isValidated = phase.validation?.status === 'COMPLETED'
  const text = !hasMitigations
    ? t('phase.nothingToValidate')
    : isValidated
      ? t('phase.allValidated')
      : t('phase.notValidated')
  return <EmptyState compact title={t('phase.noObservations')} text={text} />
}

function ValidationProgress({ phase: { validation } }: { phase: Phase }) {
  const { t } = useTranslation()
  if (validation === null) return null
  if (validation.status === 'FAILED')
    return (
      <Typography color="error" role="alert" sx={{ mb: 3 }}>
        {validation.error}
      </Typography>
    )
  if (validation.status !== 'RUNNING') return null
  const label = t('phase.validating', { checked: validation.checked, total: validation.total })
  const share = validation.total === 0 ? 0 : (100 * validation.checked) / validation.total
  return (
    <Box sx={{ mb: 3 }} role="status">
      <Typography variant="body2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <LinearProgress variant="determinate" value={share} aria-label={label} />
    </Box>
  )
}
