import type { SuperAdminStats } from '@parley/contracts/http/dashboards.ts'

/** The numbers of a product in which nobody has done anything yet. */
export const noStats: SuperAdminStats = {
  totalInitiatives: 0,
  activeClientsCount: 0,
  activeInitiativesCount: 0,
  totalConsultingFirms: 0,
  totalUsers: 0,
  initiativesByStatus: [],
  topConsultingFirms: [],
  topClients: [],
}
