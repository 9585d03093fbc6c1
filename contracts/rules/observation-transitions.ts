import type { ObservationStatus } from '../enums.ts'

/**
 * Where an observation may go (Document 2, section 4.1). REMEDIATED is reached from every other status, by the
 * dialog or the checkbox; nothing leaves REMEDIATED or goes back to OPEN.
 */
const allowed: Record<ObservationStatus, readonly ObservationStatus[]> = {
  OPEN: ['ACCEPTED', 'TO_REMEDIATE', 'REMEDIATED'],
  TO_REMEDIATE: ['REMEDIATED'],
  ACCEPTED: ['REMEDIATED'],
  REMEDIATED: [],
}

export function nextObservationStatuses(from: ObservationStatus): readonly ObservationStatus[] {
  return allowed[from]
}

export function canMoveObservation(from: ObservationStatus, to: ObservationStatus): boolean {
  return from === to || allowed[from].includes(to)
}
