import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Kysely, sql } from 'kysely'

type Tx = Kysely<DB>

/** Of which initiative a view is. */
export interface ViewPlace {
  firmId: string
  clientId: string
  initiativeId: string
}

/** How many days the firm keeps views. */
export async function findKeptDays(tx: Tx, firmId: string): Promise<number> {
  const row = await tx
    .selectFrom('consulting_firm')
    .select('model_view_days')
    .where('id', '=', firmId)
    .executeTakeFirst()
  return row?.model_view_days ?? 0
}

/** Those of the keys under which something is stored already. */
export async function listKnownKeys(
  tx: Tx,
  initiativeId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('model_view_segment')
    .select('key')
    .where('initiative_id', '=', initiativeId)
    .where('key', '=', sql<string>`any(${[...keys]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

export async function insertView(
  tx: Tx,
  place: ViewPlace,
  view: { id: string; subjectId: string; keys: string[]; sealed: Buffer },
): Promise<void> {
  await tx
    .insertInto('model_view')
    .values({
      id: view.id,
      ...columnsOf(place),
      subject_id: view.subjectId,
      segments: view.keys,
      sealed: view.sealed,
    })
    .execute()
}

/** Until this transaction ends, no segment of the initiative is deleted (migration 0034). */
export async function keepSegments(tx: Tx, initiativeId: string): Promise<void> {
  const lock = `model views of ${initiativeId}`
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lock}, 0))`.execute(tx)
}

/** Others may store the same at the same time: they are stored once. */
export async function insertSegments(
  tx: Tx,
  place: ViewPlace,
  segments: readonly { key: string; sealed: Buffer }[],
): Promise<void> {
  if (segments.length === 0) return
  await tx
    .insertInto('model_view_segment')
    // By key, so that two who store the same do not wait for each other.
    .values(
      segments
        .toSorted((left, right) => (left.key < right.key ? -1 : 1))
        .map((segment) => ({ ...segment, ...columnsOf(place) })),
    )
    .onConflict((conflict) => conflict.columns(['initiative_id', 'key']).doNothing())
    .execute()
}

const columnsOf = ({ firmId, clientId, initiativeId }: ViewPlace) => ({
  firm_id: firmId,
  client_id: clientId,
  initiative_id: initiativeId,
})

export const listViews = (tx: Tx, subjectId: string) =>
  tx
    .selectFrom('model_view')
    .select(['id', 'initiative_id', 'segments', 'sealed'])
    .where('subject_id', '=', subjectId)
    .execute()

export const listSegments = (tx: Tx, initiativeId: string, keys: readonly string[]) =>
  tx
    .selectFrom('model_view_segment')
    .select(['key', 'sealed'])
    .where('initiative_id', '=', initiativeId)
    .where('key', '=', sql<string>`any(${[...keys]}::uuid[])`)
    .execute()
