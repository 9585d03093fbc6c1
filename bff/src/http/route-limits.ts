import { type RouteLimit, routeLimits } from './limit-figures.ts'
import type { SharedLimits } from '@parley/server-kit/limits/shared-limits.ts'
import type { Actor } from '../authorization/actor.ts'
import type { Route } from './define-route.ts'
import { spend } from './person-limit.ts'

const message = 'That is more than one can do at a time here. Please wait a few minutes and go on then.'

/** The limit of a route: the one that it names, and for every route that takes files that of uploads. */
export const limitOf = ({ limit, definition }: Route): RouteLimit | undefined =>
  limit ?? (definition.kind === 'upload' ? 'uploads' : undefined)

export interface RouteLimits {
  /** Before anything is read. @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  spend(route: Route, actor: Actor): Promise<void>
}

export function createRouteLimits(shared: SharedLimits): RouteLimits {
  const counts = Object.fromEntries(
    Object.entries(routeLimits).map(([name, { perPerson, perTenant, durationSeconds }]) => [
      name,
      {
        byPerson: shared.of({ name: `${name}-person`, points: perPerson, durationSeconds }),
        byTenant: shared.of({ name: `${name}-tenant`, points: perTenant, durationSeconds }),
      },
    ]),
  )
  return {
    async spend(route, { userId, firmId, clientId }) {
      const count = counts[limitOf(route) ?? '']
      if (count === undefined) return
      await spend(count.byPerson, userId, message)
      await spend(count.byTenant, clientId ?? firmId ?? 'platform', message)
    },
  }
}
