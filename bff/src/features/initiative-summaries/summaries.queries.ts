import { newId } from '@parley/contracts/ids.ts'
import type { InitiativeSummaryTable } from '@parley/migrations/generated/database.ts'
import type { Insertable, Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

/** Held until the transaction ends, so that two people cannot both write its first summary. */
export const findInitiativeForUpdate = (tx: Tx, id: string) =>
  tx
    .selectFrom('initiative')
    .select(['id', 'firm_id', 'client_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findSummaryForUpdate = (tx: Tx, initiativeId: string) =>
  tx
    .selectFrom('initiative_summary')
    .selectAll()
    .where('initiative_id', '=', initiativeId)
    .forUpdate()
    .executeTakeFirst()

export async function insertSummary(
  tx: Tx,
  summary: Omit<Insertable<InitiativeSummaryTable>, 'id'>,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('initiative_summary')
    .values({ ...summary, id })
    .execute()
  return id
}

export async function updateSummaryRow(
  tx: Tx,
  id: string,
  changes: Updateable<InitiativeSummaryTable>,
): Promise<void> {
  await tx
    .updateTable('initiative_summary')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

export async function deleteSummaryRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('initiative_summary').where('id', '=', id).execute()
}
