import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { insist, isRefused } from '@parley/server-kit/database/insist.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { sql, type Kysely } from 'kysely'
import { type Amount, type Counter, findPassed, type Limit, passedBy, subjectOf } from '../budgets/index.ts'
import {
  type CallOwner,
  type CallTenant,
  type Limits,
  type RecordedCall,
  tokensOf,
} from './provider-calls.queries.ts'

/** What a call's record insists on: that every budget has room for it. */
const roomInBudgets = 'room in budgets'

/** Times that somebody else may make room between a refusal and the look at what is used. */
const mostRefusals = 10

/** What is stored in the transaction of a call's record, before it: both are there, or neither. */
export interface StoredBefore {
  /** How many statements it makes, none of them after the answer to another. */
  statements: number
  write(tx: Kysely<DB>): Promise<unknown>
}

/**
 * Writes a call down before it is sent, and reserves what it may use at most (Architecture, "The sequence engine" 5
 * and 7), in a transaction of one round trip: runs of one client meet at its budget no longer than that takes.
 * @throws BudgetPassed; nothing was written then, nor what was to be stored before
 */
export async function recordCall(
  database: Database<DB>,
  owner: CallOwner,
  given: RecordedCall & { limits: Limits; before?: StoredBefore | undefined },
): Promise<void> {
  const scope = workerScope(owner)
  const counters = countersOf(owner, given.limits)
  const wanted = { tokens: tokensOf(given.call.estimate), cost: given.call.estimate.cost }
  const refusePassed = (ones: readonly Counter[]): Promise<void> =>
    database.tenantRead(scope, async (tx) => {
      for (const counter of ones) {
        const passed = await findPassed(tx, counter, wanted)
        if (passed !== undefined) throw passed
      }
    })
  // Where nothing was counted yet, no condition holds the row back: what passes the limit by itself is looked at first.
  const alone = counters.filter((counter) => passedBy({ ...counter, used: nothing }, wanted) !== undefined)
  if (alone.length > 0) await refusePassed(alone)
  for (let refusals = 0; ; refusals += 1) {
    try {
      const write = (tx: Kysely<DB>): Promise<unknown> =>
        Promise.all([given.before?.write(tx), reserve(tx, owner, { ...given, counters })])
      await database.tenantTransaction(scope, write, { statements: (given.before?.statements ?? 0) + 1 })
      return
    } catch (error) {
      if (!isRefused(error, roomInBudgets) || refusals === mostRefusals) throw error
      await refusePassed(counters)
    }
  }
}

const nothing: Amount = { tokens: 0, cost: 0 }

function countersOf({ firmId, clientId, initiativeId }: CallTenant, limits: Limits): Counter[] {
  const month: Counter =
    clientId === null
      ? { which: 'firmMonth', kind: 'firm_month', subjectId: firmId, limit: limits.clientMonth }
      : { which: 'clientMonth', kind: 'client_month', subjectId: clientId, limit: limits.clientMonth }
  if (initiativeId === null) return [month]
  return [
    { which: 'initiative', kind: 'initiative', subjectId: initiativeId, limit: limits.initiative },
    month,
  ]
}

async function reserve(
  tx: Kysely<DB>,
  owner: CallOwner,
  { id, call, limits, counters }: RecordedCall & { limits: Limits; counters: readonly Counter[] },
): Promise<void> {
  const tokens = tokensOf(call.estimate)
  const { cost } = call.estimate
  const subjects = counters.map(subjectOf)
  const isRoom = sql`(select count(*) from kept) = ${counters.length}::int`
  await sql`/* prepared */
    with called as (
      insert into provider_call (id, firm_id, client_id, initiative_id, phase_id, sequence_id, interaction_id, validation_run_id,
        task, provider, model, attempt, generation, state, reserved_tokens, reserved_cost, sent_at)
      values (${id}, ${scopedRaw.values('provider_call', owner)}, ${owner.initiativeId}, ${owner.phaseId}, ${owner.sequenceId}, ${owner.interactionId}, ${owner.validationRunId},
        ${owner.task}, ${call.provider}, ${call.model}, ${call.attempt}, ${owner.generation}, 'sent', ${tokens}, ${cost}, now())),
    kept as (insert into usage_counter as u (firm_id, client_id, subject_kind, subject_id, period, reserved_tokens, reserved_cost)
    select ${scopedRaw.values('usage_counter', owner)}, s.kind, s.id, s.period, ${tokens}::bigint, ${cost}::bigint
    from (values ${sql.join(subjects)}) as s(kind, id, period)
    on conflict (subject_id, subject_kind, period) do update
      set reserved_tokens = u.reserved_tokens + excluded.reserved_tokens, reserved_cost = u.reserved_cost + excluded.reserved_cost
      where case when u.subject_kind = 'initiative'
        then ${below('tokens', limits.initiative)} and ${below('cost', limits.initiative)}
        else ${below('tokens', limits.clientMonth)} and ${below('cost', limits.clientMonth)} end
    returning u.subject_kind)
    select ${insist(isRoom, roomInBudgets)}`.execute(tx)
}

function below(what: 'tokens' | 'cost', limit: Limit) {
  const value = limit[what]
  const used = sql.ref(`u.used_${what}`)
  const reserved = sql.ref(`u.reserved_${what}`)
  const wanted = sql.ref(`excluded.reserved_${what}`)
  const extra = sql.ref(`u.extra_${what}`)
  return sql`(${value}::bigint is null or ${used} + ${reserved} + ${wanted} <= ${value}::bigint + ${extra})`
}
