import { adminListNotices } from '@parley/contracts/http/admin-notices.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useQuery } from '@tanstack/react-query'
import { useGuarded } from '../session/index.ts'

const minute = 60_000

/** What the deployment lacks: read anew when the page is opened or looked at again, and every minute. */
export function useNotices() {
  const guarded = useGuarded()
  return useQuery({
    queryKey: [adminListNotices.name],
    queryFn: () => guarded(() => callRoute(adminListNotices)),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: minute,
  })
}
