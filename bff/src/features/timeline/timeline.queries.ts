import { newId } from '@parley/contracts/ids.ts'
import type { TimelineEntryTable } from '@parley/migrations/generated/database.ts'
import type { Insertable, Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

export const findEntryForUpdate = (tx: Tx, id: string) =>
  tx.selectFrom('timeline_entry').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertEntry(
  tx: Tx,
  entry: Omit<Insertable<TimelineEntryTable>, 'id'>,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('timeline_entry')
    .values({ ...entry, id })
    .execute()
  return id
}

export async function updateEntryRow(
  tx: Tx,
  id: string,
  changes: Updateable<TimelineEntryTable>,
): Promise<void> {
  await tx
    .updateTable('timeline_entry')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

export async function deleteEntryRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('timeline_entry').where('id', '=', id).execute()
}
