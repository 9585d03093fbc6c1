import { newId, type Id } from '@parley/contracts/ids.ts'
import type { FeedbackTable } from '@parley/migrations/generated/database.ts'
import type { Insertable, Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

export async function insertFeedback(tx: Tx, row: Omit<Insertable<FeedbackTable>, 'id'>): Promise<Id> {
  const id = newId()
  await tx
    .insertInto('feedback')
    .values({ ...row, id })
    .execute()
  return id
}

export const findFeedbackForUpdate = (tx: Tx, id: Id) =>
  tx.selectFrom('feedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function updateFeedbackRow(tx: Tx, id: Id, changes: Updateable<FeedbackTable>): Promise<void> {
  await tx
    .updateTable('feedback')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

export const deleteFeedbackRow = (tx: Tx, id: Id) => tx.deleteFrom('feedback').where('id', '=', id).execute()
