import { sql } from 'kysely'
import type { Tx } from '../../database.ts'
import { type ArtifactRow, toIndex } from './artifacts.queries.ts'

/** What is kept of a document that was deleted; what was read of it is read again. */
const kept = [
  'id',
  'created_at',
  'updated_at',
  'firm_id',
  'client_id',
  'initiative_id',
  'name',
  'file_name',
  'mime_type',
  'size',
  'storage_key',
  'content_hash',
  'department',
  'tags',
  'description',
  'scope',
  'use_in_client_work',
  'uploaded_by_id',
] as const
type Kept = Pick<ArtifactRow, (typeof kept)[number]>

/** Deletes a document with all that was read of it, and keeps what it takes to bring it back. */
export async function deleteArtifactRow(tx: Tx, row: ArtifactRow): Promise<void> {
  const values = Object.fromEntries(kept.map((name) => [name, row[name]])) as unknown as Kept
  await tx.insertInto('deleted_artifact').values(values).execute()
  await tx.deleteFrom('artifact').where('id', '=', row.id).execute()
}

/**
 * Puts a deleted document back in its place, to be indexed. Its file is its own again before the row that kept it goes
 * (migration 0083).
 * @returns undefined for one that is not there, or whose hour is over
 */
export async function restoreArtifactRow(
  tx: Tx,
  id: string,
  owner: 'client' | 'firm',
): Promise<Kept | undefined> {
  const row = await tx
    .selectFrom('deleted_artifact')
    .select(kept)
    .where('id', '=', id)
    .where('client_id', owner === 'firm' ? 'is' : 'is not', null)
    .where(sql<boolean>`deleted_at > now() - interval '1 hour'`)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  await tx
    .insertInto('artifact')
    .values({ ...row, ...toIndex })
    .execute()
  await tx.deleteFrom('deleted_artifact').where('id', '=', id).execute()
  return row
}
