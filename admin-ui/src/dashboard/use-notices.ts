import { adminListNotices } from '@parley/contracts/http/admin-notices.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useWatched } from './use-watched.ts'

/** What the deployment lacks. */
export const useNotices = () => useWatched(adminListNotices, () => callRoute(adminListNotices))
