import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
  viewedPageSchema,
} from '@parley/contracts/http/saved-views.ts'
import { z } from 'zod'
import { mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { shortList } from '../../http/short-list.ts'
import { changeView, forgetView, keepView, listOwnViews } from './saved-views.service.ts'

/** A person's own, whatever they may do: nothing of a client is changed by them. */
const own = { policy: mayReadInitiatives, guards: { withoutSwitching: true } } as const

/** Views of lists that a person keeps (decisions D12, Initiatives). */
export const savedViewRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listSavedViews, {
    policy: mayReadInitiatives,
    handle: async ({ actor, query }) =>
      shortList(await listOwnViews(dependencies, actor), query, {
        sortable: ['name', 'createdAt', 'updatedAt'],
        searched: ['name'],
        filters: z.strictObject({ page: viewedPageSchema.optional() }),
      }),
  }),
  defineRoute(createSavedView, {
    ...own,
    handle: ({ actor, body }) => keepView(dependencies, actor, body),
  }),
  defineRoute(updateSavedView, {
    ...own,
    handle: ({ actor, params, body }) => changeView(dependencies, actor, { id: params.id, body }),
  }),
  defineRoute(deleteSavedView, {
    ...own,
    handle: ({ actor, params }) => forgetView(dependencies, actor, params.id),
  }),
]
