import { departmentHierarchy, listDepartments } from '@parley/contracts/http/departments.ts'
import {
  getInitiative,
  listClientInitiatives,
  listFirmInitiatives,
} from '@parley/contracts/http/initiatives.ts'
import { listStakeholders } from '@parley/contracts/http/stakeholders.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { peopleFreshness } from '../departments/index.ts'

/** What shows a change of a stakeholder: lists, the departments' counts, the initiatives and cards that name them. */
export const stakeholderReads = [
  listStakeholders,
  departmentHierarchy,
  listDepartments,
  getInitiative,
  listClientInitiatives,
  listFirmInitiatives,
]

/** A client's first 1,000 stakeholders, for choices among them; asks for none where there is no client. */
export const useStakeholders = (clientId: string | null) =>
  useRouteQuery(
    listStakeholders,
    { params: { clientId: clientId ?? '' } },
    { ...peopleFreshness, enabled: clientId !== null },
  )
