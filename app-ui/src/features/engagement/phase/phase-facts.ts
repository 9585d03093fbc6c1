import type { Sequence } from '@parley/contracts/http/conversation-records.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Phase } from '@parley/contracts/http/phases.ts'
import { missingInputs } from '@parley/contracts/rules/input-values.ts'
import { type PhaseActions, phaseActions } from '@parley/contracts/rules/phase-actions.ts'

const running = ['QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN']

export const isSequenceRunning = (sequence: Sequence | null | undefined): boolean =>
  sequence != null && running.includes(sequence.status)

/** What the action bar allows, by the same rules as the server (Document 2, 4.2). */
export function actionsOf(
  initiative: Initiative,
  phase: Phase,
  sequence: Sequence | null | undefined,
): PhaseActions {
  const previous = initiative.phases.filter(({ order }) => order < phase.order).at(-1)
  return phaseActions({
    status: phase.status,
    initiativeStatus: initiative.status,
    previousStatus: previous?.status ?? null,
    hasInputs: phase.hasInputs,
    missingGlobalInputs: missingInputs(initiative.globalInputs, initiative.metadata.globalInputs ?? {})
      .length,
    observations: phase.observations,
    hasInitialMitigations: phase.templatePhase.initialRiskMitigations.length > 0,
    hasRiskMitigations: phase.templatePhase.riskMitigations.length > 0,
    hasAgents: phase.templatePhase.aiAgents.length > 0,
    isValidated: phase.isValidated,
    isValidating: [phase.validation, phase.conversationCheck].some((check) => check?.status === 'RUNNING'),
    hasConversation: phase.hasConversation || (sequence != null && sequence.total > 0),
    runStatus: sequence?.status ?? null,
  })
}
