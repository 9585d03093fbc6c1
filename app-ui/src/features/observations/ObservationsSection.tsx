import AddIcon from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Checkbox from '@mui/material/Checkbox'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { type Observation, type Phase, updateObservation } from '@parley/contracts/http/phases.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteMutation } from '../../lib/use-route.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Section.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showError } from '../../ui/toasts.tsx'
import type { Place } from '../phase/artifacts/PassageDialog.tsx'
import '../phase/texts.ts'
import { NewObservationDialog } from './NewObservationDialog.tsx'
import { ObservationDialog } from './ObservationDialog.tsx'
import { severityTones, statusTones } from './observation-tones.ts'

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
      title={t('phase.observations')}
      meta={openCount > 0 ? <StatusBadge tone="warning">{openCount}</StatusBadge> : undefined}
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
        {phase.observations.map((observation) => (
          <ObservationRow
            key={observation.id}
            observation={observation}
            canEdit={canEdit}
            onOpen={() => setOpenId(observation.id)}
          />
        ))}
      </Box>
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

function ObservationRow({
  observation,
  canEdit,
  onOpen,
}: {
  observation: Observation
  canEdit: boolean
  onOpen: () => void
}) {
  const { t } = useTranslation()
  const update = useRouteMutation(updateObservation, [getInitiative])
  const isDone = observation.status === 'REMEDIATED'
  const remediate = (): void =>
    update.mutate(
      { params: { id: observation.id }, body: { status: 'REMEDIATED', updatedAt: observation.updatedAt } },
      { onError: showError },
    )
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, py: 2 }}>
      <Checkbox
        checked={isDone}
        disabled={isDone || !canEdit || update.isPending}
        onChange={remediate}
        slotProps={{ input: { 'aria-label': `${t('phase.markRemediated')}: ${observation.description}` } }}
        sx={{ mt: -1 }}
      />
      <ButtonBase
        onClick={onOpen}
        sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'left', borderRadius: 1, p: 1 }}
      >
        <Box>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{observation.description}</Typography>
          <Box sx={{ display: 'flex', gap: 2, mt: 1.5, flexWrap: 'wrap' }}>
            <StatusBadge tone={severityTones[observation.severity]}>
              {t(`phase.severity.${observation.severity}`)}
            </StatusBadge>
            <StatusBadge dot tone={statusTones[observation.status]}>
              {t(`phase.observationStatus.${observation.status}`)}
            </StatusBadge>
            <StatusBadge tone="outline">{t(`phase.${observation.observationType}`)}</StatusBadge>
          </Box>
        </Box>
      </ButtonBase>
    </Box>
  )
}
