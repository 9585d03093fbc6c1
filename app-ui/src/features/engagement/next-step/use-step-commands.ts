import { activatePhase } from '@parley/contracts/http/activation.ts'
import {
  executeSequence,
  listInteractions,
  resumeSequence,
} from '@parley/contracts/http/agent-interactions.ts'
import {
  createPhases,
  getInitiative,
  type Initiative,
  updateInitiative,
} from '@parley/contracts/http/initiatives.ts'
import type { NextStepKind } from '@parley/contracts/http/next-step.ts'
import {
  createConversationObservations,
  getValidation,
  validatePhase,
} from '@parley/contracts/http/validations.ts'
import { type Phase, updatePhase } from '@parley/contracts/http/phases.ts'
import { useRouteMutation, useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useNavigate } from 'react-router'
import { logFailure } from '../activation/index.ts'
import { useCompletionNotice, useTypedInputs } from '../phase/index.ts'
import { useUser } from '../../account/session/index.ts'
import { placeOfStep, type WorkPlace } from './step-places.ts'

export interface StepPlaces {
  /** Brings a place of the page into sight. */
  onShow: (place: WorkPlace) => void
  /** Shows another phase of the initiative. */
  onGoToPhase: (phaseId: string) => void
}

interface Scene {
  initiative: Initiative
  phase: Phase
  /** What the step is about, often the phase itself. */
  target: Phase
}

type Command = () => void
type TypedInputs = ReturnType<typeof useTypedInputs>

/** What the next step's button does, by the kind of the step; the server's refusals are shown. */
export function useStepCommands({ initiative, phase, target }: Scene, { onShow, onGoToPhase }: StepPlaces) {
  const typed = useTypedInputs(phase)
  const run = useRunCommands(phase, { onShow, typed })
  const typedTarget = useTypedInputs(target)
  const user = useUser()
  const navigate = useNavigate()
  const update = useRouteMutation(updatePhase, [getInitiative])
  const hold = useRouteMutation(updateInitiative, [getInitiative])
  const create = useRouteMutation(createPhases, [getInitiative])
  const activate = useRouteMutation(activatePhase, [getInitiative])
  const tellCompleted = useCompletionNotice()
  const move = (status: 'IN_PROGRESS' | 'COMPLETED', after: (moved: Phase) => void): void => {
    const send = (updatedAt: string): void =>
      update.mutate(
        { params: { id: target.id }, body: { status, updatedAt } },
        { onSuccess: after, onError: showError },
      )
    void typedTarget.save().then(send, showError)
  }
  const following = initiative.phases.find(({ order }) => order > target.order)
  const commands: Partial<Record<NextStepKind, Command>> = {
    ...run.commands,
    fillGlobalInputs: () => void navigate(`/initiatives/${initiative.id}/edit`),
    complete: () =>
      move('COMPLETED', (completed) => {
        tellCompleted(completed, onGoToPhase)
        if (following !== undefined) onGoToPhase(following.id)
      }),
    startPhase: () => move('IN_PROGRESS', () => target.id !== phase.id && onGoToPhase(target.id)),
    goToPhase: () => onGoToPhase(target.id),
    takeOffHold: () =>
      hold.mutate(
        { params: { id: initiative.id }, body: { status: 'ACTIVE', updatedAt: initiative.updatedAt } },
        { onError: showError },
      ),
    createPhases: () => create.mutate({ params: { id: initiative.id } }, { onError: showError }),
    activate: () =>
      activate.mutate(
        {
          body: {
            phaseId: target.id,
            initiativeId: initiative.id,
            clientId: initiative.clientId,
            consultingFirmId: user.client?.consultingFirm.id ?? user.consultingFirm?.id ?? null,
          },
        },
        {
          onError: (error) => {
            logFailure(target.name)(error)
            showError(error)
          },
        },
      ),
  }
  const show = (kind: NextStepKind): void => {
    const place = placeOfStep[kind]
    if (place !== undefined) onShow(place)
  }
  return {
    /** Does the step, or shows where it is done. */
    act: (kind: NextStepKind): void => (commands[kind] ?? (() => show(kind)))(),
    show,
    /** Whether it is done at its place on the page rather than by the button. */
    isDoneElsewhere: (kind: NextStepKind): boolean => commands[kind] === undefined,
    isBusy:
      run.isBusy || typed.isSaving || [update, hold, create, activate].some(({ isPending }) => isPending),
  }
}

/** What is asked of the agents; the conversation or the findings are shown with it. */
function useRunCommands(
  phase: Phase,
  { onShow, typed }: Pick<StepPlaces, 'onShow'> & { typed: TypedInputs },
) {
  const params = { phaseId: phase.id }
  const isStopped = phase.nextStep.kind === 'continueRun'
  const runs = useRouteQuery(listInteractions, { params }, { staleTime: 10_000, enabled: isStopped })
  const sequenceId = runs.data?.sequence?.id
  const validate = useRouteMutation(validatePhase, [getInitiative, getValidation])
  const check = useRouteMutation(createConversationObservations, [getInitiative, getValidation])
  const execute = useRouteMutation(executeSequence, [listInteractions, getInitiative])
  const resume = useRouteMutation(resumeSequence, [listInteractions, getInitiative])
  const watch = { onSuccess: () => onShow('conversation'), onError: showError }
  /** Agents go by what is on the screen. */
  const afterSaving = (next: Command): void => void typed.save().then(next, showError)
  const commands: Partial<Record<NextStepKind, Command>> = {
    validate: () => {
      onShow('findings')
      afterSaving(() => validate.mutate({ params }, { onError: showError }))
    },
    checkMitigations: () => {
      onShow('findings')
      afterSaving(() => check.mutate({ params }, { onError: showError }))
    },
    converse: () => afterSaving(() => execute.mutate({ params, body: {} }, watch)),
    continueRun: () =>
      execute.mutate({ params, body: sequenceId === undefined ? {} : { sequenceId } }, watch),
    resumeRun: () => resume.mutate({ params }, watch),
  }
  const isBusy = [validate, check, execute, resume].some(({ isPending }) => isPending)
  return { commands, isBusy }
}
