import { type Id, newId } from '@parley/contracts/ids.ts'
import type { ConsultantTable } from '@parley/migrations/generated/database.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

export const findFirm = (tx: Tx, id: Id) =>
  tx.selectFrom('consulting_firm').select(['id', 'is_obsolete']).where('id', '=', id).executeTakeFirst()

export async function insertConsultant(tx: Tx, row: Omit<Insertable<ConsultantTable>, 'id'>): Promise<Id> {
  const id = newId()
  await tx
    .insertInto('consultant')
    .values({ ...row, id })
    .execute()
  return id
}

export const updateConsultantRow = (tx: Tx, id: Id, changes: Updateable<ConsultantTable>) =>
  tx
    .updateTable('consultant')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()

/** In the order of their ids, so that two changes of several do not wait for each other. */
export const listConsultantsForUpdate = (tx: Tx, ids: readonly Id[]) =>
  tx
    .selectFrom('consultant')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

export async function findConsultantForUpdate(tx: Tx, id: Id) {
  const [row] = await listConsultantsForUpdate(tx, [id])
  return row
}

/** Accounts of consultants, with what their roles allow. */
export async function listAccounts(tx: Tx, consultantIds: readonly Id[]) {
  const rows = await tx
    .selectFrom('user_account as u')
    .leftJoin('user_role as ur', 'ur.user_id', 'u.id')
    .leftJoin('role as r', 'r.id', 'ur.role_id')
    .select(['u.id', 'u.consultant_id', 'r.permissions'])
    .where('u.consultant_id', 'in', [...consultantIds])
    .execute()
  const ids = [...new Set(rows.map((row) => row.id))]
  return ids.map((id) => ({
    id,
    permissions: rows.filter((row) => row.id === id).flatMap((row) => row.permissions ?? []),
  }))
}

/** Of these, the clients that the actor sees, with their firms. */
export async function listSeenClients(tx: Tx, ids: readonly Id[]): Promise<Map<Id, Id>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('client')
    .select(['id', 'firm_id'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.firm_id]))
}

export const listAccessibleClientIds = async (tx: Tx, consultantId: Id): Promise<Id[]> => {
  const rows = await tx
    .selectFrom('consultant_client_access as a')
    .innerJoin('client as c', 'c.id', 'a.client_id')
    .select('c.id')
    .where('a.consultant_id', '=', consultantId)
    .where('a.can_access', '=', true)
    .where('c.is_obsolete', '=', false)
    .execute()
  return rows.map((row) => row.id)
}

export interface AccessRow {
  firm_id: Id
  consultant_id: Id
  client_id: Id
  can_access: boolean
}

export async function writeAccess(tx: Tx, rows: readonly AccessRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('consultant_client_access')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['consultant_id', 'client_id'])
        .doUpdateSet((eb) => ({ can_access: eb.ref('excluded.can_access') })),
    )
    .execute()
}

export const removeAccessRow = (tx: Tx, pair: { consultantId: Id; clientId: Id }) =>
  tx
    .deleteFrom('consultant_client_access')
    .where('consultant_id', '=', pair.consultantId)
    .where('client_id', '=', pair.clientId)
    .returning('client_id')
    .executeTakeFirst()

/** A dialog that was opened before is told, since access is part of it. */
export const touchConsultants = (tx: Tx, ids: readonly Id[]) =>
  tx
    .updateTable('consultant')
    .set({ updated_at: nextUpdatedAt() })
    .where('id', 'in', [...ids])
    .execute()

/** Whether another consultant of the firm has the address, ignoring case; obsolete ones count, since they come back. */
export async function isEmailTaken(
  tx: Tx,
  { firmId, email, except }: { firmId: Id; email: string; except?: Id },
): Promise<boolean> {
  const row = await tx
    .selectFrom('consultant')
    .select('id')
    .where('firm_id', '=', firmId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .$if(except !== undefined, (some) => some.where('id', '!=', except ?? ''))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
