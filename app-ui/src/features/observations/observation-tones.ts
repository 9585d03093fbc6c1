import type { Observation } from '@parley/contracts/http/phases.ts'
import type { Tone } from '../../ui/StatusBadge.tsx'

export const severityTones: Record<Observation['severity'], Tone> = {
  LOW: 'neutral',
  MEDIUM: 'info',
  HIGH: 'warning',
  CRITICAL: 'danger',
}
export const statusTones: Record<Observation['status'], Tone> = {
  OPEN: 'warning',
  ACCEPTED: 'info',
  TO_REMEDIATE: 'warning',
  REMEDIATED: 'success',
}
