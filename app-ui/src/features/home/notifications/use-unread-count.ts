import { listNotifications } from '@parley/contracts/http/notifications.ts'
import { useListQuery } from '@parley/ui-kit/calls/use-route.ts'

const counted = { filter: JSON.stringify({ unread: true }), range: '[0,0]' }

/** How much one has not read; 0 until that is known. */
export const useUnreadCount = (how: { enabled?: boolean; refetchInterval?: number | false } = {}): number =>
  useListQuery(listNotifications, { query: counted }, how).data?.total ?? 0
