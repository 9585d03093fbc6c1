import { AppError, notFound } from '@parley/contracts/errors.ts'
import type { createDepartment, Department, updateDepartment } from '@parley/contracts/http/departments.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { presentDepartment } from './departments.presenter.ts'
import {
  clearDepartmentOfStakeholders,
  deleteDepartmentRow,
  findClient,
  findDepartment,
  findDepartmentForUpdate,
  insertDepartment,
  isAtOrAbove,
  lockTree,
  moveChildren,
  updateDepartmentRow,
} from './departments.queries.ts'
import { findDepartmentView } from './departments.views.ts'

type Ports = Pick<Dependencies, 'database'>

/** @throws AppError NOT_FOUND */
export async function readDepartment(tx: Tx, id: string): Promise<Department> {
  const view = await findDepartmentView(tx, id)
  if (view === undefined) throw notFound('Department')
  return presentDepartment(view)
}

const blankAsNull = (text: string | null | undefined): string | null => (text ? text : null)

async function checkParent(tx: Tx, clientId: string, parentId: string | null | undefined): Promise<void> {
  if (!parentId) return
  const parent = await findDepartment(tx, parentId)
  if (parent?.client_id !== clientId) throw notFound('Department')
}

/** @throws AppError NOT_FOUND for a client or parent that the actor does not see */
export const addDepartment = (
  { database }: Ports,
  caller: Caller,
  body: z.output<typeof createDepartment.body>,
): Promise<Department> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const client = await findClient(tx, body.clientId)
    if (client === undefined) throw notFound('Client')
    await lockTree(tx, client.id)
    await checkParent(tx, client.id, body.parentId)
    const id = await insertDepartment(tx, {
      firm_id: client.firm_id,
      client_id: client.id,
      name: body.name,
      code: blankAsNull(body.code),
      description: blankAsNull(body.description),
      parent_id: body.parentId ?? null,
    })
    const row = { firm_id: client.firm_id, client_id: client.id }
    await auditRecord(
      tx,
      { caller, row },
      { action: 'department.created', entity: 'department', entityId: id },
    )
    return readDepartment(tx, id)
  })

const cycle = 'A department cannot be placed under itself or one of its sub-departments.'

async function lockDepartment(tx: Tx, id: string) {
  const known = await findDepartment(tx, id)
  if (known === undefined) throw notFound('Department')
  await lockTree(tx, known.client_id)
  const row = await findDepartmentForUpdate(tx, id)
  if (row === undefined) throw notFound('Department')
  return row
}

/** @throws AppError STALE_UPDATE; CONFLICT for a place below itself; NOT_FOUND */
export const changeDepartment = (
  { database }: Ports,
  caller: Caller,
  { id, body }: { id: string; body: z.output<typeof updateDepartment.body> },
): Promise<Department> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await lockDepartment(tx, id)
    await refuseStale(row, body.updatedAt, () => readDepartment(tx, id))
    const { parentId } = body
    await checkParent(tx, row.client_id, parentId)
    if (parentId && (await isAtOrAbove(tx, id, parentId)))
      throw new AppError('CONFLICT', cycle, { errors: { parentId: cycle } })
    await updateDepartmentRow(tx, id, {
      ...(body.name !== undefined && { name: body.name }),
      ...(body.code !== undefined && { code: blankAsNull(body.code) }),
      ...(body.description !== undefined && { description: blankAsNull(body.description) }),
      ...(parentId !== undefined && { parent_id: parentId }),
    })
    const did = { action: 'department.updated', entity: 'department', entityId: id, body } as const
    await auditRecord(tx, { caller, row }, did)
    return readDepartment(tx, id)
  })

/**
 * Clears the department of its stakeholders, moves what is below it to its parent, then deletes it, in one
 * transaction (Document 1, section 4; decisions D10, Deleting). @throws AppError NOT_FOUND
 */
export const removeDepartment = ({ database }: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await lockDepartment(tx, id)
    await clearDepartmentOfStakeholders(tx, id)
    await moveChildren(tx, id, row.parent_id)
    await deleteDepartmentRow(tx, id)
    await auditRecord(
      tx,
      { caller, row },
      { action: 'department.deleted', entity: 'department', entityId: id },
    )
    return { id }
  })
