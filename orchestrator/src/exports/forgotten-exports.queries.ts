import { sql } from 'kysely'
import type { Tx } from '../runs/index.ts'

/** Rows at once; the others come with the next look. */
const mostAtOnce = 200

/** The database notes their files (migration 0029). */
export async function deleteExpiredExports(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('export_job')
    .where(sql<boolean>`expires_at < now()`)
    .execute()
}

/** Keys of files that nobody has any more, once a worker that lost its export has surely noticed it. */
export async function listFilesToDelete(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('file_to_delete')
    .select('key')
    .where(sql<boolean>`since < now() - interval '2 minutes'`)
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ key }) => key)
}

export async function strikeOffFile(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('file_to_delete').where('key', '=', key).execute()
}
