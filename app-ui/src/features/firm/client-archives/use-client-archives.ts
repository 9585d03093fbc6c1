import { listClientArchives } from '@parley/contracts/http/client-archives.ts'
import { callWith } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { useQuery } from '@tanstack/react-query'
import { isAtWork, lookEveryMs } from './archive-state.ts'

/** Exports and erasures of a client, newest first; looked at again while one is at work. */
export function useClientArchives(clientId: string) {
  const input = { params: { id: clientId } }
  return useQuery({
    queryKey: keyOf(listClientArchives, input),
    queryFn: ({ signal }) => callWith(listClientArchives, input, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) === true ? lookEveryMs : false),
  })
}
