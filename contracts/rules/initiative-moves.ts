import type { InitiativeStatus } from '../enums.ts'

/** What the rules need to know of an initiative; `startedPhaseCount` counts completed phases too. */
export interface MoveFacts {
  status: InitiativeStatus
  phaseCount: number
  startedPhaseCount: number
  completedPhaseCount: number
}

/** Statuses as they are stored: ANALYZING is ACTIVE as readers see it (decisions D3). */
export const storedStatuses = ['PENDING', 'ACTIVE', 'ON_HOLD', 'COMPLETED', 'CANCELLED'] as const
export type StoredStatus = (typeof storedStatuses)[number]

export const storedStatusOf = (status: InitiativeStatus): StoredStatus =>
  status === 'ANALYZING' ? 'ACTIVE' : status

/** What an initiative is by its phases (decisions D3). */
export function statusOfPhases({
  phaseCount,
  startedPhaseCount,
  completedPhaseCount,
}: Omit<MoveFacts, 'status'>): StoredStatus {
  if (phaseCount > 0 && completedPhaseCount === phaseCount) return 'COMPLETED'
  return startedPhaseCount > 0 ? 'ACTIVE' : 'PENDING'
}

/**
 * What it can be set to by hand: on hold and cancelled; from there back to what its phases say. Nothing is started or
 * completed by hand.
 */
export function movesOf(facts: MoveFacts): StoredStatus[] {
  const status = storedStatusOf(facts.status)
  const byHand: StoredStatus[] = ['ON_HOLD', 'CANCELLED']
  return byHand.includes(status)
    ? [statusOfPhases(facts), ...byHand.filter((other) => other !== status)]
    : byHand
}

/** What is asked of the server for it: that it goes on is asked for as ACTIVE or PENDING, and its phases say the rest. */
export const askedStatus = (to: StoredStatus): 'PENDING' | 'ACTIVE' | 'ON_HOLD' | 'CANCELLED' =>
  to === 'COMPLETED' ? 'ACTIVE' : to
