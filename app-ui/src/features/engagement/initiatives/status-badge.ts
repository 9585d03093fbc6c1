import type { InitiativeStatus } from '@parley/contracts/enums.ts'
import type { Tone } from '@parley/ui-kit/components/StatusBadge.tsx'

/**
 * How a status looks: CANCELLED as at-risk, PENDING as on-hold, ANALYZING as active (Document 1, section 2.4). Its word
 * is that of `initiatives.statuses`, the same on cards, in the table and on the board.
 */
export const statusTones: Record<InitiativeStatus, Tone> = {
  ACTIVE: 'success',
  ANALYZING: 'success',
  COMPLETED: 'info',
  ON_HOLD: 'warning',
  PENDING: 'warning',
  CANCELLED: 'danger',
}

/** The status that is said: who looks into an active initiative leaves it active, as on the board. */
export const saidStatus = (status: InitiativeStatus): InitiativeStatus =>
  status === 'ANALYZING' ? 'ACTIVE' : status
