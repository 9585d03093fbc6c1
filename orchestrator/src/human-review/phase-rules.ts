import { AppError, conflict, notFound } from '@parley/contracts/errors.ts'
import { hasRequiredInputs } from '@parley/contracts/rules/input-values.ts'
import { type PhaseActions, phaseActions } from '@parley/contracts/rules/phase-actions.ts'
import { findPhaseContext, type PhaseContext } from '../agents/index.ts'
import type { Tx } from '../runs/index.ts'
import { findActiveRun } from './runs.queries.ts'
import { findConversationFacts, lockPhase } from './conversation.queries.ts'

/** A phase that a command is about, locked, with what its action bar allows (Document 2, 4.2). */
export interface RuledPhase {
  context: PhaseContext
  actions: PhaseActions
  hasConversation: boolean
}

export const sequenceRunning = (): AppError =>
  new AppError('SEQUENCE_RUNNING', 'A sequence is already at work in this phase.')

/** @throws AppError NOT_FOUND for a phase that the scope does not hold */
export async function getRuledPhase(tx: Tx, phaseId: string): Promise<RuledPhase> {
  if ((await lockPhase(tx, phaseId)) === undefined) throw notFound('Phase')
  const [context, facts, run] = await Promise.all([
    findPhaseContext(tx, phaseId),
    findConversationFacts(tx, phaseId),
    findActiveRun(tx, phaseId),
  ])
  if (context === undefined) throw notFound('Phase')
  const { definition } = context
  const actions = phaseActions({
    ...facts,
    observations: facts.observations.map((row) => ({
      status: row.status,
      observationType: row.observation_type,
    })),
    status: context.phaseStatus,
    initiativeStatus: context.initiativeStatus,
    previousStatus: null,
    missingGlobalInputs: 0,
    hasInputs: hasRequiredInputs(definition.requiredInputs, context.values),
    hasInitialMitigations: definition.initialRiskMitigations.length > 0,
    hasRiskMitigations: definition.riskMitigations.length > 0,
    hasAgents: definition.aiAgents.length > 0,
    runStatus: run?.status ?? null,
  })
  return { context, actions, hasConversation: facts.hasConversation }
}

/** @throws AppError CONFLICT unless agents may be asked in this phase now */
export function requireInProgress(context: PhaseContext): void {
  if (context.phaseStatus !== 'IN_PROGRESS') throw conflict('The phase is not in progress.')
  if (context.initiativeStatus === 'ON_HOLD') throw conflict('The initiative is on hold.')
  if (context.initiativeStatus === 'CANCELLED') throw conflict('The initiative is cancelled.')
}

/** @throws AppError CONFLICT with the reason why the agents may not start */
export function requireConversable({ context, actions, hasConversation }: RuledPhase): void {
  requireInProgress(context)
  const state = hasConversation ? actions.restartSequence : actions.converse
  if (state.reason !== null) throw conflict(state.reason)
  if (!state.visible) throw conflict('This phase has observations of a conversation already.')
}

/** @throws AppError CONFLICT with the reason why a run that was stopped may not go on: what forbids to begin anew */
export function requireResumable({ context, actions }: RuledPhase): void {
  requireInProgress(context)
  const { reason } = actions.restartSequence
  if (reason !== null) throw conflict(reason)
}
