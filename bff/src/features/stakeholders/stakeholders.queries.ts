import { newId } from '@parley/contracts/ids.ts'
import type { StakeholderTable } from '@parley/migrations/generated/database.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

export const findClient = (tx: Tx, id: string) =>
  tx.selectFrom('client').select(['id', 'firm_id']).where('id', '=', id).executeTakeFirst()

/** Held until the transaction ends, so that it cannot be deleted meanwhile. */
export const findDepartmentForShare = (tx: Tx, { id, clientId }: { id: string; clientId: string }) =>
  tx
    .selectFrom('department')
    .select('id')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .forShare()
    .executeTakeFirst()

/** Which of the ids are stakeholders of the client. */
export async function findStakeholderIds(tx: Tx, clientId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('stakeholder')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.id))
}

export const findStakeholderForUpdate = (tx: Tx, id: string) =>
  tx.selectFrom('stakeholder').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertStakeholder(
  tx: Tx,
  stakeholder: Omit<Insertable<StakeholderTable>, 'id'>,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('stakeholder')
    .values({ ...stakeholder, id })
    .execute()
  return id
}

export async function updateStakeholderRow(
  tx: Tx,
  id: string,
  changes: Updateable<StakeholderTable>,
): Promise<void> {
  await tx
    .updateTable('stakeholder')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

/** With their places in initiatives and interviews, which go by their foreign keys. */
export async function deleteStakeholderRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('stakeholder').where('id', '=', id).execute()
}

/** Whether somebody else of the client has the address, ignoring case. */
export async function isEmailTaken(
  tx: Tx,
  { clientId, email, except }: { clientId: string; email: string; except?: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('stakeholder')
    .select('id')
    .where('client_id', '=', clientId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .$if(except !== undefined, (some) => some.where('id', '!=', except ?? ''))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
