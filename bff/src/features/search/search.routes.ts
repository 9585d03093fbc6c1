import { searchAll } from '@parley/contracts/http/search.ts'
import { anyone, scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { findEverything } from './search.service.ts'

/** One search over what a person may see (HTTP API, People and structure). */
export const searchRoutes = ({ database }: Pick<Dependencies, 'database'>): Route[] => [
  defineRoute(searchAll, {
    policy: anyone,
    handle: ({ actor, query }) =>
      database.tenantRead(scopeOf(actor), (tx) => findEverything(tx, actor, query.q)),
  }),
]
