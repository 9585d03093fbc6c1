import type { PhaseStatus } from '../enums.ts'

/** Why a phase does not take the newest version of its template over. The screens translate them by these sentences. */
export const takeReasons = {
  closed: 'The initiative is completed or cancelled; its phases stay as they are.',
  started: 'This phase has been started; it stays as it is.',
  completed: 'This phase is completed; it stays as it is.',
  gone: 'The template no longer has this phase; here it stays as it is.',
  same: 'Nothing has changed in this phase.',
} as const
export type TakeReason = (typeof takeReasons)[keyof typeof takeReasons]

/** Whether nothing of an initiative can follow its template any more. */
export const isClosed = (status: string): boolean => status === 'COMPLETED' || status === 'CANCELLED'

export interface TakeFacts {
  initiativeStatus: string
  /** Undefined for a phase that only the newest version has. */
  phaseStatus: PhaseStatus | undefined
  /** Whether the newest version still has the phase. */
  isInNewest: boolean
  hasChanges: boolean
}

/** Only phases that have not been started follow their template; null where this one may. */
export function takeReason(facts: TakeFacts): TakeReason | null {
  const { phaseStatus } = facts
  if (isClosed(facts.initiativeStatus)) return takeReasons.closed
  if (phaseStatus === 'COMPLETED') return takeReasons.completed
  if (phaseStatus !== undefined && phaseStatus !== 'PENDING') return takeReasons.started
  if (!facts.isInNewest) return takeReasons.gone
  return facts.hasChanges ? null : takeReasons.same
}
