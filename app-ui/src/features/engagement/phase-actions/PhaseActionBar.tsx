import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { executeSequence, listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import {
  createConversationObservations,
  getValidation,
  validatePhase,
} from '@parley/contracts/http/validations.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import type { PhaseActions } from '@parley/contracts/rules/phase-actions.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RestartDialog } from '../conversation/parts.ts'
import { useCompletionNotice, useTypedInputs, actionsOf, reasonText } from '../phase/index.ts'
import '../phase/locales/en.ts'
import { ActionButton } from './ActionButton.tsx'
import { type ActionName, mainReason, primaryAction } from './primary-action.ts'

interface PhaseActionBarProps {
  initiative: Initiative
  phase: Phase
  /** Moves focus to the phase that comes next. */
  onCompleted: () => void
  /** Shows a phase of the initiative. */
  onGoTo: (phaseId: string) => void
  /** The agents have begun. */
  onConversing?: (() => void) | undefined
}

/** What can be done in the phase now; what cannot says why (Document 2, 4.2). */
export function PhaseActionBar(props: PhaseActionBarProps) {
  const { initiative, phase, onCompleted, onGoTo, onConversing } = props
  const { t } = useTranslation()
  const run = useRouteQuery(listInteractions, { params: { phaseId: phase.id } }, { staleTime: 10_000 })
  const typed = useTypedInputs(phase)
  const actions = actionsOf(initiative, typed.onScreen, run.data?.sequence)
  const primary = primaryAction(actions)
  const reason = mainReason(actions)
  return (
    <Box role="group" data-guide="phase-actions" aria-label={t('phase.actions')} sx={bar}>
      <AgentActions {...{ phase, typed, actions, primary, onConversing }} />
      <Box sx={between}>
        {reason !== null && reason !== actions.start.reason && (
          // The button says it itself to those who hear it.
          <Typography aria-hidden color="textSecondary" title={reasonText(t, reason)} sx={why}>
            {reasonText(t, reason)}
          </Typography>
        )}
      </Box>
      <StatusActions {...{ phase, typed, actions, primary, onCompleted, onGoTo }} />
    </Box>
  )
}

/** At the pane's foot, in reach wherever one reads. */
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0, sm: 1.5 },
  px: { xs: 2, sm: 4 },
  minHeight: 48,
  flexShrink: 0,
  // Where words are long the row is moved rather than made higher.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderTop: '1px solid',
  borderColor: 'divider',
  '@media print': { display: 'none' },
} as const

/** Three small lines hold every reason. On a phone the next step says why; there is no room to say it twice. */
const why = {
  fontSize: '0.71875rem',
  lineHeight: 1.25,
  display: { xs: 'none', sm: '-webkit-box' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  // In a slit nothing can be read.
  '@container (max-width: 100px)': { display: 'none' },
} as const
const between = { flex: 1, minWidth: 0, px: { xs: 0, sm: 1 }, containerType: 'inline-size' } as const
/** A phone has room for three: its conversation is a tab of its own, where it is begun anew as well. */
const fromTablets = { display: { xs: 'none', sm: 'contents' } } as const

type TypedInputs = ReturnType<typeof useTypedInputs>

interface AgentActionsProps {
  phase: Phase
  typed: TypedInputs
  actions: PhaseActions
  primary: ActionName | undefined
  onConversing: (() => void) | undefined
}

function AgentActions({ phase, typed, actions, primary, onConversing }: AgentActionsProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const validate = useRouteMutation(validatePhase, [getInitiative, getValidation])
  const execute = useRouteMutation(executeSequence, [listInteractions, getInitiative])
  const check = useRouteMutation(createConversationObservations, [getInitiative, getValidation])
  const params = { phaseId: phase.id }
  /** Agents go by what is on the screen. Who presses again while that is being saved has asked already. */
  const afterSaving = (next: () => void): void => {
    if (!typed.isSaving) void typed.save().then(next, showError)
  }
  return (
    <>
      <ActionButton
        state={actions.validate}
        isPrimary={primary === 'validate'}
        loading={validate.isPending}
        onClick={() =>
          afterSaving(() =>
            validate.mutate(
              { params },
              { onSuccess: ({ message }) => showSuccess(message), onError: showError },
            ),
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
          afterSaving(() =>
            execute.mutate({ params, body: {} }, { onSuccess: () => onConversing?.(), onError: showError }),
          )
        }
      >
        {t('phase.converse')}
      </ActionButton>
      <Box sx={fromTablets}>
        <ActionButton state={actions.restartSequence} isPrimary={false} onClick={() => setIsAsking(true)}>
          {t('conversation.restart')}
        </ActionButton>
      </Box>
      <ActionButton
        state={actions.checkMitigations}
        isPrimary={primary === 'checkMitigations'}
        loading={check.isPending}
        onClick={() =>
          afterSaving(() =>
            check.mutate(
              { params },
              {
                onSuccess: ({ run }) => {
                  if (run?.status === 'RUNNING') showSuccess(t('phase.checkGoesOn'))
                },
                onError: showError,
              },
            ),
          )
        }
      >
        {t('phase.mitigations')}
      </ActionButton>
      <RestartDialog
        phaseId={phase.id}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onRestarted={onConversing}
      />
    </>
  )
}

interface StatusActionsProps {
  phase: Phase
  typed: TypedInputs
  actions: PhaseActions
  primary: ActionName | undefined
  onCompleted: () => void
  onGoTo: (phaseId: string) => void
}

function StatusActions({ phase, typed, actions, primary, onCompleted, onGoTo }: StatusActionsProps) {
  const { t } = useTranslation()
  const update = useRouteMutation(updatePhase, [getInitiative])
  const tellCompleted = useCompletionNotice()
  const move = (status: 'IN_PROGRESS' | 'COMPLETED', after: (moved: Phase) => void): void => {
    const send = (updatedAt: string): void =>
      update.mutate(
        { params: { id: phase.id }, body: { status, updatedAt } },
        {
          onSuccess: after,
          onError: showError,
        },
      )
    if (!typed.isSaving) void typed.save().then(send, showError)
  }
  return (
    <>
      <ActionButton
        state={actions.start}
        isPrimary={primary === 'start'}
        loading={update.isPending}
        onClick={() => move('IN_PROGRESS', () => showSuccess(t('phase.phaseStarted')))}
      >
        {/* The rule's own words stand on the button (Document 2, 4.2). */}
        {actions.start.reason === null ? t('phase.start') : reasonText(t, actions.start.reason)}
      </ActionButton>
      <ActionButton
        state={actions.reopen}
        isPrimary={false}
        loading={update.isPending}
        onClick={() => move('IN_PROGRESS', () => showSuccess(t('phase.phaseReopened')))}
      >
        {t('phase.reopen')}
      </ActionButton>
      <ActionButton
        state={actions.complete}
        isPrimary={primary === 'complete'}
        loading={update.isPending}
        onClick={() =>
          move('COMPLETED', (completed) => {
            tellCompleted(completed, onGoTo)
            onCompleted()
          })
        }
      >
        {t('phase.complete')}
      </ActionButton>
    </>
  )
}
