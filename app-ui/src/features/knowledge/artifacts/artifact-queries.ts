import { listClientArtifacts } from '@parley/contracts/http/artifacts.ts'
import { listFirmArtifacts } from '@parley/contracts/http/firm-artifacts.ts'
import { listClientInitiatives } from '@parley/contracts/http/initiatives.ts'
import { callList, type ListPage } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf, useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useOwnStream } from '../../engagement/live/index.ts'
import type { AnyArtifact, Owner } from './artifact-record.ts'

const underWay = new Set(['PENDING', 'EXTRACTING', 'EMBEDDING'])
/** Milliseconds between looks at documents that are being read, while the own stream is away. */
const lookEvery = 3_000
const artifactEvents = ['ARTIFACT_UPDATED'] as const

/** A page of an owner's documents, kept fresh by the own stream (decisions D11, Live). */
export function useArtifacts(
  owner: Owner,
  query: AddressList['query'],
): UseQueryResult<ListPage<AnyArtifact[]>> {
  const client = useQueryClient()
  const route = owner.kind === 'client' ? listClientArtifacts : listFirmArtifacts
  const readAnew = (): void => void client.invalidateQueries({ queryKey: keyOf(route) })
  const stream = useOwnStream({ types: artifactEvents, onEvent: readAnew, onConnected: readAnew })
  return useQuery<ListPage<AnyArtifact[]>>({
    queryKey: [...keyOf(route), owner, query],
    queryFn: ({ signal }) =>
      owner.kind === 'client'
        ? callList(listClientArtifacts, { params: { clientId: owner.clientId }, query }, { signal })
        : callList(listFirmArtifacts, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchInterval: ({ state }) =>
      stream !== 'connected' && state.data?.rows.some((one) => underWay.has(one.indexing.status)) === true
        ? lookEvery
        : false,
  })
}

/** Initiatives that a client's document may belong to, by name. */
export const useInitiativeChoices = (clientId: string) =>
  useListQuery(listClientInitiatives, {
    params: { clientId },
    query: { sort: '["name","ASC"]', range: '[0,199]' },
  })
