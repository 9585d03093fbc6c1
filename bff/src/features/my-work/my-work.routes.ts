import { listMyWork, workReasonSchema } from '@parley/contracts/http/my-work.ts'
import { z } from 'zod'
import { mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList, yesOrNo } from '../../http/list-query.ts'
import { listWork } from './my-work.service.ts'

/** What waits for a person (decisions D12, Home). */
export const myWorkRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listMyWork, {
    policy: mayReadInitiatives,
    handle: ({ actor, query }) =>
      listWork(
        dependencies,
        actor,
        parseList(query, {
          sortable: {
            urgency: 'urgency',
            since: 'since',
            initiative: 'initiative_name',
            client: 'client_name',
          },
          defaultSort: { column: 'urgency', direction: 'asc' },
          filters: z.strictObject({ reason: workReasonSchema.optional(), isMine: yesOrNo.optional() }),
        }),
      ),
  }),
]
