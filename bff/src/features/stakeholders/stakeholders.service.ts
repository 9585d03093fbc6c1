import { AppError, notFound } from '@parley/contracts/errors.ts'
import type {
  createStakeholder,
  Stakeholder,
  updateStakeholder,
} from '@parley/contracts/http/stakeholders.ts'
import type { z } from 'zod'
import { scopeOf } from '../../authorization/actor.ts'
import { auditRecord } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import { clientNamedOrOwn } from '../../authorization/own-client.ts'
import { refuseStale, type Tx } from '../../database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { holdAddresses } from '../../hold-addresses.queries.ts'
import { presentStakeholder } from './stakeholders.presenter.ts'
import {
  deleteStakeholderRow,
  findClient,
  findDepartmentForShare,
  findStakeholderForUpdate,
  insertStakeholder,
  isEmailTaken,
  updateStakeholderRow,
} from './stakeholders.queries.ts'
import { findStakeholderView } from './stakeholders.views.ts'

type Ports = Pick<Dependencies, 'database'>
type Change = z.output<typeof updateStakeholder.body>

/** @throws AppError NOT_FOUND */
export async function readStakeholder(tx: Tx, id: string): Promise<Stakeholder> {
  const view = await findStakeholderView(tx, id)
  if (view === undefined) throw notFound('Stakeholder')
  return presentStakeholder(view)
}

async function checkDepartment(tx: Tx, clientId: string, id: string | null | undefined): Promise<void> {
  if (id && (await findDepartmentForShare(tx, { id, clientId })) === undefined) throw notFound('Department')
}

/** People are told apart by their e-mail, typed or imported. @throws AppError CONFLICT */
async function checkEmail(
  tx: Tx,
  { email, ...place }: { clientId: string; email: string | null | undefined; except?: string },
): Promise<void> {
  if (!email || !(await isEmailTaken(tx, { ...place, email }))) return
  const text = 'Somebody with this email is there already.'
  throw new AppError('CONFLICT', text, { errors: { email: text } })
}

const blankAsNull = (text: string | null | undefined): string | null => (text ? text : null)

/** @throws AppError NOT_FOUND for a client or department that the actor does not see */
export const addStakeholder = (
  { database }: Ports,
  caller: Caller,
  body: z.output<typeof createStakeholder.body>,
): Promise<Stakeholder> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const client = await findClient(tx, clientNamedOrOwn(caller, body.clientId))
    if (client === undefined) throw notFound('Client')
    if (body.email) await holdAddresses(tx, client.id)
    await checkDepartment(tx, client.id, body.departmentId)
    await checkEmail(tx, { clientId: client.id, email: body.email })
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
    const row = { firm_id: client.firm_id, client_id: client.id }
    await auditRecord(
      tx,
      { caller, row },
      { action: 'stakeholder.created', entity: 'stakeholder', entityId: id },
    )
    return readStakeholder(tx, id)
  })

/** @throws AppError STALE_UPDATE, NOT_FOUND for a department of somebody else */
export const changeStakeholder = (
  { database }: Ports,
  caller: Caller,
  { id, body }: { id: string; body: Change },
): Promise<Stakeholder> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const { clientId } = await readStakeholder(tx, id)
    if (body.email) await holdAddresses(tx, clientId)
    // Before the person, as a department's deletion does it: the other way round the two could block each other.
    await checkDepartment(tx, clientId, body.departmentId)
    const row = await findStakeholderForUpdate(tx, id)
    if (row === undefined) throw notFound('Stakeholder')
    await refuseStale(row, body.updatedAt, () => readStakeholder(tx, id))
    const isOther = body.email?.toLowerCase() !== row.email?.toLowerCase()
    if (isOther) await checkEmail(tx, { clientId, email: body.email, except: id })
    await updateStakeholderRow(tx, id, {
      ...(body.firstName !== undefined && { first_name: body.firstName }),
      ...(body.lastName !== undefined && { last_name: body.lastName }),
      ...(body.role !== undefined && { role: body.role }),
      ...(body.email !== undefined && { email: blankAsNull(body.email) }),
      ...(body.phone !== undefined && { phone: blankAsNull(body.phone) }),
      ...(body.notes !== undefined && { notes: blankAsNull(body.notes) }),
      ...(body.departmentId !== undefined && { department_id: body.departmentId }),
    })
    const did = { action: 'stakeholder.updated', entity: 'stakeholder', entityId: id, body } as const
    await auditRecord(tx, { caller, row }, did)
    return readStakeholder(tx, id)
  })

/** Takes the person out of every initiative and interview too. @throws AppError NOT_FOUND */
export const removeStakeholder = ({ database }: Ports, caller: Caller, id: string): Promise<{ id: string }> =>
  database.tenantTransaction(scopeOf(caller), async (tx) => {
    const row = await findStakeholderForUpdate(tx, id)
    if (row === undefined) throw notFound('Stakeholder')
    await deleteStakeholderRow(tx, id)
    await auditRecord(
      tx,
      { caller, row },
      { action: 'stakeholder.deleted', entity: 'stakeholder', entityId: id },
    )
    return { id }
  })
