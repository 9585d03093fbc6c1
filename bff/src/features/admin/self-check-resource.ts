import { adminSelfChecks, requestSelfCheck } from '@parley/contracts/http/self-checks.ts'
import { callerOf } from '../../authorization/caller.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { isSuperAdmin } from '../people/index.ts'
import * as selfChecks from '../self-checks/index.ts'
import type { SessionServices } from '../session/index.ts'
import { adminRoutes } from './admin-routes.ts'

/** Reports of the daily look over the product, and to have one made now. */
export const selfCheckResource = (services: SessionServices): Route[] => [
  ...adminRoutes(services, adminSelfChecks, {
    order: selfChecks.selfCheckOrder,
    list: (tx, _actor, page) => selfChecks.readSelfChecks(tx, page),
    get: (tx, _actor, id) => selfChecks.readSelfCheck(tx, id),
  }),
  defineRoute(requestSelfCheck, {
    policy: isSuperAdmin,
    handle: (context) => selfChecks.requestSelfCheck(services.dependencies, callerOf(context)),
  }),
]
