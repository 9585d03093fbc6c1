import { notFound } from '@parley/contracts/errors.ts'
import { getFirmDashboard, getSuperAdminDashboard } from '@parley/contracts/http/dashboards.ts'
import { scopeOf } from '../../authorization/actor.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { maySeeFirmDashboard, maySeePlatform } from './dashboards.policy.ts'
import { presentFirmStats, presentSuperAdminStats } from './dashboards.presenter.ts'
import { readFirmNumbers } from './firm-dashboard.views.ts'
import { readPlatformNumbers } from './platform-dashboard.views.ts'

/** The two dashboards (Document 3, sections 2 and 7). */
export const dashboardRoutes = ({ database }: Pick<Dependencies, 'database'>): Route[] => [
  defineRoute(getFirmDashboard, {
    policy: maySeeFirmDashboard,
    handle: async ({ actor, params }) => {
      if (params.consultingFirmId !== actor.firmId) throw notFound('Consulting firm')
      return { stats: presentFirmStats(await database.tenantRead(scopeOf(actor), readFirmNumbers)) }
    },
  }),
  defineRoute(getSuperAdminDashboard, {
    policy: maySeePlatform,
    handle: async ({ actor }) => ({
      stats: presentSuperAdminStats(await database.tenantRead(scopeOf(actor), readPlatformNumbers)),
    }),
  }),
]
