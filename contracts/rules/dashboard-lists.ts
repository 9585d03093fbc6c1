import type { InitiativeStatus } from '../enums.ts'
import type { Id } from '../ids.ts'

/** A list and its filter, which shows as many rows as the number that leads to it says. */
export interface CountedList {
  list: 'initiatives' | 'clients' | 'consultants' | 'consulting-firms' | 'users'
  /** As the list takes it; the app's lists leave out archived and obsolete records by themselves. */
  filter: Record<string, string | boolean>
}

const initiatives = (filter: CountedList['filter'] = {}): CountedList => ({ list: 'initiatives', filter })

/** What each number of a firm's dashboard counts (decisions D10, Dashboards). */
export const firmDashboardLists = {
  totalInitiatives: initiatives(),
  activeInitiatives: initiatives({ status: 'ACTIVE' }),
  activeClients: { list: 'clients', filter: {} },
  activeConsultants: { list: 'consultants', filter: {} },
  ofStatus: (status: InitiativeStatus) => initiatives({ status }),
  ofType: (initiativeType: string) => initiatives({ initiativeType }),
  ofClient: (clientId: Id) => initiatives({ clientId }),
  ofConsultant: (consultantId: Id) => initiatives({ consultantId, status: 'ACTIVE' }),
  ofIndustry: (industry: string): CountedList => ({ list: 'clients', filter: { onlyIndustry: industry } }),
} satisfies Record<string, CountedList | ((of: never) => CountedList)>

const current = (filter: CountedList['filter'] = {}): CountedList =>
  initiatives({ isArchived: false, ...filter })

/** What each number of the super admin's dashboard counts; the lists are the console's, which leave out nothing. */
export const superAdminDashboardLists = {
  totalInitiatives: current(),
  activeInitiatives: current({ status: 'ACTIVE' }),
  activeClients: { list: 'clients', filter: { isObsolete: false } },
  consultingFirms: { list: 'consulting-firms', filter: { isObsolete: false } },
  users: { list: 'users', filter: { isObsolete: false } },
  ofStatus: (status: InitiativeStatus) => current({ status }),
  ofClient: (clientId: Id) => current({ clientId }),
  ofFirm: (consultingFirmId: Id): CountedList => ({
    list: 'clients',
    filter: { consultingFirmId, isObsolete: false },
  }),
} satisfies Record<string, CountedList | ((of: never) => CountedList)>
