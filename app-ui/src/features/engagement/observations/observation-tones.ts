import type { Observation } from '@parley/contracts/http/observations.ts'
import type { Tone } from '@parley/ui-kit/components/StatusBadge.tsx'

/** Colours of an observation's state. */
export const statusTones: Record<Observation['status'], Tone> = {
  OPEN: 'warning',
  ACCEPTED: 'info',
  TO_REMEDIATE: 'warning',
  REMEDIATED: 'success',
}
