import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/** Exports listed at once. */
const mostListed = 20

const selectOwn = (tx: Tx, userId: string) =>
  tx
    .selectFrom('export_job')
    .select(['id', 'firm_id', 'client_id', 'initiative_id', 'kind', 'format', 'status', 'progress'])
    .select(['file_name', 'size', 'error', 'storage_key', 'created_at', 'updated_at'])
    .where('requested_by_id', '=', userId)
    .where(sql<boolean>`expires_at > now()`)

/** Somebody else's export is as one that never was, whatever else its person may read. */
export const findOwnExport = (tx: Tx, { id, userId }: { id: string; userId: string }) =>
  selectOwn(tx, userId).where('id', '=', id).executeTakeFirst()
export type ExportView = NonNullable<Awaited<ReturnType<typeof findOwnExport>>>

export const listOwnExports = (tx: Tx, { initiativeId, userId }: { initiativeId: string; userId: string }) =>
  selectOwn(tx, userId)
    .where('initiative_id', '=', initiativeId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()

export const findInitiativeId = (tx: Tx, id: string) =>
  tx.selectFrom('initiative').select('id').where('id', '=', id).executeTakeFirst()
