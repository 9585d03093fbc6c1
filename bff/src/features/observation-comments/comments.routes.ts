import {
  createObservationComment,
  deleteObservationComment,
  listObservationComments,
  updateObservationComment,
} from '@parley/contracts/http/observation-comments.ts'
import { z } from 'zod'
import { callerOf } from '../../authorization/caller.ts'
import { mayComment, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import * as service from './comments.service.ts'

/** What people say about observations: read by all who see the phase. */
export const observationCommentRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listObservationComments, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) => {
      const page = parseList(query, {
        sortable: { createdAt: 'created_at' },
        defaultSort: { column: 'created_at', direction: 'asc' },
        filters: z.strictObject({}),
      })
      return service.listComments(dependencies, actor, { id: params.id, page })
    },
  }),
  defineRoute(createObservationComment, {
    policy: mayComment,
    handle: (call) =>
      service.addComment(dependencies, callerOf(call), { id: call.params.id, text: call.body.text }),
  }),
  defineRoute(updateObservationComment, {
    policy: mayComment,
    handle: (call) =>
      service.changeComment(dependencies, callerOf(call), { ...call.body, id: call.params.id }),
  }),
  defineRoute(deleteObservationComment, {
    policy: mayComment,
    handle: (call) => service.removeComment(dependencies, callerOf(call), call.params.id),
  }),
]
