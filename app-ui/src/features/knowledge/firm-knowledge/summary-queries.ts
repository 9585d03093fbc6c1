import { type InitiativeSummary, listFirmSummaries } from '@parley/contracts/http/initiative-summaries.ts'
import { listFirmArtifacts } from '@parley/contracts/http/firm-artifacts.ts'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { callList, type ListPage } from '../../../lib/call-route.ts'
import type { AddressList } from '../../../lib/use-address-list.ts'
import { keyOf, useListQuery } from '../../../lib/use-route.ts'

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
