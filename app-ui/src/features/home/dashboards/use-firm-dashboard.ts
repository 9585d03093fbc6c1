import type { LiveEventType } from '@parley/contracts/events/live.ts'
import { getFirmDashboard } from '@parley/contracts/http/dashboards.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { useOwnStream } from '../../engagement/live/index.ts'

/** What tells that something was done in the firm. */
const news: readonly LiveEventType[] = ['NOTIFICATION_CREATED', 'IMPORT_UPDATED']

/**
 * The firm's numbers: read anew when the page is opened, when the window is looked at again, at news of the own
 * stream, and every minute.
 */
export function useFirmDashboard(consultingFirmId: string) {
  const dashboard = useRouteQuery(
    getFirmDashboard,
    { params: { consultingFirmId } },
    { staleTime: 0, refetchOnWindowFocus: 'always', refetchInterval: minutes(1) },
  )
  const readAnew = (): void => void dashboard.refetch()
  useOwnStream({ types: news, onEvent: readAnew })
  return dashboard
}
