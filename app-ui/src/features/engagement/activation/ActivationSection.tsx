import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { messageOf } from '@parley/ui-kit/calls/api-error.ts'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { TextSkeleton } from '@parley/ui-kit/components/Skeletons.tsx'
import { formatDateTime } from '@parley/ui-kit/i18n/format.ts'
import { useFailureText } from '@parley/ui-kit/i18n/use-failure-text.ts'
import type { TFunction } from 'i18next'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../phase/index.ts'
import '../phase/locales/en.ts'
import { ActivationPanelFrame, type ShownStatus } from './ActivationPanelFrame.tsx'
import { ActivationProgress } from './ActivationProgress.tsx'
import './locales/en.ts'
import { type Activation, isAtWork, useActivation } from './use-activation.ts'

const ActivationResult = lazy(async () => ({
  default: (await import('./ActivationResult.tsx')).ActivationResult,
}))

interface ActivationSectionProps {
  initiative: Initiative
  phase: Phase
  canEdit: boolean
  onOpenPlace: (place: Place) => void
}

/** The activation panel of a phase with agents (Document 2, 1, 2.4 and 4.5). */
export function ActivationSection(props: ActivationSectionProps) {
  const { t } = useTranslation()
  const { initiative, phase, canEdit, onOpenPlace } = props
  const { activation, status, context, completed, activate } = useActivation(initiative, phase)
  if (phase.templatePhase.aiAgents.length === 0) return null
  const shown: ShownStatus = activation?.status ?? phase.activation?.status ?? 'NONE'
  const action = {
    label: labelOf(t, shown, activation?.isOutdated === true),
    reason: reasonOf(t, { activation, completed, initiative }),
    busy: activate.isPending || isAtWork(shown),
    onClick: activate.ask,
  }
  const isReady = completed !== undefined && !status.isLoading && !status.isError
  const warning = activation?.isOutdated === true && !isAtWork(shown) ? t('activation.outdated') : undefined
  return (
    <ActivationPanelFrame
      status={shown}
      {...warningOf(
        warning ?? (completed === 0 && shown !== 'COMPLETED' ? t('activation.noInteractions') : undefined),
      )}
      {...(canEdit && isReady && { action })}
    >
      <QueryView query={status} skeleton={null} compact />
      {!isReady && !status.isError && <TextSkeleton lines={2} />}
      <Failure activation={activation} error={activate.error} />
      {activation !== null && isAtWork(shown) && <ActivationProgress stage={activation.stage} />}
      {activation?.status === 'COMPLETED' && (
        <>
          <Completed activation={activation} initiative={initiative} phase={phase} />
          <Suspense fallback={<TextSkeleton lines={4} />}>
            <ActivationResult activation={activation} context={context} onOpenPlace={onOpenPlace} />
          </Suspense>
        </>
      )}
    </ActivationPanelFrame>
  )
}

const warningOf = (warning: string | undefined): { warning?: string } =>
  warning === undefined ? {} : { warning }

function labelOf(t: TFunction, shown: ShownStatus, isOutdated: boolean): string {
  if (shown === 'FAILED') return t('activation.retry')
  return t(shown === 'COMPLETED' && isOutdated ? 'activation.again' : 'activation.activate')
}

interface Facts {
  activation: Activation | null
  completed: number | undefined
  initiative: Initiative
}

/** Why it cannot be asked for now; the server says the same. */
function reasonOf(t: TFunction, { activation, completed, initiative }: Facts): string | null {
  if (isAtWork(activation?.status)) return null
  if (activation?.status === 'COMPLETED' && !activation.isOutdated) return t('activation.already')
  if (initiative.status === 'ON_HOLD') return t('phase.reasons.onHold')
  if (initiative.status === 'CANCELLED') return t('phase.reasons.cancelled')
  return completed === 0 ? t('activation.noInteractions') : null
}

function Failure({ activation, error }: { activation: Activation | null; error: Error | null }) {
  const { t } = useTranslation()
  const sayFailure = useFailureText()
  const isFailed = activation?.status === 'FAILED'
  if (!isFailed && error === null) return null
  const detail = sayFailure(error === null ? activation?.error : messageOf(error))
  return (
    <Alert severity="error" sx={{ mt: 3 }}>
      {t('activation.failed')}
      {detail !== '' && (
        <Typography variant="body2" component="p">
          {detail}
        </Typography>
      )}
    </Alert>
  )
}

interface CompletedProps {
  activation: Activation
  initiative: Initiative
  phase: Phase
}

/** When and by whom, and which phase works with it. */
function Completed({ activation, initiative, phase }: CompletedProps) {
  const { t } = useTranslation()
  const { completedAt, startedBy } = activation
  if (completedAt === null) return null
  const date = formatDateTime(completedAt)
  const next = initiative.phases.find(({ order }) => order === phase.order + 1)
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
      {startedBy === null ? t('activation.at', { date }) : t('activation.by', { date, name: startedBy.name })}
      {next !== undefined && ` · ${t('activation.receivedBy', { phase: next.name })}`}
    </Typography>
  )
}
