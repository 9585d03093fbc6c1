import { listDepartments } from '@parley/contracts/http/departments.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { minutes } from '../../lib/query-client.ts'
import { useRouteQuery } from '../../lib/use-route.ts'

/** Document 1, section 9: departments and stakeholders are fresh 15 minutes and kept 30. */
const freshness = { staleTime: minutes(15), gcTime: minutes(30) }

export const useStakeholders = (clientId: string) =>
  useRouteQuery(listStakeholders, { params: { clientId } }, freshness)

export const useDepartments = (clientId: string) =>
  useRouteQuery(listDepartments, { params: { clientId } }, freshness)
