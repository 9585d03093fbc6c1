import { newId } from '@parley/contracts/ids.ts'
import type { InitiativeFlagTable } from '@parley/migrations/generated/database.ts'
import type { Insertable, Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

export const findFlagForUpdate = (tx: Tx, id: string) =>
  tx.selectFrom('initiative_flag').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertFlag(tx: Tx, flag: Omit<Insertable<InitiativeFlagTable>, 'id'>): Promise<string> {
  const id = newId()
  await tx
    .insertInto('initiative_flag')
    .values({ ...flag, id })
    .execute()
  return id
}

export async function updateFlagRow(
  tx: Tx,
  id: string,
  changes: Updateable<InitiativeFlagTable>,
): Promise<void> {
  await tx
    .updateTable('initiative_flag')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

export async function deleteFlagRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('initiative_flag').where('id', '=', id).execute()
}
