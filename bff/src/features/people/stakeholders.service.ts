import { notFound } from '@parley/contracts/errors.ts'
import type { createStakeholder, Stakeholder, updateStakeholder } from '@parley/contracts/http/people.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { presentStakeholder } from './people.presenter.ts'
import {
  deleteStakeholderRow,
  findClient,
  findDepartment,
  findStakeholderForUpdate,
  insertStakeholder,
  updateStakeholderRow,
} from './people.queries.ts'
import { findStakeholderView } from './people.views.ts'

type Ports = Pick<Dependencies, 'database'>
type Change = z.output<typeof updateStakeholder.body>

async function getStakeholder(tx: Tx, id: string): Promise<Stakeholder> {
  const view = await findStakeholderView(tx, id)
  if (view === undefined) throw notFound('Stakeholder')
  return presentStakeholder(view)
}

async function checkDepartment(tx: Tx, clientId: string, id: string | null | undefined): Promise<void> {
  if (id && (await findDepartment(tx, { id, clientId })) === undefined) throw notFound('Department')
}

const blankAsNull = (text: string | null | undefined): string | null => (text ? text : null)

export const addStakeholder = (
  { database }: Ports,
  actor: Actor,
  body: z.output<typeof createStakeholder.body>,
): Promise<Stakeholder> =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    const client = await findClient(tx, body.clientId)
    if (client === undefined) throw notFound('Client')
    await checkDepartment(tx, client.id, body.departmentId)
    const id = await insertStakeholder(tx, {
      firm_id: client.firm_id,
      client_id: client.id,
      first_name: body.firstName,
      last_name: body.lastName,
      role: body.role,
      email: blankAsNull(body.email),
      phone: blankAsNull(body.phone),
      notes: blankAsNull(body.notes),
      department_id: body.departmentId ?? null,
    })
    return getStakeholder(tx, id)
  })

/** @throws AppError STALE_UPDATE */
export const changeStakeholder = (
  { database }: Ports,
  actor: Actor,
  { id, body }: { id: string; body: Change },
): Promise<Stakeholder> =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    const row = await findStakeholderForUpdate(tx, id)
    if (row === undefined) throw notFound('Stakeholder')
    await refuseStale(row, body.updatedAt, () => getStakeholder(tx, id))
    await checkDepartment(tx, row.client_id, body.departmentId)
    await updateStakeholderRow(tx, id, {
      ...(body.firstName !== undefined && { first_name: body.firstName }),
      ...(body.lastName !== undefined && { last_name: body.lastName }),
      ...(body.role !== undefined && { role: body.role }),
      ...(body.email !== undefined && { email: blankAsNull(body.email) }),
      ...(body.phone !== undefined && { phone: blankAsNull(body.phone) }),
      ...(body.notes !== undefined && { notes: blankAsNull(body.notes) }),
      ...(body.departmentId !== undefined && { department_id: body.departmentId }),
    })
    return getStakeholder(tx, id)
  })

export const removeStakeholder = ({ database }: Ports, actor: Actor, id: string): Promise<{ id: string }> =>
  database.tenantTransaction(scopeOf(actor), async (tx) => {
    if ((await findStakeholderForUpdate(tx, id)) === undefined) throw notFound('Stakeholder')
    await deleteStakeholderRow(tx, id)
    return { id }
  })
