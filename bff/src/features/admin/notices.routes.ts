import { adminListNotices } from '@parley/contracts/http/admin-notices.ts'
import { embedderNoticeSchema } from '@parley/contracts/rules/embedder-notice.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { wrappedList } from '../../http/list-result.ts'
import { shortList } from '../../http/short-list.ts'
import { isSuperAdmin } from '../people/index.ts'

/** What the deployment lacks, as `/readyz` says it, for the console to say in the reader's language. */
export const noticeRoutes = ({ orchestrator }: Pick<Dependencies, 'orchestrator'>): Route[] => [
  defineRoute(adminListNotices, {
    policy: isSuperAdmin,
    handle: async ({ query }) => {
      const page = shortList(await orchestrator.readNotices(), query, {
        sortable: ['code', 'model'],
        searched: ['code', 'model'],
        filters: embedderNoticeSchema.pick({ code: true, model: true }).partial().strict(),
      })
      return wrappedList({ notices: page.rows }, page)
    },
  }),
]
