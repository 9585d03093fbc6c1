import { notFound } from '@parley/contracts/errors.ts'
import type { Role } from '@parley/contracts/http/roles.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Actor } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import { findClient, findFirm } from './roles.queries.ts'
import { findRoleView, listRoleViews, type RolePage, type RoleTenant, type RoleView } from './roles.views.ts'

const presentRole = (row: RoleView): Role => ({
  id: row.id,
  name: row.name,
  description: row.description,
  permissions: row.permissions,
  isImmutable: row.is_immutable,
  clientId: row.client_id,
  consultingFirmId: row.client_id === null ? row.firm_id : null,
  userCount: row.holders ?? 0,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** @throws AppError NOT_FOUND for a role that is missing, hidden or another tenant's */
export async function readRole(tx: Tx, actor: Actor, id: Id): Promise<Role> {
  const row = await findRoleView(tx, actor, id)
  if (row === undefined) throw notFound('Role')
  return presentRole(row)
}

/** Whose roles are asked for, by name; else the actor's own tenant's. */
export interface WantedRoles {
  clientId: Id | undefined
  consultingFirmId: Id | undefined
}

/** @throws AppError NOT_FOUND for a tenant that is missing or foreign */
async function tenantOf(tx: Tx, actor: Actor, wanted: WantedRoles): Promise<RoleTenant> {
  const clientId = wanted.clientId ?? (wanted.consultingFirmId === undefined ? actor.clientId : null)
  if (clientId !== null) {
    if ((await findClient(tx, clientId)) === undefined) throw notFound('Client')
    return { kind: 'client', clientId }
  }
  const firmId = wanted.consultingFirmId ?? actor.firmId
  if (firmId === null) return { kind: 'all' }
  if (actor.kind === 'client' || (await findFirm(tx, firmId)) === undefined) throw notFound('Consulting firm')
  return { kind: 'firm', firmId }
}

/** The roles of the tenant that a filter names; none of one that is missing. */
export async function findRoles(
  tx: Tx,
  actor: Actor,
  asked: { wanted: WantedRoles; page: RolePage },
): Promise<{ roles: Role[]; total: number }> {
  const { clientId, consultingFirmId } = asked.wanted
  const isThere =
    (clientId === undefined || (await findClient(tx, clientId)) !== undefined) &&
    (consultingFirmId === undefined || (await findFirm(tx, consultingFirmId)) !== undefined)
  return isThere ? readRoles(tx, actor, asked) : { roles: [], total: 0 }
}

/** The roles of the tenant asked for; of all tenants for a super admin who names none. */
export async function readRoles(
  tx: Tx,
  actor: Actor,
  { wanted, page }: { wanted: WantedRoles; page: RolePage },
): Promise<{ roles: Role[]; total: number }> {
  const { rows, total } = await listRoleViews(tx, await tenantOf(tx, actor, wanted), page)
  return { roles: rows.map(presentRole), total }
}
