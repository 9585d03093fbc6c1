import { newId } from '@parley/contracts/ids.ts'
import type { DepartmentTable } from '@parley/migrations/generated/database.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

export const findClient = (tx: Tx, id: string) =>
  tx.selectFrom('client').select(['id', 'firm_id']).where('id', '=', id).executeTakeFirst()

/**
 * One at a time may change the shape of a client's tree, until its transaction ends: two moves that are each right
 * could make a cycle together.
 */
export async function lockTree(tx: Tx, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tree of ${clientId}`}, 0))`.execute(tx)
}

export const findDepartment = (tx: Tx, id: string) =>
  tx.selectFrom('department').select(['id', 'client_id']).where('id', '=', id).executeTakeFirst()

export const findDepartmentForUpdate = (tx: Tx, id: string) =>
  tx.selectFrom('department').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Whether `id` is the place itself or stands somewhere above it. */
export async function isAtOrAbove(tx: Tx, id: string, place: string): Promise<boolean> {
  const found = await tx
    .withRecursive('line(id, parent_id)', (db) =>
      db
        .selectFrom('department')
        .select(['department.id', 'department.parent_id'])
        .where('department.id', '=', place)
        .union(
          db
            .selectFrom('department as above')
            .innerJoin('line', 'line.parent_id', 'above.id')
            .select(['above.id', 'above.parent_id']),
        ),
    )
    .selectFrom('line')
    .select('line.id')
    .where('line.id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertDepartment(
  tx: Tx,
  department: Omit<Insertable<DepartmentTable>, 'id'>,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('department')
    .values({ ...department, id })
    .execute()
  return id
}

export async function updateDepartmentRow(
  tx: Tx,
  id: string,
  changes: Updateable<DepartmentTable>,
): Promise<void> {
  await tx
    .updateTable('department')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

/** Leaves the stakeholders of a department without one (Document 1, section 4). */
export async function clearDepartmentOfStakeholders(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('stakeholder')
    .set({ department_id: null, updated_at: nextUpdatedAt() })
    .where('department_id', '=', id)
    .execute()
}

/** Gives the departments below one to its parent, or to the top level (decisions D10, Deleting). */
export async function moveChildren(tx: Tx, id: string, parentId: string | null): Promise<void> {
  await tx
    .updateTable('department')
    .set({ parent_id: parentId, updated_at: nextUpdatedAt() })
    .where('parent_id', '=', id)
    .execute()
}

export async function deleteDepartmentRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('department').where('id', '=', id).execute()
}
