import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { type ExpressionBuilder, sql, type Kysely } from 'kysely'
import {
  type CallUsage,
  mayHaveBeenAccepted,
  type ModelError,
  type ProviderCall,
  type TokenUsage,
} from '../models/port.ts'
import { noCallUsage, noUsage } from '../models/index.ts'
import type { Limit } from '../budgets/index.ts'
import { lockRun } from '../runs/index.ts'

/** Whose counters a call counts to: the firm's own where it names no client. */
export interface CallTenant {
  firmId: string
  clientId: string | null
  /** Null outside of an initiative, as for questions to the knowledge. */
  initiativeId: string | null
}

/** On whose account a call is made. */
export interface CallOwner extends CallTenant {
  phaseId: string | null
  sequenceId: string | null
  interactionId: string | null
  validationRunId: string | null
  /** The person's message that the call answers, if it does. */
  messageId?: string
  generation: number
  task: string
}

export type { Limit } from '../budgets/index.ts'
export { BudgetPassed } from '../budgets/index.ts'

export interface Limits {
  initiative: Limit
  /** Of the client's month; of the firm's for its own questions. */
  clientMonth: Limit
}

export interface RecordedCall {
  id: string
  call: ProviderCall
}

/** How a recorded call ended. */
export interface Settlement {
  id: string
  state: 'settled' | 'failed' | 'unknown'
  usage: CallUsage
  errorKind: string | null
}

export const settlementOf = (recorded: RecordedCall, usage: CallUsage): Settlement => ({
  id: recorded.id,
  state: 'settled',
  usage,
  errorKind: null,
})

/** A call that may have been accepted is unknown: it is counted with what it could have cost at most. */
export function settlementOfFailure(recorded: RecordedCall, error: ModelError): Settlement {
  const isUnknown = mayHaveBeenAccepted(error)
  const isReported = error.usage.inputTokens + error.usage.outputTokens > 0
  return {
    id: recorded.id,
    state: isUnknown ? 'unknown' : 'failed',
    usage: isUnknown && !isReported ? { ...noCallUsage, ...recorded.call.estimate } : error.usage,
    errorKind: error.kind,
  }
}

export const tokensOf = (usage: TokenUsage): number => usage.inputTokens + usage.outputTokens

/**
 * Closes calls: what was reserved is given back, what was used is counted. Only calls that still count as sent: one
 * that somebody else closed already is left as it is. Budgets are taken in the order in which they are reserved, the
 * initiative's first, so that neither waits for the other.
 * @returns what was counted
 */
export async function settleCalls(
  tx: Kysely<DB>,
  owner: CallTenant,
  settlements: readonly Settlement[],
): Promise<TokenUsage> {
  if (settlements.length === 0) return noUsage
  const items = settlements.map(({ id, state, usage, errorKind }) => ({
    id,
    state,
    input: usage.inputTokens,
    output: usage.outputTokens,
    cached: usage.cachedTokens,
    thinking: usage.thinkingTokens,
    cost: usage.cost,
    error: errorKind,
  }))
  // Of the document alone the planner expects a hundred rows, and reads the whole table for them.
  const ids = items.map(({ id }) => id)
  const { rows } = await sql<TokenUsage>`/* prepared */
    with closed as (
      update provider_call p set state = s.state, input_tokens = s.input, output_tokens = s.output, cached_tokens = s.cached, thinking_tokens = s.thinking, cost = s.cost, error_kind = s.error, settled_at = now()
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as s(id uuid, state text, input bigint, output bigint, cached bigint, thinking bigint, cost bigint, error text)
      where p.id = any(${ids}::uuid[]) and p.id = s.id and p.state = 'sent' and ${scopedRaw.where('provider_call', 'p')}
      returning p.reserved_tokens, p.reserved_cost, p.input_tokens, p.output_tokens, p.cost, to_char(p.created_at at time zone 'utc', 'YYYY-MM') as period),
    total as (
      select max(period) as period, coalesce(sum(reserved_tokens), 0) as reserved_tokens, coalesce(sum(reserved_cost), 0) as reserved_cost,
        coalesce(sum(input_tokens), 0)::bigint as input, coalesce(sum(output_tokens), 0)::bigint as output, coalesce(sum(cost), 0)::bigint as cost from closed),
    held as (
      select u.subject_id, u.subject_kind, u.period, t.* from usage_counter u, (select period as month, reserved_tokens as freed_tokens, reserved_cost as freed_cost, input, output, cost from total) t
      where ((u.subject_id = ${owner.initiativeId} and u.subject_kind = 'initiative' and u.period = '')
        or (u.subject_id = ${owner.clientId ?? owner.firmId} and u.subject_kind = ${owner.clientId === null ? 'firm_month' : 'client_month'} and u.period = t.month)) and ${scopedRaw.where('usage_counter', 'u')}
      order by u.subject_kind = 'initiative' desc for update of u),
    counted as (
      update usage_counter u set reserved_tokens = greatest(0, u.reserved_tokens - h.freed_tokens), reserved_cost = greatest(0, u.reserved_cost - h.freed_cost),
        used_tokens = u.used_tokens + h.input + h.output, used_cost = u.used_cost + h.cost
      from held h
      where u.subject_id = h.subject_id and u.subject_kind = h.subject_kind and u.period = h.period and ${scopedRaw.where('usage_counter', 'u')})
    select input as "inputTokens", output as "outputTokens", cost from total`.execute(tx)
  return rows[0] ?? noUsage
}

/**
 * Closes the calls of an answer that never came, and counts them to their run: no step is stored that would. What
 * somebody else closed meanwhile is not counted again.
 */
export async function settleFailedCalls(
  tx: Kysely<DB>,
  owner: CallTenant & Pick<CallOwner, 'sequenceId'>,
  settlements: readonly Settlement[],
): Promise<void> {
  // As in a run's commit the budgets come last, so that neither waits for the other.
  if (owner.sequenceId !== null) await lockRun(tx, owner.sequenceId)
  await countToRun(tx, owner.sequenceId, await settleCalls(tx, owner, settlements))
}

/** Adds what calls outside of any stored step have used to the run that they were made for, if any. */
async function countToRun(tx: Kysely<DB>, sequenceId: string | null, used: TokenUsage): Promise<void> {
  if (sequenceId === null || used.inputTokens + used.outputTokens + used.cost === 0) return
  await tx
    .updateTable('sequence_run')
    .set((eb) => ({
      used_input_tokens: eb('used_input_tokens', '+', used.inputTokens),
      used_output_tokens: eb('used_output_tokens', '+', used.outputTokens),
      used_cost: eb('used_cost', '+', used.cost),
    }))
    .where('id', '=', sequenceId)
    .execute()
}

/**
 * After a crash: what an earlier holder had sent is unknown, its answer is not invented, and it counts with what it
 * could have cost at most (Architecture, "The sequence engine" 5).
 */
export async function closeLostCalls(
  tx: Kysely<DB>,
  owner: CallTenant,
  lost: {
    sequenceId?: string
    validationRunId?: string
    interactionId?: string
    /** With `task`: a call of no run, which its phase and purpose name. */
    phaseId?: string
    task?: string
    before: number
  },
): Promise<TokenUsage> {
  const calls = await tx
    .selectFrom('provider_call')
    .select(['id', 'reserved_tokens', 'reserved_cost'])
    .where('state', '=', 'sent')
    .where('generation', '<', lost.before)
    .$if(lost.sequenceId !== undefined, (query) =>
      query.where('sequence_id', '=', lost.sequenceId ?? '').where(isMadeByRun),
    )
    .$if(lost.validationRunId !== undefined, (query) =>
      query.where('validation_run_id', '=', lost.validationRunId ?? ''),
    )
    .$if(lost.interactionId !== undefined, (query) =>
      query.where('interaction_id', '=', lost.interactionId ?? ''),
    )
    .$if(lost.phaseId !== undefined, (query) => query.where('phase_id', '=', lost.phaseId ?? ''))
    .$if(lost.task !== undefined, (query) => query.where('task', '=', lost.task ?? ''))
    .execute()
  return settleCalls(tx, owner, calls.map(settlementOfLost))
}

/**
 * Side turns, checks and replies name the run that they belong to. Their generations are their own (none, of a reply),
 * and whoever makes them goes on while another worker takes the run.
 */
const isMadeByRun = (eb: ExpressionBuilder<DB, 'provider_call'>) =>
  eb.and([
    eb('generation', '>', 0),
    eb('validation_run_id', 'is', null),
    eb.not(
      eb.exists(
        eb
          .selectFrom('agent_interaction as side')
          .select('side.id')
          .whereRef('side.id', '=', 'provider_call.interaction_id')
          .where('side.is_side', '=', true),
      ),
    ),
  ])

/** Of a call whose fate nobody knows any more. */
export const settlementOfLost = (call: {
  id: string
  reserved_tokens: number
  reserved_cost: number
}): Settlement => ({
  id: call.id,
  state: 'unknown',
  usage: { ...noCallUsage, inputTokens: call.reserved_tokens, cost: call.reserved_cost },
  errorKind: null,
})

/** Minutes after which a question's call cannot be at work any more: its request ends after one. */
const questionCallMinutes = 3

/**
 * A question to the knowledge has no lease: calls of one whose process died are closed when the next question of the
 * same tenant is asked, as after any crash.
 */
export async function closeLostQuestions(tx: Kysely<DB>, tenant: CallTenant): Promise<void> {
  const calls = await tx
    .selectFrom('provider_call')
    .select(['id', 'reserved_tokens', 'reserved_cost'])
    .where('firm_id', '=', tenant.firmId)
    .where('client_id', tenant.clientId === null ? 'is' : '=', tenant.clientId)
    .where('phase_id', 'is', null)
    .where('state', '=', 'sent')
    .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${questionCallMinutes})`)
    .execute()
  await settleCalls(tx, tenant, calls.map(settlementOfLost))
}

export const newCall = (call: ProviderCall): RecordedCall => ({ id: newId(), call })
