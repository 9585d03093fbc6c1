import { listIndustries } from '@parley/contracts/http/agents.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import { z } from 'zod'
import { anyone, scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { shortList } from '../../http/short-list.ts'
import { listIndustryRows } from './templates.queries.ts'

/** What templates and agents are for (HTTP API, Templates and agents). */
export const industryRoutes = ({ database }: Pick<Dependencies, 'database'>): Route[] => [
  defineRoute(listIndustries, {
    policy: anyone,
    handle: async ({ actor, query }) =>
      shortList(await database.tenantRead(scopeOf(actor), listIndustryRows), query, {
        sortable: ['code'],
        searched: ['code'],
        filters: z.strictObject({ id: idSchema.optional(), code: z.string().optional() }),
      }),
  }),
]
