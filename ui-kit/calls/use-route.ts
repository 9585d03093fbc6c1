import type { RouteDefinition } from '@parley/contracts/route.ts'
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CallInput, CallOutput } from './call-input.ts'
import { callList, callWith, type ListPage } from './call-route.ts'

interface QueryOptions {
  enabled?: boolean
  /** Milliseconds; the general default is 10 minutes. */
  staleTime?: number
  gcTime?: number
  refetchInterval?: number | false
  refetchOnWindowFocus?: boolean | 'always'
  /** Shows the previous answer while the next one (another search, another page) is on its way. */
  keepPrevious?: boolean
}

/** The key under which a route's answer is cached; without input, the start of all of that route's keys. */
export const keyOf = (definition: RouteDefinition, input?: object): readonly unknown[] =>
  input === undefined ? [definition.name] : [definition.name, input]

/** Reads a route. */
export function useRouteQuery<D extends RouteDefinition>(
  definition: D,
  input: CallInput<D>,
  options: QueryOptions = {},
): UseQueryResult<CallOutput<D>> {
  const { keepPrevious, ...rest } = options
  return useQuery<CallOutput<D>>({
    queryKey: keyOf(definition, input),
    queryFn: ({ signal }) => callWith(definition, input, { signal }),
    ...(keepPrevious === true ? { placeholderData: keepPreviousData } : {}),
    ...rest,
  })
}

/** Reads a plain list with its total. */
export function useListQuery<D extends RouteDefinition>(
  definition: D,
  input: CallInput<D>,
  options: QueryOptions = {},
): UseQueryResult<ListPage<CallOutput<D>>> {
  const { keepPrevious, ...rest } = options
  return useQuery<ListPage<CallOutput<D>>>({
    queryKey: [...keyOf(definition, input), 'page'],
    queryFn: ({ signal }) => callList(definition, input, { signal }),
    ...(keepPrevious === true ? { placeholderData: keepPreviousData } : {}),
    ...rest,
  })
}

/** @returns reads the cached answers of these routes anew; done once they are there */
export function useRefresh(routes: readonly RouteDefinition[]): () => Promise<unknown> {
  const client = useQueryClient()
  return () => Promise.all(routes.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })))
}

/** Calls a route that changes something; `refreshes` names the routes whose cached answers are then read anew. */
export function useRouteMutation<D extends RouteDefinition>(
  definition: D,
  refreshes: readonly RouteDefinition[] = [],
): UseMutationResult<CallOutput<D>, Error, CallInput<D>> {
  return useMutation<CallOutput<D>, Error, CallInput<D>>({
    mutationFn: (input) => callWith(definition, input),
    onSuccess: useRefresh(refreshes),
  })
}
