import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Expression, type Kysely, sql } from 'kysely'
import {
  type CallOwner,
  type CallTenant,
  settleFailedCalls,
  settlementOfLost,
} from './provider-calls.queries.ts'

/** Minutes after which nobody waits for a call any more, retries and other providers included. */
const longestAnswerMinutes = 30

/** Calls closed at once; the others come with the next sweep. */
const mostAtOnce = 200

export type AbandonedCall = CallTenant & Pick<CallOwner, 'sequenceId'> & { id: string }

/**
 * Calls that were sent longer ago than any answer takes and that no live lease holds: their process died, and with a
 * moderator's reply, a question, an activation or an export no later holder of a lease would close them. Reads ids and
 * states alone: the relay's role sees no more.
 */
export async function listAbandonedCalls(tx: Kysely<DB>): Promise<AbandonedCall[]> {
  const isAlive = sql<boolean>`held.lease_until > now()`
  return tx
    .selectFrom('provider_call as call')
    .select([
      'call.id',
      'call.firm_id as firmId',
      'call.client_id as clientId',
      'call.initiative_id as initiativeId',
      'call.sequence_id as sequenceId',
    ])
    .where('call.state', '=', 'sent')
    .where('call.sent_at', '<', sql<Date>`now() - make_interval(mins => ${longestAnswerMinutes})`)
    .where((eb) => {
      const nobodyHolds = (query: Expression<unknown>) => eb.not(eb.exists(query))
      return eb.and([
        nobodyHolds(
          eb
            .selectFrom('sequence_run as held')
            .select('held.id')
            .where(isAlive)
            .where('held.status', '=', 'RUNNING')
            .whereRef('held.id', '=', 'call.sequence_id'),
        ),
        nobodyHolds(
          eb
            .selectFrom('agent_interaction as held')
            .select('held.id')
            .where(isAlive)
            .whereRef('held.id', '=', 'call.interaction_id'),
        ),
        nobodyHolds(
          eb
            .selectFrom('validation_run as held')
            .select('held.id')
            .where(isAlive)
            .whereRef('held.id', '=', 'call.validation_run_id'),
        ),
        nobodyHolds(
          eb
            .selectFrom('activation as held')
            .select('held.id')
            .where(isAlive)
            .whereRef('held.phase_id', '=', 'call.phase_id')
            .where('call.task', '=', 'activation-query'),
        ),
      ])
    })
    .limit(mostAtOnce)
    .execute()
}

/** Closes one, counted with what it could have cost at most; one that was closed meanwhile is left as it is. */
export async function closeAbandonedCall(tx: Kysely<DB>, call: AbandonedCall): Promise<void> {
  const reserved = await tx
    .selectFrom('provider_call')
    .select(['id', 'reserved_tokens', 'reserved_cost'])
    .where('id', '=', call.id)
    .where('state', '=', 'sent')
    .execute()
  await settleFailedCalls(tx, call, reserved.map(settlementOfLost))
}
