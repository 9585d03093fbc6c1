import AddIcon from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { getValidation } from '@parley/contracts/http/validations.ts'
import { type Phase } from '@parley/contracts/http/phases.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { EmptyState } from '@parley/ui-kit/components/EmptyState.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useFailureText } from '@parley/ui-kit/i18n/use-failure-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../phase/index.ts'
import '../phase/locales/en.ts'
import { ConfirmedStatements } from './ConfirmedStatements.tsx'
import { NewObservationDialog } from './NewObservationDialog.tsx'
import { ObservationList } from './ObservationList.tsx'

type Check = NonNullable<Phase['validation']>

interface ObservationsSectionProps {
  phase: Phase
  canEdit: boolean
  onOpenPlace: (place: Place) => void
}

/** Findings of the validation, of the conversation, and of people (Document 2, 4.1). */
export function ObservationsSection({ phase, canEdit, onOpenPlace }: ObservationsSectionProps) {
  const { t } = useTranslation()
  const [isAdding, setIsAdding] = useState(false)
  const openCount = phase.observations.filter(({ status }) => status === 'OPEN').length
  // While one is looking nobody can say that there are none.
  const isLooking = [phase.validation, phase.conversationCheck].some((check) => check?.status === 'RUNNING')
  return (
    <Section
      frameless
      level={3}
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
      <CheckProgress check={phase.validation} of="validating" />
      <CheckProgress check={phase.conversationCheck} of="checkingConversation" />
      {phase.observations.length === 0 && !isLooking && <NoObservations phase={phase} />}
      {phase.observations.length > 0 && (
        <ObservationList phase={phase} canEdit={canEdit} onOpenPlace={onOpenPlace} />
      )}
      <ConfirmedStatements phase={phase} onOpenPlace={onOpenPlace} />
      {isAdding && <NewObservationDialog phaseId={phase.id} onClose={() => setIsAdding(false)} />}
    </Section>
  )
}

/** What no finding means; of a check that failed its error says all there is to say (decisions D11, Validation). */
function NoObservations({ phase }: { phase: Phase }) {
  const { t } = useTranslation()
  const { initialRiskMitigations, riskMitigations } = phase.templatePhase
  const isInitial = initialRiskMitigations.length > 0
  const total = (isInitial ? initialRiskMitigations : riskMitigations).length
  const type = isInitial ? 'INITIAL' : 'AI_CONVERSATION'
  const isChecked =
    total > 0 && (isInitial ? phase.isValidated : phase.conversationCheck?.status === 'COMPLETED')
  const input = { params: { id: phase.id }, query: { observationType: type } } as const
  const count = useRouteQuery(getValidation, input, { enabled: isChecked }).data?.confirmed.length
  const text = (): string | undefined => {
    if (total === 0) return t('phase.nothingToValidate')
    if (!isChecked && isInitial) return phase.validation === null ? t('phase.notValidated') : undefined
    if (!isChecked) return phase.conversationCheck === null ? t('phase.checkedLater') : undefined
    if (count === undefined) return undefined
    return count < total ? t('phase.partlyValidated', { count, total }) : t('phase.allValidated')
  }
  return <EmptyState compact title={t('phase.noObservations')} text={text()} />
}

/** How far a check is, or why it failed: of the validation, and of the check after the conversation. */
function CheckProgress({ check, of }: { check: Check | null; of: 'validating' | 'checkingConversation' }) {
  const { t } = useTranslation()
  const sayFailure = useFailureText()
  if (check === null) return null
  if (check.status === 'FAILED')
    return (
      <Typography color="error" role="alert" sx={{ mb: 3 }}>
        {sayFailure(check.error)}
      </Typography>
    )
  if (check.status !== 'RUNNING') return null
  const text = t(`phase.${of}`, { checked: check.checked, total: check.total })
  const share = check.total === 0 ? 0 : (100 * check.checked) / check.total
  return (
    <Box sx={{ mb: 3 }} role="status">
      <Typography variant="body2" sx={{ mb: 1 }}>
        {text}
      </Typography>
      <LinearProgress variant="determinate" value={share} aria-label={text} />
    </Box>
  )
}
