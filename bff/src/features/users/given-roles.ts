import { notFound } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Actor } from '../../authorization/actor.ts'
import type { Tx } from '../../database.ts'
import { checkMayGrant } from './users.policy.ts'
import { type GivenRole, listRolesToGive, type Place } from './users.queries.ts'

/** Built-in roles are for a kind of account, custom ones for the tenant that made them (D1). */
export function isOfPlace(role: GivenRole, { firmId, clientId }: Place): boolean {
  if (firmId === null) return role.kind === 'super_admin'
  if (role.firm_id !== null) return role.firm_id === firmId && role.client_id === clientId
  return role.kind === (clientId === null ? 'firm' : 'client')
}

/**
 * The roles to be given, each once.
 * @throws AppError NOT_FOUND for a role that is missing or for other tenants, FORBIDDEN for one that grants too much
 */
export async function getRolesToGive(
  tx: Tx,
  actor: Actor,
  { roleIds, place }: { roleIds: readonly Id[]; place: Place },
): Promise<GivenRole[]> {
  const ids = [...new Set(roleIds)]
  const roles = (await listRolesToGive(tx, ids)).filter((role) => isOfPlace(role, place))
  if (roles.length < ids.length) throw notFound('Role')
  checkMayGrant(actor, roles)
  return roles
}
