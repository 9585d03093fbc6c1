import { notFound } from '@parley/contracts/errors.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { type Actor, anyone, scopeOf } from '../authorization/actor.ts'
import type { Dependencies } from '../dependencies.ts'
import { defineRoute, type Route } from '../http/define-route.ts'
import { deleteTicketsBefore, findPhaseTenant, insertTicket, type PhaseTenant } from './live.queries.ts'

/** Seconds in which a ticket opens a socket, once (D6). */
const ticketSeconds = 30

type LiveDependencies = Pick<Dependencies, 'database' | 'clock'>

/** The phase's tenant, where the actor may see the phase. Super admins see none outside of impersonation (D1). */
export async function findVisiblePhase(
  { database }: LiveDependencies,
  actor: Actor,
  phaseId: Id,
): Promise<PhaseTenant | undefined> {
  if (actor.kind === 'super_admin') return undefined
  return database.tenantRead(scopeOf(actor), (tx) => findPhaseTenant(tx, phaseId))
}

/** Tickets for the live socket (D6): the token itself never stands in an address. */
export const liveRoutes = (dependencies: LiveDependencies): Route[] => [
  defineRoute(createLiveTicket, {
    policy: anyone,
    limit: 'sockets',
    keepsAnswer: false,
    handle: async ({ actor, body }) => {
      const phaseId = body.phaseId ?? null
      if (phaseId !== null && (await findVisiblePhase(dependencies, actor, phaseId)) === undefined)
        throw notFound('Phase')
      const now = dependencies.clock.now()
      const expiresAt = new Date(now.getTime() + ticketSeconds * 1000)
      const ticket = await dependencies.database.tenantTransaction(authScope, async (tx) => {
        // What is over is swept by whoever comes next; nobody needs it.
        await deleteTicketsBefore(tx, new Date(now.getTime() - 60_000))
        return insertTicket(tx, { sessionId: actor.sessionId, phaseId, expiresAt })
      })
      return { ticket }
    },
  }),
]
