import { newId } from '@parley/contracts/ids.ts'
import type { ArtifactTable } from '@parley/migrations/generated/database.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

export const findArtifactForUpdate = (tx: Tx, id: string) =>
  tx
    .selectFrom('artifact')
    .selectAll()
    .where('id', '=', id)
    .where('client_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
export type ArtifactRow = NonNullable<Awaited<ReturnType<typeof findArtifactForUpdate>>>

/** The same for a document of a firm's own. */
export const findFirmArtifactForUpdate = (tx: Tx, id: string) =>
  tx
    .selectFrom('artifact')
    .selectAll()
    .where('id', '=', id)
    .where('client_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** In the order of their ids, so that two batches cannot wait for each other. */
export const listArtifactsForUpdate = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('artifact')
    .select(['id', 'firm_id', 'client_id'])
    .where('id', 'in', [...ids])
    .where('client_id', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export const findStoredFile = (tx: Tx, id: string, owner: 'client' | 'firm' = 'client') =>
  tx
    .selectFrom('artifact')
    .select(['firm_id', 'client_id', 'file_name', 'mime_type', 'size', 'storage_key'])
    .where('id', '=', id)
    .where('client_id', owner === 'firm' ? 'is' : 'is not', null)
    .executeTakeFirst()

export const findClient = (tx: Tx, id: string) =>
  tx.selectFrom('client').select(['id', 'firm_id']).where('id', '=', id).executeTakeFirst()

export const findInitiative = (tx: Tx, id: string) =>
  tx.selectFrom('initiative').select(['id', 'firm_id', 'client_id']).where('id', '=', id).executeTakeFirst()

export async function insertArtifact(
  tx: Tx,
  artifact: Omit<Insertable<ArtifactTable>, 'id'>,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('artifact')
    .values({ ...artifact, id })
    .execute()
  return id
}

export async function updateArtifactRow(
  tx: Tx,
  id: string,
  changes: Updateable<ArtifactTable>,
): Promise<void> {
  await tx
    .updateTable('artifact')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

export async function moveArtifactRows(
  tx: Tx,
  ids: readonly string[],
  place: Pick<Updateable<ArtifactTable>, 'scope' | 'initiative_id'>,
): Promise<void> {
  await tx
    .updateTable('artifact')
    .set({ ...place, updated_at: nextUpdatedAt() })
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Lets a document that did not become searchable wait for the worker again. Text that was read stays, so that only what
 * is missing is made. It is nobody's edit: `updated_at` stays.
 * @returns false for one that is searchable, or on its way
 */
export async function retryIndexing(tx: Tx, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('artifact')
    .set({
      ...toIndex,
      indexed_hash: sql<string | null>`case when chunk_count = 0 then null else indexed_hash end`,
      indexing_lease_until: null,
    })
    .where('id', '=', id)
    .where('indexing_status', 'in', ['FAILED', 'NOT_SEARCHABLE'])
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** What is to be indexed afresh; the worker takes it once rung. */
export const toIndex = {
  indexing_status: 'PENDING',
  indexing_progress: 0,
  indexing_error: null,
} as const
