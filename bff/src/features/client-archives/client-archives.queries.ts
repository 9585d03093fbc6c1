import { newId, type Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/** Listed at once. */
const mostListed = 50

const selectArchives = (tx: Tx) =>
  tx
    .selectFrom('client_archive')
    .select(['id', 'firm_id', 'client_id', 'client_name', 'kind', 'status', 'size', 'contents', 'signed_by'])
    .select(['error', 'created_at', 'finished_at', 'expires_at', 'storage_key'])

export const findArchive = (tx: Tx, id: Id) => selectArchives(tx).where('id', '=', id).executeTakeFirst()
export type ArchiveRow = NonNullable<Awaited<ReturnType<typeof findArchive>>>

export const findArchiveForUpdate = (tx: Tx, id: Id) =>
  selectArchives(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export const listArchives = (tx: Tx, clientId: Id) =>
  selectArchives(tx)
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()

/** Locked, so that two who ask at once come one after the other. */
export const findClientForUpdate = (tx: Tx, id: Id) =>
  tx
    .selectFrom('client')
    .select(['id', 'firm_id', 'name', 'is_obsolete'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
export type HeldClient = NonNullable<Awaited<ReturnType<typeof findClientForUpdate>>>

export const hasClient = async (tx: Tx, id: Id): Promise<boolean> =>
  (await tx.selectFrom('client').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const isAtWork = async (tx: Tx, clientId: Id): Promise<boolean> =>
  (await tx
    .selectFrom('client_archive')
    .select('id')
    .where('client_id', '=', clientId)
    .where('status', 'in', ['REQUESTED', 'PENDING', 'IN_PROGRESS'])
    .executeTakeFirst()) !== undefined

/** Whether somebody can take an export of the client along. */
export const hasReadyExport = async (tx: Tx, clientId: Id): Promise<boolean> =>
  (await tx
    .selectFrom('client_archive')
    .select('id')
    .where('client_id', '=', clientId)
    .where('status', '=', 'READY')
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst()) !== undefined

export async function insertArchive(
  tx: Tx,
  client: HeldClient,
  given: { kind: 'EXPORT' | 'ERASURE'; status: 'PENDING' | 'REQUESTED'; userId: Id },
): Promise<Id> {
  const id = newId()
  await tx
    .insertInto('client_archive')
    .values({
      id,
      firm_id: client.firm_id,
      client_id: client.id,
      client_name: client.name,
      kind: given.kind,
      status: given.status,
      requested_by_id: given.userId,
    })
    .execute()
  return id
}

export const setStatus = (tx: Tx, id: Id, status: 'PENDING' | 'CANCELLED') =>
  tx
    .updateTable('client_archive')
    .set({ status, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
