import { type InitiativeSummary, listFirmSummaries } from '@parley/contracts/http/initiative-summaries.ts'
import { listFirmArtifacts } from '@parley/contracts/http/firm-artifacts.ts'
import { callList, type ListPage } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf, useListQuery } from '@parley/ui-kit/calls/use-route.ts'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'

/** Milliseconds between looks at summaries that are about to be searchable, and for how long after their change. */
const lookEvery = 3_000
const lookFor = 60_000

const isBeingIndexed = ({ isIndexed, updatedAt }: InitiativeSummary): boolean =>
  !isIndexed && Date.now() - Date.parse(updatedAt) < lookFor

/** A page of the firm's summaries, followed until what was just written is searchable. */
export const useSummaries = (query: AddressList['query']): UseQueryResult<ListPage<InitiativeSummary[]>> =>
  useQuery({
    queryKey: [...keyOf(listFirmSummaries, { query }), 'page'],
    queryFn: ({ signal }) => callList(listFirmSummaries, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.rows.some(isBeingIndexed) === true ? lookEvery : false),
  })

/** How many there are in all, whatever the lists are filtered by; undefined until it is known. */
export function useKnowledgeCounts(): { artifacts: number | undefined; summaries: number | undefined } {
  const query = { range: '[0,0]' }
  const artifacts = useListQuery(listFirmArtifacts, { query })
  const summaries = useListQuery(listFirmSummaries, { query })
  return { artifacts: artifacts.data?.total, summaries: summaries.data?.total }
}
