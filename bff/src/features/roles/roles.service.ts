import { AppError, conflict, forbidden, notFound } from '@parley/contracts/errors.ts'
import type { createRole as createRoleRoute, Role, updateRole } from '@parley/contracts/http/roles.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditIdentities } from '../../authorization/audit.queries.ts'
import { holdsAll } from '../../authorization/grants.ts'
import { refuseUnswitched } from '../../authorization/switching.ts'
import { refuseStale, type Tx } from '../../database.ts'
import { checkRecentProof } from '../../http/route-guards.ts'
import { type CallOrigin, type SessionServices } from '../session/index.ts'
import { administrators } from '../users/index.ts'
import { isReservedName } from './role-names.ts'
import * as queries from './roles.queries.ts'
import { readRole } from './roles.reading.ts'

/** Who asks, and from where: for the audit log. */
interface Caller {
  actor: Actor
  origin: CallOrigin
}
interface Owner {
  firmId: Id
  clientId: Id | null
}

const invalid = (field: string, text: string): AppError =>
  new AppError('VALIDATION_FAILED', text, { errors: { [field]: text } })
const nameTaken = (text: string): AppError => new AppError('CONFLICT', text, { errors: { name: text } })

/** Nobody grants a permission that they lack, nor changes a role that grants one (D1). */
function checkMayGrant(actor: Actor, granted: readonly string[]): void {
  if (!holdsAll(actor.permissions, granted))
    throw forbidden('A role cannot have permissions that you do not have yourself.')
}

type NewRole = z.output<typeof createRoleRoute.body>

/**
 * Whose the new role is: a client's, the actor's own firm's, or the firm's that a super admin names.
 * @throws AppError VALIDATION_FAILED 'Client is required' for who has no tenant and names none, NOT_FOUND
 */
async function ownerOf(tx: Tx, actor: Actor, { clientId, consultingFirmId }: NewRole): Promise<Owner> {
  const isOwnFirm = actor.clientId === null && consultingFirmId === actor.firmId
  if (consultingFirmId != null && actor.kind !== 'super_admin' && !isOwnFirm)
    throw notFound('Consulting firm')
  const wanted = clientId ?? actor.clientId
  if (wanted === null) {
    if (actor.kind === 'super_admin' && consultingFirmId != null) {
      if ((await queries.findFirm(tx, consultingFirmId)) === undefined) throw notFound('Consulting firm')
      return { firmId: consultingFirmId, clientId: null }
    }
    if (actor.kind !== 'firm' || actor.firmId === null) throw invalid('clientId', 'Client is required')
    return { firmId: actor.firmId, clientId: null }
  }
  const client = await queries.findClient(tx, wanted)
  if (client === undefined) throw notFound('Client')
  refuseUnswitched(actor, { clientId: client.id })
  return { firmId: client.firm_id, clientId: client.id }
}

async function checkName(tx: Tx, name: string, place: Owner & { except?: Id }): Promise<void> {
  if (isReservedName(name)) throw nameTaken('This name belongs to a system role.')
  if (await queries.isNameTaken(tx, { ...place, name }))
    throw nameTaken('A role with this name exists already.')
}

const entryOf = ({ actor, origin }: Caller, { firmId, clientId }: Owner, id: Id) => ({
  firmId,
  clientId,
  ...auditIdentities(actor),
  entity: 'role',
  entityId: id,
  requestId: origin.requestId,
  ipAddress: origin.ipAddress,
})

const asStored = (permissions: readonly string[]): string[] =>
  permissions.includes('*') ? ['*'] : [...new Set(permissions)]

/** @throws AppError VALIDATION_FAILED, NOT_FOUND, FORBIDDEN, CONFLICT for a name that is taken */
export const createRole = ({ dependencies }: SessionServices, caller: Caller, body: NewRole): Promise<Role> =>
  dependencies.database.tenantTransaction(scopeOf(caller.actor), async (tx) => {
    const owner = await ownerOf(tx, caller.actor, body)
    const permissions = asStored(body.permissions)
    checkMayGrant(caller.actor, permissions)
    if (permissions.includes('*')) checkRecentProof(caller.actor, dependencies.clock.now())
    await checkName(tx, body.name, owner)
    const id = await queries.insertRole(tx, {
      firm_id: owner.firmId,
      client_id: owner.clientId,
      name: body.name,
      description: body.description || null,
      permissions,
    })
    await appendAudit(tx, { ...entryOf(caller, owner, id), action: 'role.created', details: { permissions } })
    return readRole(tx, caller.actor, id)
  })

type HeldRole = queries.RoleRow & { firm_id: Id }

/**
 * The role, held for a change.
 * @throws AppError NOT_FOUND, CONFLICT for a built-in one, FORBIDDEN for one that grants more than the actor has
 */
async function holdRole(tx: Tx, actor: Actor, id: Id): Promise<HeldRole> {
  const seen = await readRole(tx, actor, id)
  refuseUnswitched(actor, seen)
  if (seen.isImmutable) throw conflict('System roles cannot be changed or deleted.')
  // The place before the role, as changes of users do, so that nobody waits for each other.
  await administrators.hold(tx, { firmId: seen.consultingFirmId, clientId: seen.clientId })
  const row = await queries.findRoleForUpdate(tx, id)
  if (row?.firm_id == null) throw notFound('Role')
  checkMayGrant(actor, row.permissions)
  return { ...row, firm_id: row.firm_id }
}

const ownerOfRow = (row: HeldRole): Owner => ({ firmId: row.firm_id, clientId: row.client_id })

/**
 * Changes a custom role; who holds it has the new rights at once.
 * @throws AppError STALE_UPDATE, NOT_FOUND, FORBIDDEN, CONFLICT
 */
export async function changeRole(
  { dependencies }: SessionServices,
  caller: Caller,
  { id, body }: { id: Id; body: z.output<typeof updateRole.body> },
): Promise<Role> {
  const { actor } = caller
  return dependencies.database.tenantTransaction(scopeOf(actor), async (tx) => {
    const row = await holdRole(tx, actor, id)
    const owner = ownerOfRow(row)
    await refuseStale(row, body.updatedAt, () => readRole(tx, actor, id))
    const permissions = body.permissions === undefined ? row.permissions : asStored(body.permissions)
    checkMayGrant(actor, permissions)
    if (permissions.includes('*') && !row.permissions.includes('*'))
      checkRecentProof(actor, dependencies.clock.now())
    if (body.name !== undefined) await checkName(tx, body.name, { ...owner, except: id })
    const takesAll = row.permissions.includes('*') && !permissions.includes('*')
    const had = takesAll && (await administrators.exist(tx, owner))
    await queries.updateRoleRow(tx, id, {
      ...(body.name !== undefined && { name: body.name }),
      ...(body.description !== undefined && { description: body.description || null }),
      permissions,
    })
    if (had) await administrators.keepOne(tx, owner)
    const details = { before: row.permissions, permissions }
    await appendAudit(tx, { ...entryOf(caller, owner, id), action: 'role.updated', details })
    return readRole(tx, actor, id)
  })
}

/** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for a built-in role and for one that somebody holds */
export const removeRole = ({ dependencies }: SessionServices, caller: Caller, id: Id): Promise<{ id: Id }> =>
  dependencies.database.tenantTransaction(scopeOf(caller.actor), async (tx) => {
    const row = await holdRole(tx, caller.actor, id)
    const { length: count } = await queries.listHolderIds(tx, id)
    if (count > 0) {
      const who = count === 1 ? 'One user has' : `${count} users have`
      throw conflict(`${who} this role. Give them another one first.`)
    }
    await queries.deleteRoleRow(tx, id)
    await appendAudit(tx, { ...entryOf(caller, ownerOfRow(row), id), action: 'role.deleted' })
    return { id }
  })
