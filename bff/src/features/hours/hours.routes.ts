import { addHours, deleteHours, listHours } from '@parley/contracts/http/hours.ts'
import { idSchema } from '@parley/contracts/ids.ts'
import { z } from 'zod'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { parseList } from '../../http/list-query.ts'
import * as service from './hours.service.ts'

const filters = z.strictObject({ phaseId: idSchema.optional(), userId: idSchema.optional() })

/** Hours that people spent on an initiative (decisions D11, Human hours). */
export const hoursRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listHours, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) => {
      const page = parseList(query, {
        sortable: { at: 'at', minutes: 'minutes' },
        defaultSort: { column: 'at', direction: 'desc' },
        filters,
      })
      return service.listHours(dependencies, actor, { id: params.id, page })
    },
  }),
  defineRoute(addHours, {
    policy: mayManageInitiatives,
    handle: (call) =>
      service.recordHours(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(deleteHours, {
    policy: mayManageInitiatives,
    handle: (call) => service.removeHours(dependencies, callerOf(call), call.params.id),
  }),
]
