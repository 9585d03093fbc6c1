import { AppError } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import {
  outsideTransaction,
  refuseInsideTransaction,
} from '@parley/server-kit/database/transaction-context.ts'
import type { Actor } from '../../authorization/actor.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { Dependencies } from '../../dependencies.ts'
import { actorOfSession, isAlive, momentOf } from './actor-of-session.ts'
import { createReadTogether } from './read-together.ts'
import { listSessionViews, type SessionView } from './session.views.ts'

/**
 * What sessions may do, as it is when it is asked: nothing is kept, so that what ends or changes a session in one process
 * is seen by the very next request to any other (Security, "Sessions"). Requests that come at once share a read.
 */
export interface SessionReader {
  /** The actor of an access token. @throws AppError UNAUTHENTICATED, or SESSION_ENDED for a session that is over. */
  authenticate(token: string): Promise<Actor>
  /** The actor of a session; undefined when it is over. */
  findActor(sessionId: Id): Promise<Actor | undefined>
  /** The actors of those sessions that are alive. */
  findActors(sessionIds: readonly Id[]): Promise<Map<Id, Actor>>
  /** What an actor of this reader was made of; undefined for another's. */
  viewOf(actor: Actor): SessionView | undefined
}

export function createSessionReader(
  database: Database<Tables>,
  { tokens, ...around }: Pick<Dependencies, 'clock' | 'settings'> & { tokens: AccessTokens },
): SessionReader {
  const views = new WeakMap<Actor, SessionView>()

  const readViews = async (sessionIds: readonly Id[]): Promise<Map<Id, SessionView>> => {
    const found = await database.tenantRead(authScope, (tx) => listSessionViews(tx, sessionIds))
    return new Map(found.map((view) => [view.id, view]))
  }
  const findView = createReadTogether((ids) => outsideTransaction(() => readViews(ids)))

  const actorOf = (view: SessionView | undefined): Actor | undefined => {
    if (view === undefined || !isAlive(view, momentOf(around))) return undefined
    const actor = actorOfSession(view)
    views.set(actor, view)
    return actor
  }

  const findActor = async (sessionId: Id): Promise<Actor | undefined> => {
    refuseInsideTransaction('A session was read')
    return actorOf(await findView(sessionId))
  }

  return {
    findActor,
    async findActors(sessionIds) {
      if (sessionIds.length === 0) return new Map()
      const actors = [...(await readViews(sessionIds)).values()].flatMap((view) => actorOf(view) ?? [])
      return new Map(actors.map((actor) => [actor.sessionId, actor]))
    },
    async authenticate(token) {
      const actor = await findActor(await tokens.verify(token))
      if (actor === undefined)
        throw new AppError('SESSION_ENDED', 'Your session has ended. Please sign in again.')
      return actor
    },
    viewOf: (actor) => views.get(actor),
  }
}
