import { adminListNotices } from '@parley/contracts/http/admin-notices.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { isSuperAdmin } from '../people/index.ts'

/** What the deployment lacks, as `/readyz` says it, for the console to say in the reader's language. */
export const noticeRoutes = ({ orchestrator }: Pick<Dependencies, 'orchestrator'>): Route[] => [
  defineRoute(adminListNotices, {
    policy: isSuperAdmin,
    handle: async () => ({ notices: await orchestrator.readNotices() }),
  }),
]
