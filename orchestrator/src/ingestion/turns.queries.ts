import type { Topic } from '@parley/contracts/internal/topics.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import { sql } from 'kysely'
import { type IndexedArtifact, takeArtifact, type Tx } from './artifact-index.queries.ts'

/** Documents of one firm that are read at the same time, over all processes; its others wait for their turn. */
export const firmShare = 2

const topic: Topic = 'artifact.ingest'

interface Lease {
  now: Date
  until: Date
}

/**
 * Takes an artifact for a worker, if its firm has a turn left: what one tenant puts in holds up nobody but itself. Turns
 * are counted in the scope of the firm, one caller after the other.
 */
export async function takeTurn(
  tx: Tx,
  { id, firmId }: Pick<IndexedArtifact, 'id' | 'firmId'>,
  lease: Lease,
): Promise<IndexedArtifact | 'held-by-another' | 'waits'> {
  await inLine(tx, firmId)
  const { others } = await tx
    .selectFrom('artifact')
    .select((builder) => builder.fn.countAll<number>().as('others'))
    .where('indexing_lease_until', '>', lease.now)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  if (others < firmShare) return (await takeArtifact(tx, id, lease)) ?? 'held-by-another'
  const parked = await tx
    .updateTable('artifact')
    .set({ indexing_waits_since: lease.now, indexing_lease_until: null })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(indexing_lease_until <= ${lease.now}::timestamptz, true)`)
    .executeTakeFirst()
  return parked.numUpdatedRows === 1n ? 'waits' : 'held-by-another'
}

/** One caller of a firm after the other: whoever looks for who waits sees the one that has just found no turn left. */
const inLine = (tx: Tx, firmId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`indexing of ${firmId}`}, 0))`.execute(tx)

/** Rings for the document of the firm that has waited longest, one of another client first; two callers, for two. */
export async function passTurn(
  tx: Tx,
  { firmId, clientId }: Pick<IndexedArtifact, 'firmId' | 'clientId'>,
): Promise<void> {
  await inLine(tx, firmId)
  const next = await tx
    .updateTable('artifact')
    .set({ indexing_waits_since: null })
    .where('id', '=', (builder) =>
      builder
        .selectFrom('artifact')
        .select('id')
        .where('indexing_waits_since', 'is not', null)
        .orderBy(sql`client_id is not distinct from ${clientId}::uuid`)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1),
    )
    .returning(['id', 'client_id'])
    .executeTakeFirst()
  if (next !== undefined) await ring(tx, { topic, entityId: next.id, firmId, clientId: next.client_id })
}
