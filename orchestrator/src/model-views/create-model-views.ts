import type { ModelView } from '@parley/contracts/http/model-views.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { Secrets } from '@parley/server-kit/secrets/secret-keys.ts'
import type { ModelError, ProviderAnswer, ProviderCall } from '../models/port.ts'
import { readView } from './read-view.ts'
import { createViewSealer } from './sealed-views.ts'
import { type NewView, storeView } from './store-view.ts'
import { viewOfCall } from './view-of-call.ts'

/** On whose account a call is made, as far as views need to know. */
export interface ViewOwner {
  firmId: string
  clientId: string | null
  initiativeId: string | null
  sequenceId: string | null
  interactionId: string | null
  /** The person's message that is answered. */
  messageId?: string
  task: string
}

/** Is told of each call, beside its record, and keeps what was given to the model. It never fails. */
export interface ModelViewRecorder {
  began(call: ProviderCall): void
  /** Resolves at once, before it is stored, unless very many are waiting to be. */
  ended(
    owner: ViewOwner,
    recorded: { id: string; call: ProviderCall },
    outcome: ProviderAnswer | ModelError,
  ): Promise<void>
}

export interface ModelViews extends ModelViewRecorder {
  /** The calls made for a turn, a person's message or a run's final summary, as far as they are kept. */
  read(scope: Scope, subjectId: string): Promise<ModelView>
  /** Resolves once everything told so far is stored. */
  idle(): Promise<void>
}

interface Parts {
  database: Database<DB>
  /** `PARLEY_SECRET` */
  secret: Secrets
  clock: Clock
  logger: Pick<Logger, 'warn'>
}

/** Requests hold whole documents: no more of them wait at once. */
const mostWaiting = 16

/** What models were given: kept sealed, for people to look at (docs/agents.md, What the model saw). */
export function createModelViews({ database, secret, clock, logger }: Parts): ModelViews {
  const store = { database, sealer: createViewSealer(secret), logger }
  const began = new WeakMap<ProviderCall, Date>()
  const waiting = new Set<Promise<void>>()
  const keep = (view: NewView): void => {
    const stored = storeView(store, view)
      .catch((error: unknown) => logger.warn({ error }, 'what a model was given was not kept'))
      .finally(() => waiting.delete(stored))
    waiting.add(stored)
  }
  return {
    began: (call) => void began.set(call, clock.now()),
    async ended(owner, { id, call }, outcome) {
      const place = placeOf(owner)
      if (place === undefined) return
      const endedAt = clock.now()
      const times = { startedAt: began.get(call) ?? endedAt, endedAt }
      keep({ id, ...place, view: viewOfCall(call, outcome, times) })
      if (waiting.size > mostWaiting) await Promise.race(waiting)
    },
    read: (scope, subjectId) => readView(store, scope, subjectId),
    async idle() {
      await Promise.all(waiting)
    },
  }
}

/** What of an initiative's conversation the call was made for; undefined for other calls, which nobody looks at. */
function placeOf({ firmId, clientId, initiativeId, ...owner }: ViewOwner) {
  const subjectId =
    owner.interactionId ?? owner.messageId ?? (owner.task === 'final-summary' ? owner.sequenceId : null)
  if (clientId === null || initiativeId === null || subjectId === null) return undefined
  return { firmId, clientId, initiativeId, subjectId }
}
