import { getSuperAdminDashboard } from '@parley/contracts/http/dashboards.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useQuery } from '@tanstack/react-query'
import { useGuarded } from '../session/index.ts'

const minute = 60_000

/** The platform's numbers: read anew when the page is opened, when it is looked at again, and every minute. */
export function useSuperAdminStats() {
  const guarded = useGuarded()
  return useQuery({
    queryKey: [getSuperAdminDashboard.name],
    queryFn: () => guarded(() => callRoute(getSuperAdminDashboard)),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: minute,
  })
}
