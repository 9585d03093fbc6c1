import type { RouteDefinition } from '@parley/contracts/route.ts'
import { useQuery } from '@tanstack/react-query'
import { useGuarded } from '../session/index.ts'

const minute = 60_000

/** What a route answers: read anew when the page is opened, when it is looked at again, and every minute. */
export function useWatched<Answer>({ name }: Pick<RouteDefinition, 'name'>, read: () => Promise<Answer>) {
  const guarded = useGuarded()
  return useQuery({
    queryKey: [name],
    queryFn: () => guarded(read),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: minute,
  })
}
