import { newId, type Id } from '@parley/contracts/ids.ts'
import type { RoleTable } from '@parley/migrations/generated/database.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

export const findClient = (tx: Tx, id: Id) =>
  tx.selectFrom('client').select(['id', 'firm_id']).where('id', '=', id).executeTakeFirst()

export const findFirm = (tx: Tx, id: Id) =>
  tx.selectFrom('consulting_firm').select('id').where('id', '=', id).executeTakeFirst()

export const findRoleForUpdate = (tx: Tx, id: Id) =>
  tx.selectFrom('role').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export type RoleRow = NonNullable<Awaited<ReturnType<typeof findRoleForUpdate>>>

/** Whether another role of the same tenant has the name, whatever its case. */
export async function isNameTaken(
  tx: Tx,
  { firmId, clientId, name, except }: { firmId: Id; clientId: Id | null; name: string; except?: Id },
): Promise<boolean> {
  let query = tx
    .selectFrom('role')
    .select('id')
    .where('firm_id', '=', firmId)
    .where(sql<boolean>`client_id is not distinct from ${clientId}::uuid`)
    .where(sql`lower(name)`, '=', name.toLowerCase())
  if (except !== undefined) query = query.where('id', '<>', except)
  return (await query.executeTakeFirst()) !== undefined
}

export async function insertRole(tx: Tx, role: Omit<Insertable<RoleTable>, 'id'>): Promise<Id> {
  const id = newId()
  await tx
    .insertInto('role')
    .values({ ...role, id })
    .execute()
  return id
}

export const updateRoleRow = (tx: Tx, id: Id, changes: Updateable<RoleTable>) =>
  tx
    .updateTable('role')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()

export const deleteRoleRow = (tx: Tx, id: Id) => tx.deleteFrom('role').where('id', '=', id).execute()

/** People who hold the role, inactive ones included. */
export async function listHolderIds(tx: Tx, roleId: Id): Promise<Id[]> {
  const rows = await tx.selectFrom('user_role').select('user_id').where('role_id', '=', roleId).execute()
  return rows.map((row) => row.user_id)
}
