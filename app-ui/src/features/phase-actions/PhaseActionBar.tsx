import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { executeSequence, listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import {
  createConversationObservations,
  type Phase,
  updatePhase,
  getValidation,
  validatePhase,
} from '@parley/contracts/http/phases.ts'
import type { PhaseActions } from '@parley/contracts/rules/phase-actions.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteMutation, useRouteQuery } from '../../lib/use-route.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import '../conversation/texts.ts'
import '../phase/texts.ts'
import { ActionButton } from './ActionButton.tsx'
import { actionsOf } from './phase-facts.ts'
import { type ActionName, mainReason, primaryAction } from './primary-action.ts'
import { reasonText } from './reason-text.ts'

interface PhaseActionBarProps {
  initiative: Initiative
  phase: Phase
  /** Moves focus to the phase that comes next. */
  onCompleted: () => void
  /** The agents have begun. */
  onConversing?: () => void
  /** Whether it stays at the foot of the window; where one writes there it would cover the box. */
  floats?: boolean
}

/** What can be done in the phase now; what cannot says why (Document 2, 4.2). */
export function PhaseActionBar({
  initiative,
  phase,
  onCompleted,
  onConversing,
  floats = true,
}: PhaseActionBarProps) {
  const { t } = useTranslation()
  const run = useRouteQuery(listInteractions, { params: { phaseId: phase.id } }, { staleTime: 10_000 })
  const actions = actionsOf(initiative, phase, run.data?.sequence)
  const primary = primaryAction(actions)
  const reason = mainReason(actions)
  return (
    <Box
      role="group"
      data-guide="phase-actions"
      aria-label={t('phase.actions')}
      sx={floats ? { ...bar, ...floating } : bar}
    >
      <AgentActions phase={phase} actions={actions} primary={primary} onConversing={onConversing} />
      <Box sx={{ flex: 1 }} />
      <StatusActions phase={phase} actions={actions} primary={primary} onCompleted={onCompleted} />
      {reason !== null && reason !== actions.start.reason && (
        // The button says it itself to those who hear it.
        <Typography aria-hidden variant="body2" color="textSecondary" sx={{ width: '100%' }}>
          {reasonText(t, reason)}
        </Typography>
      )}
    </Box>
  )
}

/** At the panel's foot, in reach wherever one reads. */
const floating = {
  position: 'sticky',
  bottom: 12,
  zIndex: 2,
  boxShadow: '0 4px 16px rgb(2 6 23 / 0.10)',
} as const
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 3,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '@media print': { display: 'none' },
} as const

interface AgentActionsProps {
  phase: Phase
  actions: PhaseActions
  primary: ActionName | undefined
  onConversing: (() => void) | undefined
}

function AgentActions({ phase, actions, primary, onConversing }: AgentActionsProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const validate = useRouteMutation(validatePhase, [getInitiative, getValidation])
  const execute = useRouteMutation(executeSequence, [listInteractions, getInitiative])
  const check = useRouteMutation(createConversationObservations, [getInitiative, getValidation])
  const params = { phaseId: phase.id }
  const restart = (): void =>
    execute.mutate(
      { params, body: { restart: true } },
      {
        onSuccess: () => {
          setIsAsking(false)
          onConversing?.()
        },
        onError: (error) => {
          setIsAsking(false)
          showError(error)
        },
      },
    )
  return (
    <>
      <ActionButton
        state={actions.validate}
        isPrimary={primary === 'validate'}
        loading={validate.isPending}
        onClick={() =>
          validate.mutate(
            { params },
            { onSuccess: ({ message }) => showSuccess(message), onError: showError },
          )
        }
      >
        {t(actions.validate.label === 'AI Validation' ? 'phase.validate' : 'phase.revalidate')}
      </ActionButton>
      <ActionButton
        state={actions.converse}
        isPrimary={primary === 'converse'}
        loading={execute.isPending}
        onClick={() =>
          execute.mutate({ params, body: {} }, { onSuccess: () => onConversing?.(), onError: showError })
        }
      >
        {t('phase.converse')}
      </ActionButton>
      <ActionButton state={actions.restartSequence} isPrimary={false} onClick={() => setIsAsking(true)}>
        {t('phase.sequence')}
      </ActionButton>
      <ActionButton
        state={actions.checkMitigations}
        isPrimary={primary === 'checkMitigations'}
        loading={check.isPending}
        onClick={() => check.mutate({ params }, { onError: showError })}
      >
        {t('phase.mitigations')}
      </ActionButton>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('conversation.clear')}
        text={t('conversation.clearText')}
        confirmLabel={t('conversation.clear')}
        busy={execute.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={restart}
      />
    </>
  )
}

interface StatusActionsProps {
  phase: Phase
  actions: PhaseActions
  primary: ActionName | undefined
  onCompleted: () => void
}

function StatusActions({ phase, actions, primary, onCompleted }: StatusActionsProps) {
  const { t } = useTranslation()
  const update = useRouteMutation(updatePhase, [getInitiative])
  const move = (status: 'IN_PROGRESS' | 'COMPLETED', text: string, after?: () => void): void =>
    update.mutate(
      { params: { id: phase.id }, body: { status, updatedAt: phase.updatedAt } },
      {
        onSuccess: () => {
          showSuccess(text)
          after?.()
        },
        onError: showError,
      },
    )
  return (
    <>
      <ActionButton
        state={actions.start}
        isPrimary={primary === 'start'}
        loading={update.isPending}
        onClick={() => move('IN_PROGRESS', t('phase.phaseStarted'))}
      >
        {/* The rule's own words stand on the button (Document 2, 4.2). */}
        {actions.start.reason === null ? t('phase.start') : reasonText(t, actions.start.reason)}
      </ActionButton>
      <ActionButton
        state={actions.reopen}
        isPrimary={false}
        loading={update.isPending}
        onClick={() => move('IN_PROGRESS', t('phase.phaseReopened'))}
      >
        {t('phase.reopen')}
      </ActionButton>
      <ActionButton
        state={actions.complete}
        isPrimary={primary === 'complete'}
        loading={update.isPending}
        onClick={() => move('COMPLETED', t('phase.phaseCompleted'), onCompleted)}
      >
        {t('phase.complete')}
      </ActionButton>
    </>
  )
}
