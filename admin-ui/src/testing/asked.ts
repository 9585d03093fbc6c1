import type { RouteDefinition } from '@parley/contracts/route.ts'

/** A route that a resource may lack. @throws Error where it does */
export function given(definition: RouteDefinition | undefined): RouteDefinition {
  if (definition === undefined) throw new Error('The contract has no such route.')
  return definition
}

/** What a list is asked for. */
export const filterOf = (query: URLSearchParams): Record<string, unknown> =>
  JSON.parse(query.get('filter') ?? '{}') as Record<string, unknown>
