import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { executeSequence, listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import {
  createConversationObservations,
  type Phase,
  updatePhase,
  validatePhase,
} from '@parley/contracts/http/phases.ts'
import type { ActionState, PhaseActions } from '@parley/contracts/rules/phase-actions.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteMutation, useRouteQuery } from '../../lib/use-route.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import '../conversation/texts.ts'
import '../phase/texts.ts'
import { actionsOf } from './phase-facts.ts'

interface PhaseActionBarProps {
  initiative: Initiative
  phase: Phase
  /** Moves focus to the phase that comes next. */
  onCompleted: () => void
}

/** What can be done in the phase now; what cannot says why (Document 2, 4.2). */
export function PhaseActionBar({ initiative, phase, onCompleted }: PhaseActionBarProps) {
  const { t } = useTranslation()
  const run = useRouteQuery(listInteractions, { params: { phaseId: phase.id } }, { staleTime: 10_000 })
  const actions = actionsOf(initiative, phase, run.data?.sequence)
  return (
    <Box
      role="group"
      aria-label={t('phase.actions')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        p: 3,
        borderRadius: '12px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <AgentActions phase={phase} actions={actions} />
      <Box sx={{ flex: 1 }} />
      <StatusActions phase={phase} actions={actions} onCompleted={onCompleted} />
    </Box>
  )
}

function AgentActions({ phase, actions }: { phase: Phase; actions: PhaseActions }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const validate = useRouteMutation(validatePhase, [getInitiative])
  const execute = useRouteMutation(executeSequence, [listInteractions, getInitiative])
  const check = useRouteMutation(createConversationObservations, [getInitiative])
  const params = { phaseId: phase.id }
  const restart = (): void =>
    execute.mutate(
      { params, body: { restart: true } },
      {
        onSuccess: () => setIsAsking(false),
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
        variant={actions.converse.visible && actions.converse.reason !== null ? 'contained' : 'outlined'}
        loading={validate.isPending}
        onClick={() =>
          validate.mutate(
            { params },
            { onSuccess: ({ message }) => showSuccess(message), onError: showError },
          )
        }
      >
        {actions.validate.label}
      </ActionButton>
      <ActionButton
        state={actions.converse}
        variant="contained"
        loading={execute.isPending}
        onClick={() => execute.mutate({ params, body: {} }, { onError: showError })}
      >
        {t('phase.converse')}
      </ActionButton>
      <ActionButton state={actions.restartSequence} onClick={() => setIsAsking(true)}>
        {t('phase.sequence')}
      </ActionButton>
      <ActionButton
        state={actions.checkMitigations}
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
  onCompleted: () => void
}

function StatusActions({ phase, actions, onCompleted }: StatusActionsProps) {
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
  const common = { loading: update.isPending, variant: 'contained' as const }
  return (
    <>
      <ActionButton
        {...common}
        state={actions.start}
        onClick={() => move('IN_PROGRESS', t('phase.phaseStarted'))}
      >
        {/* The rule's own words stand on the button (Document 2, 4.2). */}
        {actions.start.reason ?? t('phase.start')}
      </ActionButton>
      <ActionButton
        {...common}
        state={actions.reopen}
        variant="outlined"
        onClick={() => move('IN_PROGRESS', t('phase.phaseReopened'))}
      >
        {t('phase.reopen')}
      </ActionButton>
      <ActionButton
        {...common}
        state={actions.complete}
        onClick={() => move('COMPLETED', t('phase.phaseCompleted'), onCompleted)}
      >
        {t('phase.complete')}
      </ActionButton>
    </>
  )
}

/** A button that is there or not, and says why it cannot be pressed. */
function ActionButton({ state, ...given }: ButtonProps & { state: ActionState }) {
  if (!state.visible) return null
  const button = <Button variant="outlined" {...given} disabled={state.reason !== null} />
  if (state.reason === null) return button
  return (
    <Tooltip title={state.reason}>
      <span tabIndex={0} aria-label={state.reason}>
        {button}
      </span>
    </Tooltip>
  )
}
