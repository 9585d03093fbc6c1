import {
  deleteInitiativeSummary,
  getInitiativeSummary,
  listFirmSummaries,
  saveInitiativeSummary,
  summaryFilters as filters,
} from '@parley/contracts/http/initiative-summaries.ts'
import { type Actor, can } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import * as service from './summaries.service.ts'
import type { SummarySort } from './summaries.views.ts'

/** The firm's own page (Document 3, section 6); clients find what concerns them by searching. */
const mayRead = (actor: Actor): boolean => actor.kind === 'firm'
const mayWrite = (actor: Actor): boolean => mayRead(actor) && can(actor, 'manage_initiatives')

const sortable: Record<string, SummarySort> = {
  initiative: 'initiative',
  client: 'client',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
}

/** What initiatives brought, in the firm's words (Document 3, Firm Knowledge Management). */
export const initiativeSummaryRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listFirmSummaries, {
    policy: mayRead,
    handle: ({ actor, query }) =>
      service.listSummaries(
        dependencies,
        actor,
        parseList(query, { sortable, defaultSort: { column: 'createdAt', direction: 'desc' }, filters }),
      ),
  }),
  defineRoute(getInitiativeSummary, {
    policy: mayRead,
    handle: ({ actor, params }) => service.getSummary(dependencies, actor, params.id),
  }),
  defineRoute(saveInitiativeSummary, {
    policy: mayWrite,
    handle: (call) => service.saveSummary(dependencies, callerOf(call), call.body),
  }),
  defineRoute(deleteInitiativeSummary, {
    policy: mayWrite,
    handle: (call) => service.removeSummary(dependencies, callerOf(call), call.params.id),
  }),
]
