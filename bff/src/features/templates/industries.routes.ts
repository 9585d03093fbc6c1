import { listIndustries } from '@parley/contracts/http/agents.ts'
import { anyone, scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { listIndustryRows } from './templates.queries.ts'

/** What templates and agents are for (HTTP API, Templates and agents). */
export const industryRoutes = ({ database }: Pick<Dependencies, 'database'>): Route[] => [
  defineRoute(listIndustries, {
    policy: anyone,
    handle: ({ actor }) => database.tenantRead(scopeOf(actor), listIndustryRows),
  }),
]
