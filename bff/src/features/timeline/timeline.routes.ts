import {
  createTimelineEntry,
  deleteTimelineEntry,
  listTimeline,
  timelineKindSchema,
  updateTimelineEntry,
} from '@parley/contracts/http/timeline.ts'
import { z } from 'zod'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import * as service from './timeline.service.ts'

/** The timeline of an initiative (Document 1, section 7; HTTP API, Initiatives). */
export const timelineRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listTimeline, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) => {
      const page = parseList(query, {
        sortable: { at: 'at' },
        defaultSort: { column: 'at', direction: 'asc' },
        filters: z.strictObject({ kind: timelineKindSchema.optional() }),
      })
      return service.listTimeline(dependencies, actor, { id: params.id, page })
    },
  }),
  defineRoute(createTimelineEntry, {
    policy: mayManageInitiatives,
    handle: (call) => service.addEntry(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(updateTimelineEntry, {
    policy: mayManageInitiatives,
    handle: (call) =>
      service.changeEntry(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(deleteTimelineEntry, {
    policy: mayManageInitiatives,
    handle: (call) => service.removeEntry(dependencies, callerOf(call), call.params.id),
  }),
]
