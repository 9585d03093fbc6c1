import type { InitiativeStatus } from '@parley/contracts/enums.ts'
import type { Accent } from '../lists/index.ts'

/** PENDING orange, ANALYZING blue, ACTIVE green, COMPLETED gray, CANCELLED red (Document 3, section 2). */
export const statusAccents: Record<InitiativeStatus, Accent> = {
  PENDING: 'high',
  ANALYZING: 'contributor',
  ACTIVE: 'approver',
  ON_HOLD: 'moderator',
  COMPLETED: 'low',
  CANCELLED: 'critical',
}
