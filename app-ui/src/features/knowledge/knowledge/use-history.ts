import type { getFirmSearchHistory, KnowledgeTurn } from '@parley/contracts/http/knowledge.ts'
import type { CallOutput } from '@parley/ui-kit/calls/call-input.ts'
import { callRoute, callWith } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { clearRouteOf, historyRouteOf, type KnowledgePlace } from './knowledge-place.ts'

type Page = CallOutput<typeof getFirmSearchHistory>
/** Pages go back in time: the newest turns are in the first. */
type Pages = InfiniteData<Page, string | undefined>

const pageSize = 20
const historyKey = (place: KnowledgePlace) => [...keyOf(historyRouteOf(place)), place.key]

/** The person's own turns, oldest first; earlier ones by page. */
export function useHistory(place: KnowledgePlace) {
  const query = useInfiniteQuery({
    queryKey: historyKey(place),
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      callWith(
        historyRouteOf(place),
        { query: { limit: pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ turns, hasEarlier }) => (hasEarlier ? turns[0]?.id : undefined),
    // What is shown is the person's own and grows here alone; it is read anew when the page is opened.
    staleTime: 0,
  })
  const turns = useMemo(
    () => query.data?.pages.toReversed().flatMap((page) => page.turns) ?? [],
    [query.data],
  )
  return { query, turns }
}

/** Puts new turns at the end, without reading everything anew. */
export async function appendTurns(
  client: QueryClient,
  place: KnowledgePlace,
  turns: KnowledgeTurn[],
): Promise<void> {
  const key = historyKey(place)
  // A reading that began before would not know them.
  await client.cancelQueries({ queryKey: key })
  const known = client.getQueryData<Pages>(key)
  const [newest, ...earlier] = known?.pages ?? []
  if (known === undefined || newest === undefined) {
    void client.invalidateQueries({ queryKey: key })
    return
  }
  // An answer that got lost on the way may have been read since, with its question under the server's own id.
  const ids = new Set(turns.map(({ id }) => id))
  if (newest.turns.some(({ id }) => ids.has(id))) return
  client.setQueryData<Pages>(key, {
    ...known,
    pages: [{ ...newest, turns: [...newest.turns, ...turns] }, ...earlier],
  })
}

/** Forgets the turns, on the server and here. */
export function useClearHistory(place: KnowledgePlace, onCleared: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callRoute(clearRouteOf(place)),
    onSuccess: async () => {
      // A reading that began before would bring them back.
      await client.cancelQueries({ queryKey: historyKey(place) })
      client.setQueryData<Pages>(historyKey(place), {
        pages: [{ turns: [], hasEarlier: false }],
        pageParams: [undefined],
      })
      onCleared()
    },
  })
}
