import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Kysely, sql } from 'kysely'

/** So many of something, by what tells one from another. */
export type Counted = Record<string, number>

/** Seconds since a time of the database; 0 where there is none. */
const secondsSince = (time: string) =>
  sql<number>`coalesce(extract(epoch from now() - min(${sql.ref(time)})), 0)::float8`

const counted = (rows: readonly { of: string; count: number }[]): Counted =>
  Object.fromEntries(rows.map(({ of, count }) => [of, count]))

/** Runs that have not ended, by state. */
export async function countRuns(tx: Kysely<DB>): Promise<Counted> {
  const rows = await tx
    .selectFrom('sequence_run')
    .select(['status as of', sql<number>`count(*)::int`.as('count')])
    .where('status', 'in', ['QUEUED', 'RUNNING', 'AWAITING_HUMAN', 'PAUSED'])
    .groupBy('status')
    .execute()
  return counted(rows)
}

/** Documents that are not searchable yet, by state. */
export async function countDocuments(tx: Kysely<DB>): Promise<Counted> {
  const rows = await tx
    .selectFrom('artifact')
    .select(['indexing_status as of', sql<number>`count(*)::int`.as('count')])
    .where('indexing_status', 'in', ['PENDING', 'EXTRACTING', 'EMBEDDING'])
    .groupBy('indexing_status')
    .execute()
  return counted(rows)
}

/** Mails of the last day that have not left, by state. */
export async function countMails(tx: Kysely<DB>): Promise<Counted> {
  const rows = await tx
    .selectFrom('mail_message')
    .select(['status as of', sql<number>`count(*)::int`.as('count')])
    .where('status', 'in', ['PENDING', 'FAILED'])
    .where(sql<boolean>`created_at > now() - interval '1 day'`)
    .groupBy('status')
    .execute()
  return counted(rows)
}

/**
 * Announcements that no queue has heard though no other of their firm is at work in their topic, and for how many seconds the
 * oldest has waited. What waits for its firm's turn is told with the jobs of the queues.
 */
export async function measureOutbox(tx: Kysely<DB>): Promise<{ count: number; seconds: number }> {
  return tx
    .selectFrom('outbox')
    .select([sql<number>`count(*)::int`.as('count'), secondsSince('created_at').as('seconds')])
    .where('relayed_at', 'is', null)
    .where(({ eb }) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox as o')
            .select('o.id')
            .whereRef('o.topic', '=', 'outbox.topic')
            .whereRef('o.firm_id', 'is not distinct from', 'outbox.firm_id')
            .where('o.relayed_at', 'is not', null)
            .where('o.answered_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
}

/** Entries of the audit log that no chain holds yet. */
export async function countUnsealed(tx: Kysely<DB>): Promise<number> {
  const { count } = await tx
    .selectFrom('audit_to_seal')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What the last whole self-check found, by check (-1 where it could not look), and its age in seconds. */
export async function readSelfCheck(
  tx: Kysely<DB>,
): Promise<{ seconds: number; found: Counted } | undefined> {
  const row = await tx
    .selectFrom('self_check')
    .select(['results', sql<number>`extract(epoch from now() - finished_at)::float8`.as('seconds')])
    .where('status', '=', 'DONE')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const results = row.results
  const told = results.map(({ check, outcome, found }) => [check, outcome === 'failed' ? -1 : found])
  return { seconds: row.seconds, found: Object.fromEntries(told) as Counted }
}
