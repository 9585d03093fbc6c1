import type { SelfCheckResult } from '@parley/contracts/rules/self-check.ts'
import { newId } from '@parley/contracts/ids.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { sql } from 'kysely'
import { leaseEnd, leaseOver } from '../leases/index.ts'
import type { Tx } from '../runs/index.ts'

/** Seconds that a worker holds a self-check without renewing. */
const leaseSeconds = 30
/** Workers that may end over one before it is given up. */
const mostAttempts = 5
/** Days that reports are kept. */
const keptDays = 90

export interface HeldSelfCheck {
  id: string
  generation: number
  /** Of a worker before this one. */
  results: SelfCheckResult[]
}

/**
 * Has one made where the last one was asked for a day ago, or never: the first process to look does, also after all of
 * them stood still. Times are the database's.
 */
export async function requestDueSelfCheck(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into self_check (id) select ${newId()}::uuid
     where not exists (select from self_check where created_at > now() - interval '1 day')
        on conflict do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (id !== undefined)
    await ring(tx, { topic: 'self-check.run', entityId: id, firmId: null, clientId: null })
  return id
}

/** Takes one that nobody is at. Exactly one of several wins; one that ended its workers again and again is given up. */
export async function takeSelfCheck(tx: Tx, id: string): Promise<HeldSelfCheck | undefined> {
  const free = tx
    .updateTable('self_check')
    .where('id', '=', id)
    .where('status', 'in', ['PENDING', 'RUNNING'])
    .where(sql<boolean>`coalesce(lease_until, now()) <= now()`)
  const row = await free
    .set({
      status: 'RUNNING',
      generation: sql`generation + 1`,
      lease_until: leaseEnd(leaseSeconds),
      started_at: sql`coalesce(started_at, now())`,
      updated_at: sql`now()`,
    })
    .where('generation', '<', mostAttempts)
    .returning(['id', 'generation', 'results'])
    .executeTakeFirst()
  if (row !== undefined) return { ...row, results: row.results }
  await free
    .set({ status: 'FAILED', lease_until: null, finished_at: sql`now()`, updated_at: sql`now()` })
    .where('generation', '>=', mostAttempts)
    .execute()
  return undefined
}

const lease = leaseOver({
  table: 'self_check',
  waiting: ['PENDING', 'RUNNING'],
  held: 'RUNNING',
  seconds: leaseSeconds,
})

/** @returns false once it is not this worker's any more */
export const renewSelfCheck = (tx: Tx, held: HeldSelfCheck): Promise<boolean> => lease.renew(tx, held)

const countOf = (results: readonly SelfCheckResult[]): number =>
  results.reduce((sum, { outcome, found }) => sum + (outcome === 'failed' ? 1 : found), 0)

/** What is known so far. @returns false as above */
export async function writeResults(
  tx: Tx,
  held: HeldSelfCheck,
  { results, isLast }: { results: readonly SelfCheckResult[]; isLast: boolean },
): Promise<boolean> {
  const done = { status: 'DONE' as const, lease_until: null, finished_at: sql<Date>`now()` }
  const row = await lease
    .held(tx, held)
    .set({
      results: json([...results]),
      found: countOf(results),
      updated_at: sql<Date>`now()`,
      ...(isLast ? done : {}),
    })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives it back to who comes next: the process stops. */
export async function releaseSelfCheck(tx: Tx, held: HeldSelfCheck): Promise<void> {
  await lease
    .held(tx, held)
    .set({ lease_until: null, generation: sql`generation - 1` })
    .execute()
}

export async function forgetOldSelfChecks(tx: Tx): Promise<void> {
  await sql`delete from self_check where created_at < now() - make_interval(days => ${keptDays})`.execute(tx)
}
