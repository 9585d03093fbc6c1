import { AppError } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { Actor } from '../../authorization/actor.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import type { AccessTokens } from './access-tokens.ts'
import { actorOfSession, isAlive } from './actor-of-session.ts'
import { findSessionView, listSessionViews } from './session.views.ts'

/** How long a session read is trusted (Security, "Sessions": at most a second). */
const trustedMs = 1000
const cacheSize = 10_000

export interface SessionReader {
  /** The actor of an access token. @throws AppError UNAUTHENTICATED, or SESSION_ENDED for a session that is over. */
  authenticate(token: string): Promise<Actor>
  /** The actor of a session as it is now (at most a second old); undefined when it is over. */
  findActor(sessionId: Id): Promise<Actor | undefined>
  /** The actors of those sessions that are alive now, read in one query. */
  findActors(sessionIds: readonly Id[]): Promise<Map<Id, Actor>>
  /** Forgets what was read, so that a change is seen at once in this process. */
  forget(sessionIds: readonly Id[]): void
}

interface Entry {
  readAt: number
  actor: Promise<Actor | undefined>
}

export function createSessionReader(
  database: Database<Tables>,
  { clock, tokens }: { clock: Clock; tokens: AccessTokens },
): SessionReader {
  const entries = new Map<Id, Entry>()

  const read = async (sessionId: Id): Promise<Actor | undefined> => {
    const view = await database.tenantRead(authScope, (tx) => findSessionView(tx, sessionId))
    return view !== undefined && isAlive(view, clock.now()) ? actorOfSession(view) : undefined
  }

  const findActor = (sessionId: Id): Promise<Actor | undefined> => {
    const now = performance.now()
    const known = entries.get(sessionId)
    if (known !== undefined && now - known.readAt < trustedMs) return known.actor
    const entry = { readAt: now, actor: read(sessionId) }
    // A failed read is not remembered.
    entry.actor.catch(() => entries.delete(sessionId))
    entries.delete(sessionId)
    entries.set(sessionId, entry)
    if (entries.size > cacheSize) entries.delete(entries.keys().next().value ?? '')
    return entry.actor
  }

  return {
    findActor,
    async findActors(sessionIds) {
      if (sessionIds.length === 0) return new Map()
      const views = await database.tenantRead(authScope, (tx) => listSessionViews(tx, sessionIds))
      const alive = views.filter((view) => isAlive(view, clock.now()))
      return new Map(alive.map((view) => [view.id, actorOfSession(view)]))
    },
    async authenticate(token) {
      const actor = await findActor(await tokens.verify(token))
      if (actor === undefined)
        throw new AppError('SESSION_ENDED', 'Your session has ended. Please sign in again.')
      return actor
    },
    forget: (sessionIds) => sessionIds.forEach((id) => entries.delete(id)),
  }
}
