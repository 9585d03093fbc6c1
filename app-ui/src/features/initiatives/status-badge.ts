import type { InitiativeStatus } from '@parley/contracts/enums.ts'
import type { Tone } from '../../ui/StatusBadge.tsx'

interface StatusLook {
  /** Key of the word under `initiatives.status`. */
  word: 'active' | 'completed' | 'onHold' | 'atRisk'
  tone: Tone
}

const active: StatusLook = { word: 'active', tone: 'success' }
const onHold: StatusLook = { word: 'onHold', tone: 'warning' }

/** CANCELLED shows as at-risk, PENDING as on-hold, ANALYZING as active (Document 1, section 2.4). */
export const statusLooks: Record<InitiativeStatus, StatusLook> = {
  ACTIVE: active,
  ANALYZING: active,
  COMPLETED: { word: 'completed', tone: 'info' },
  ON_HOLD: onHold,
  PENDING: onHold,
  CANCELLED: { word: 'atRisk', tone: 'danger' },
}
