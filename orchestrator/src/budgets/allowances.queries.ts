import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { type Kysely, sql } from 'kysely'
import { type Amount, type BudgetName, type BudgetPassed, type Limit, passedBy } from './passed-budget.ts'

type Tx = Kysely<DB>

/** Whose usage is counted, and its limit without what people have allowed beyond it. */
export interface Counter {
  which: Exclude<BudgetName, 'run'>
  kind: 'initiative' | 'client_month' | 'firm_month'
  subjectId: string
  limit: Limit
}

const periodOf = (kind: Counter['kind']) =>
  kind === 'initiative' ? sql<string>`''` : sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM')`

/** A counter's subject and period, as a statement names its row. */
export const subjectOf = ({ kind, subjectId }: Counter) =>
  sql`(${sql.lit(kind)}, ${subjectId}::uuid, ${periodOf(kind)})`

/** @returns undefined where what is wanted has room, allowances counted */
export async function findPassed(
  tx: Tx,
  counter: Counter,
  wanted: Amount,
): Promise<BudgetPassed | undefined> {
  const row = await tx
    .selectFrom('usage_counter')
    .select(['used_tokens', 'reserved_tokens', 'extra_tokens', 'used_cost', 'reserved_cost', 'extra_cost'])
    .where('subject_id', '=', counter.subjectId)
    .where('subject_kind', '=', counter.kind)
    .where('period', '=', periodOf(counter.kind))
    .executeTakeFirst()
  const { which, limit } = counter
  const { tokens, cost } = limit
  const used = {
    tokens: row === undefined ? 0 : row.used_tokens + row.reserved_tokens,
    cost: row === undefined ? 0 : row.used_cost + row.reserved_cost,
  }
  const raised: Limit = {
    tokens: tokens === null ? null : tokens + (row?.extra_tokens ?? 0),
    cost: cost === null ? null : cost + (row?.extra_cost ?? 0),
  }
  return passedBy({ which, limit: raised, used }, wanted)
}

interface Owner {
  firmId: string
  clientId: string
  initiativeId: string
}

/**
 * Allows an initiative, or this month of a client or firm, so much more than its limit.
 * @param amount tokens, and millionths of a US dollar
 */
export async function addAllowance(
  tx: Tx,
  owner: Owner,
  { which, amount }: { which: Counter['which']; amount: Amount },
): Promise<void> {
  const tenant = which === 'firmMonth' ? { firmId: owner.firmId, clientId: null } : owner
  await sql`
    insert into usage_counter as u (firm_id, client_id, subject_kind, subject_id, period, extra_tokens, extra_cost)
    select ${scopedRaw.values('usage_counter', tenant)}, s.kind, s.id, s.period, ${amount.tokens}::bigint, ${amount.cost}::bigint
    from (values ${subjectOf({ which, ...subjects[which](owner), limit: { tokens: null, cost: null } })}) as s(kind, id, period)
    on conflict (subject_id, subject_kind, period) do update
      set extra_tokens = u.extra_tokens + excluded.extra_tokens, extra_cost = u.extra_cost + excluded.extra_cost`.execute(
    tx,
  )
}

const subjects: Record<Counter['which'], (owner: Owner) => Pick<Counter, 'kind' | 'subjectId'>> = {
  initiative: ({ initiativeId }) => ({ kind: 'initiative', subjectId: initiativeId }),
  clientMonth: ({ clientId }) => ({ kind: 'client_month', subjectId: clientId }),
  firmMonth: ({ firmId }) => ({ kind: 'firm_month', subjectId: firmId }),
}
