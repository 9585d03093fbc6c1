import { listClientInitiatives, listFirmInitiatives } from '@parley/contracts/http/initiatives.ts'
import { callList } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import type { Sort } from '@parley/ui-kit/lib/use-address-list.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SessionUser } from '@parley/contracts/http/session.ts'

export interface InitiativeFilter {
  search: string
  /** Ids; '' is all. */
  templateId: string
  clientId: string
  /** Who leads it. */
  consultantId: string
  initiativeType: string
  status: string
  isArchived: boolean
  /** How many to read. */
  count: number
  /** Newest work first where it is left out. */
  sort: Sort | undefined
}

/** All that are not archived. */
export const noFilter: Omit<InitiativeFilter, 'count'> = {
  search: '',
  templateId: '',
  clientId: '',
  consultantId: '',
  initiativeType: '',
  status: '',
  isArchived: false,
  sort: undefined,
}

export const newestWork: Sort = { field: 'updatedAt', order: 'DESC' }

/** Query texts of a list (the HTTP API, preamble). */
function queryOf({ search, isArchived, count, sort, ...choices }: InitiativeFilter) {
  const { field, order } = sort ?? newestWork
  const filter = {
    ...Object.fromEntries(Object.entries(choices).filter(([, chosen]) => chosen !== '')),
    ...(isArchived ? { isArchived } : {}),
  }
  return {
    sort: JSON.stringify([field, order]),
    range: JSON.stringify([0, count - 1]),
    ...(search === '' ? {} : { q: search }),
    ...(Object.keys(filter).length === 0 ? {} : { filter: JSON.stringify(filter) }),
  }
}

/** A client's initiatives for those who work in a client, the firm's for firm users. */
export function initiativesQuery(user: SessionUser, filter: InitiativeFilter) {
  const query = queryOf(filter)
  const { clientId } = user
  return queryOptions({
    queryKey: [...keyOf(clientId === null ? listFirmInitiatives : listClientInitiatives), clientId, query],
    queryFn: ({ signal }) =>
      clientId === null
        ? callList(listFirmInitiatives, { query }, { signal })
        : callList(listClientInitiatives, { params: { clientId }, query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
