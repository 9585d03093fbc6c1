import { getSuperAdminDashboard } from '@parley/contracts/http/dashboards.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useWatched } from './use-watched.ts'

/** The platform's numbers. */
export const useSuperAdminStats = () =>
  useWatched(getSuperAdminDashboard, () => callRoute(getSuperAdminDashboard))
