import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { listFirmArtifacts } from '@parley/contracts/http/firm-artifacts.ts'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { AddressList } from '../../lib/use-address-list.ts'
import { callList, type ListPage } from '../../lib/call-route.ts'
import { keyOf, useListQuery } from '../../lib/use-route.ts'
import type { AnyArtifact, Owner } from './artifact-record.ts'

const underWay = new Set(['PENDING', 'EXTRACTING', 'EMBEDDING'])

/** A page of an owner's documents; looked at again every few seconds while one of them is being read. */
export function useArtifacts(
  owner: Owner,
  query: AddressList['query'],
): UseQueryResult<ListPage<AnyArtifact[]>> {
  const route = owner.kind === 'client' ? listClientArtifacts : listFirmArtifacts
  return useQuery<ListPage<AnyArtifact[]>>({
    queryKey: [...keyOf(route), owner, query],
    queryFn: ({ signal }) =>
      owner.kind === 'client'
        ? callList(listClientArtifacts, { params: { clientId: owner.clientId }, query }, { signal })
        : callList(listFirmArtifacts, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchInterval: ({ state }) =>
      state.data?.rows.some((one) => underWay.has(one.indexing.status)) === true ? 3_000 : false,
  })
}

/** Initiatives that a client's document may belong to, by name. */
export const useInitiativeChoices = (clientId: string, enabled = true) =>
  useListQuery(
    listClientInitiatives,
    { params: { clientId }, query: { sort: '["name","ASC"]', range: '[0,199]' } },
    { enabled },
  )
