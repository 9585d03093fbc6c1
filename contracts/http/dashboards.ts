import { z } from 'zod'
import { initiativeStatusSchema, initiativeTypeSchema } from '../enums.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'

const tag = 'Dashboards'

const count = z.number().int().nonnegative()

const statusCounts = z.array(z.object({ status: initiativeStatusSchema, _count: count }))
const topClients = z.array(z.object({ id: idSchema, name: z.string(), initiativesCount: count }))

/**
 * Numbers of a firm, of the clients that the reader may access. What each one counts stands in docs/dashboards.md, and
 * the list that shows as many in rules/dashboard-lists.ts.
 */
export const firmStatsSchema = z.object({
  totalInitiatives: count,
  activeInitiativesCount: count,
  activeClientsCount: count,
  activeConsultantsCount: count,
  /** By stored status, in the order of an initiative's life; those without initiatives are left out. */
  initiativesByPhase: statusCounts,
  /** Codes, most clients first. */
  clientsPerIndustry: z.array(z.object({ industry: z.string(), count })),
  initiativesPerType: z.array(z.object({ type: initiativeTypeSchema, count })),
  /** Five at most, in both. */
  topConsultants: z.array(
    z.object({
      id: idSchema,
      firstName: z.string(),
      lastName: z.string(),
      position: z.string().nullable(),
      email: z.string().nullable(),
      activeInitiativesCount: count,
    }),
  ),
  topClients,
})
export type FirmStats = z.infer<typeof firmStatsSchema>

export const superAdminStatsSchema = z.object({
  totalInitiatives: count,
  activeClientsCount: count,
  activeInitiativesCount: count,
  totalConsultingFirms: count,
  totalUsers: count,
  initiativesByStatus: statusCounts,
  topConsultingFirms: z.array(z.object({ id: idSchema, name: z.string(), clientsCount: count })),
  topClients,
})
export type SuperAdminStats = z.infer<typeof superAdminStatsSchema>

export const getFirmDashboard = route({
  name: 'getFirmDashboard',
  method: 'GET',
  path: '/dashboard/consulting-firm/:consultingFirmId',
  tag,
  summary: 'Numbers of the own firm (view_analytics)',
  params: z.strictObject({ consultingFirmId: idSchema }),
  response: z.object({ stats: firmStatsSchema }),
})
export const getSuperAdminDashboard = route({
  name: 'getSuperAdminDashboard',
  method: 'GET',
  path: '/dashboard/superadmin',
  tag,
  summary: 'Numbers of the whole platform (super admin)',
  response: z.object({ stats: superAdminStatsSchema }),
})
