import {
  createMaturityAssessment,
  deleteMaturityAssessment,
  listMaturityAssessments,
  maturityAssessmentSchema,
} from '@parley/contracts/http/maturity.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { shortList } from '../../http/short-list.ts'
import { mayAssessMaturity, mayReadMaturity, refusals } from './maturity.policy.ts'
import * as service from './maturity.service.ts'

/** How a client rates itself, and how that changed. */
export const maturityRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listMaturityAssessments, {
    policy: mayReadMaturity,
    refusal: refusals.read,
    handle: async ({ actor, query }) =>
      shortList(await service.listAssessments(dependencies, actor), query, {
        sortable: ['createdAt', 'score', 'level'],
        searched: ['createdBy', 'createdAt'],
        filters: maturityAssessmentSchema.pick({ level: true }).partial().strict(),
      }),
  }),
  defineRoute(createMaturityAssessment, {
    policy: mayAssessMaturity,
    refusal: refusals.assess,
    handle: (call) => service.addAssessment(dependencies, callerOf(call), call.body.answers),
  }),
  defineRoute(deleteMaturityAssessment, {
    policy: mayAssessMaturity,
    refusal: refusals.assess,
    handle: (call) => service.removeAssessment(dependencies, callerOf(call), call.params.id),
  }),
]
