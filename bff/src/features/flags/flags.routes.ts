import { severitySchema } from '@parley/contracts/enums.ts'
import { createFlag, deleteFlag, listFlags, resolveFlag, updateFlag } from '@parley/contracts/http/flags.ts'
import { z } from 'zod'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList, yesOrNo } from '../../http/list-query.ts'
import * as service from './flags.service.ts'

const filters = z.strictObject({ severity: severitySchema.optional(), resolved: yesOrNo.optional() })

/** Flags of an initiative (Document 1, section 7; HTTP API, Initiatives). */
export const flagRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listFlags, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) => {
      const page = parseList(query, {
        sortable: { createdAt: 'created_at', severity: 'severity', title: 'title' },
        defaultSort: { column: 'created_at', direction: 'desc' },
        filters,
      })
      return service.listFlags(dependencies, actor, { id: params.id, page })
    },
  }),
  defineRoute(createFlag, {
    policy: mayManageInitiatives,
    handle: (call) =>
      service.raiseFlag(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(updateFlag, {
    policy: mayManageInitiatives,
    handle: (call) =>
      service.changeFlag(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(resolveFlag, {
    policy: mayManageInitiatives,
    handle: (call) =>
      service.settleFlag(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(deleteFlag, {
    policy: mayManageInitiatives,
    handle: (call) => service.removeFlag(dependencies, callerOf(call), call.params.id),
  }),
]
