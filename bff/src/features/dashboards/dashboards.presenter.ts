import type { FirmStats, SuperAdminStats } from '@parley/contracts/http/dashboards.ts'
import type { FirmNumbers } from './firm-dashboard.views.ts'
import type { PlatformNumbers } from './platform-dashboard.views.ts'
import type { StatusCount } from './initiative-totals.views.ts'

/** The order of an initiative's life. */
const life = ['PENDING', 'ANALYZING', 'ACTIVE', 'ON_HOLD', 'COMPLETED', 'CANCELLED'] as const

const inOrderOfLife = (statuses: readonly StatusCount[]): StatusCount[] =>
  [...statuses].sort((one, other) => life.indexOf(one.status) - life.indexOf(other.status))

export const presentFirmStats = ({ statuses, ...numbers }: FirmNumbers): FirmStats => ({
  ...numbers,
  initiativesByPhase: inOrderOfLife(statuses),
})

export const presentSuperAdminStats = ({ statuses, ...numbers }: PlatformNumbers): SuperAdminStats => ({
  ...numbers,
  initiativesByStatus: inOrderOfLife(statuses),
})
