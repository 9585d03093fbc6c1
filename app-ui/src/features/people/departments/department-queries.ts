import { departmentHierarchy, listDepartments } from '@parley/contracts/http/departments.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { minutes } from '@parley/ui-kit/calls/query-client.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'

/** Document 1, section 9: departments and stakeholders are fresh 15 minutes and kept 30. */
export const peopleFreshness = { staleTime: minutes(15), gcTime: minutes(30) }

/** What shows a change of a department; Document 1, section 4 names both. */
export const departmentReads = [departmentHierarchy, listDepartments, listStakeholders]

/** A client's departments as a tree. */
export const useDepartmentTree = (clientId: string) =>
  useRouteQuery(departmentHierarchy, { query: { clientId } }, peopleFreshness)
