import type { HttpMethod, RouteDefinition } from '@parley/contracts/route.ts'
import type { Route } from './define-route.ts'

const segments = (path: string): string[] => path.split('/').filter(Boolean)
const shapeOf = (definition: RouteDefinition, method: HttpMethod): string =>
  `${method} /${segments(definition.path)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/')}`

/** Updates accept PUT and PATCH alike (HTTP API, preamble). */
export const methodsOf = ({ method }: RouteDefinition): HttpMethod[] =>
  method === 'PUT' || method === 'PATCH' ? ['PUT', 'PATCH'] : [method]

/** Fixed words before parameters, so that `/initiatives/client/:id` is not taken for an id `client`. */
function bySpecificity(left: Route, right: Route): number {
  const pairs = segments(left.definition.path).map(
    (segment, index) => [segment, segments(right.definition.path)[index] ?? ''] as const,
  )
  for (const [one, other] of pairs) {
    const difference = Number(one.startsWith(':')) - Number(other.startsWith(':'))
    if (difference !== 0) return difference
  }
  return 0
}

function problems(routes: Route[], contract: readonly RouteDefinition[]): string[] {
  const found: string[] = []
  const seen = new Map<string, string>()
  for (const { definition, access } of routes) {
    // Types promise a policy; the boot check holds for what types cannot see.
    if (access.kind === 'policy' && typeof access.policy !== 'function')
      found.push(`${definition.name} has no policy`)
    if (access.kind === 'public' && access.why.trim() === '')
      found.push(`${definition.name} is public without saying why`)
    // Routes are looked for by their first word.
    if (definition.path.startsWith('/:')) found.push(`${definition.name} begins with a parameter`)
    if (!contract.includes(definition)) found.push(`${definition.name} is not in the contract`)
    for (const key of [
      definition.name,
      ...methodsOf(definition).map((method) => shapeOf(definition, method)),
    ]) {
      const other = seen.get(key)
      if (other !== undefined) found.push(`${definition.name} repeats ${key} of ${other}`)
      seen.set(key, definition.name)
    }
  }
  for (const definition of contract)
    if (!routes.some((route) => route.definition === definition))
      found.push(`${definition.name} (${definition.method} ${definition.path}) has no implementation`)
  return found
}

/**
 * The routes in the order in which they are matched.
 * @throws Error naming every route that is repeated, missing, unknown to the contract, or without policy: the process
 * must not start then (Architecture, "A request").
 */
export function assembleRoutes(routes: Route[], contract: readonly RouteDefinition[]): Route[] {
  const found = problems(routes, contract)
  if (found.length > 0) throw new Error(`The routes are not complete:\n  ${found.join('\n  ')}`)
  return [...routes].sort(bySpecificity)
}
