import { type Id, newId } from '@parley/contracts/ids.ts'
import type { ConsultingFirmTable } from '@parley/migrations/generated/database.ts'
import type { Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

/** The row, locked against a second change until this transaction ends. */
export const findFirmForUpdate = (tx: Tx, id: Id) =>
  tx
    .selectFrom('consulting_firm')
    .select(['id', 'is_obsolete', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
export type FirmRow = NonNullable<Awaited<ReturnType<typeof findFirmForUpdate>>>

export async function insertFirm(tx: Tx, name: string): Promise<Id> {
  const id = newId()
  await tx.insertInto('consulting_firm').values({ id, name }).execute()
  return id
}

export const updateFirmRow = (tx: Tx, id: Id, changes: Updateable<ConsultingFirmTable>) =>
  tx
    .updateTable('consulting_firm')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
