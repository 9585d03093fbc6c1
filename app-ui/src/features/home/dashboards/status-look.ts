import type { InitiativeStatus } from '@parley/contracts/enums.ts'
import type { Tone } from '@parley/ui-kit/components/StatusBadge.tsx'

interface StatusLook {
  tone: Tone
  /** The same colour for what is drawn. */
  colour: string
}

const look = (tone: Tone, accent: string): StatusLook => ({
  tone,
  colour: `var(--parley-palette-accent-${accent})`,
})

/** PENDING orange, ANALYZING blue, ACTIVE green, COMPLETED gray, CANCELLED red (Document 3, section 2). */
export const dashboardStatusLooks: Record<InitiativeStatus, StatusLook> = {
  PENDING: look('orange', 'high'),
  ANALYZING: look('info', 'contributor'),
  ACTIVE: look('success', 'approver'),
  ON_HOLD: look('moderator', 'moderator'),
  COMPLETED: look('neutral', 'low'),
  CANCELLED: look('danger', 'critical'),
}
