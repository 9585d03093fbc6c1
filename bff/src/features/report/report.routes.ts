import { getReport } from '@parley/contracts/http/report.ts'
import { mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { readReport } from './report.service.ts'

/** The report of an initiative (HTTP API, Initiatives). */
export const reportRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(getReport, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) =>
      readReport(dependencies, actor, {
        id: params.id,
        period: { from: query.from ?? null, to: query.to ?? null },
      }),
  }),
]
