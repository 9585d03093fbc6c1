import type { SharedLimits } from '@parley/server-kit/limits/shared-limits.ts'
import type { Actor } from '../authorization/actor.ts'
import type { Route } from './define-route.ts'
import { spend } from './person-limit.ts'

interface Figures {
  /** Calls of one person, and of all people of one tenant, within the duration. */
  perPerson: number
  perTenant: number
  durationSeconds: number
}

/** What costs more than an answer: bounded for each person and each tenant, far above what people do. */
export const routeLimits = {
  /** Files that are put in; a call may bring several. */
  uploads: { perPerson: 300, perTenant: 1500, durationSeconds: 600 },
  exports: { perPerson: 60, perTenant: 300, durationSeconds: 600 },
  /** Everything about oneself: some dozens of reads. */
  ownData: { perPerson: 10, perTenant: 200, durationSeconds: 600 },
  previews: { perPerson: 120, perTenant: 600, durationSeconds: 600 },
  /** What has agents or the moderator answer. */
  replies: { perPerson: 120, perTenant: 600, durationSeconds: 600 },
  /** What sends a mail to somebody else. */
  invitations: { perPerson: 50, perTenant: 200, durationSeconds: 600 },
  /** Tickets for live sockets; how many are open at once is bounded besides. */
  sockets: { perPerson: 240, perTenant: 6000, durationSeconds: 600 },
} as const satisfies Record<string, Figures>

export type RouteLimit = keyof typeof routeLimits

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
