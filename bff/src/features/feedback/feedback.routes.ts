import { listOwnFeedback, sendFeedback } from '@parley/contracts/http/feedback.ts'
import { z } from 'zod'
import { anyone } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import { createFeedbackLimits } from './feedback-limits.ts'
import { listOwn, tellFeedback } from './feedback.service.ts'

/** What people tell those who run the product (Document 3, Placeholder pages). */
export function feedbackRoutes({ database, ...shared }: Pick<Dependencies, 'database' | 'limits'>): Route[] {
  const limits = createFeedbackLimits(shared.limits)
  return [
    defineRoute(sendFeedback, {
      policy: anyone,
      handle: (call) => tellFeedback({ database, limits }, callerOf(call), call.body),
    }),
    defineRoute(listOwnFeedback, {
      policy: anyone,
      handle: ({ actor, query }) =>
        listOwn(
          { database },
          actor,
          parseList(query, {
            sortable: { createdAt: 'created_at' },
            defaultSort: { column: 'created_at', direction: 'desc' },
            filters: z.strictObject({}),
          }),
        ),
    }),
  ]
}
