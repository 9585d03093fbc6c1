import { forbidden } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Actor } from '../../authorization/actor.ts'
import { builtInRoles } from '../../authorization/built-in-roles.ts'
import { holdsAll } from '../../authorization/grants.ts'
import type { Tx } from '../../database.ts'
import { accounts } from '../session/index.ts'
import { getRolesToGive, isOfPlace } from './given-roles.ts'
import {
  findRoleGrants,
  giveRoles,
  insertUser,
  listBuiltInRoleIds,
  listRolesToGive,
} from './users.queries.ts'

// Accounts that are made at the first sign-in with a client's provider.

interface Client {
  firmId: Id
  clientId: Id
}

interface GivenByProvider {
  /** Null is the least, Client Viewer. */
  roleId: Id | null
  place: Client
}

/** @throws AppError NOT_FOUND for a role of others, FORBIDDEN for one that grants what the actor lacks (D1) */
export async function checkRole(tx: Tx, actor: Actor, { roleId, place }: GivenByProvider): Promise<void> {
  if (roleId !== null) await getRolesToGive(tx, actor, { roleIds: [roleId], place })
}

/** What people who come for the first time may do, by the role as it is now. */
export async function grantsOf(tx: Tx, { roleId, place }: GivenByProvider): Promise<string[]> {
  const role = roleId === null ? undefined : await findRoleGrants(tx, roleId)
  return role !== undefined && isOfPlace(role, place) ? role.permissions : []
}

export interface ProvisionedPerson {
  email: string
  firstName: string
  lastName: string
  /** Null is the least, Client Viewer; so is a role that the client cannot have any more. */
  roleId: Id | null
  /** What whoever allowed such accounts could give: the role may have grown since. */
  mayGet: readonly string[]
  now: Date
}

/** @throws AppError CONFLICT for an address that somebody has, FORBIDDEN for a role that grants more than allowed */
export async function add(
  tx: Tx,
  place: Client,
  person: ProvisionedPerson,
): Promise<{ userId: Id; roleIds: Id[] }> {
  const wanted = person.roleId === null ? [] : await listRolesToGive(tx, [person.roleId])
  const fitting = wanted.filter((role) => isOfPlace(role, place))
  if (!fitting.every((role) => holdsAll(person.mayGet, role.permissions))) throw forbidden()
  const roleIds =
    fitting.length > 0
      ? fitting.map((role) => role.id)
      : await listBuiltInRoleIds(tx, builtInRoles.clientViewer.name)
  const userId = await insertUser(tx, {
    firm_id: place.firmId,
    client_id: place.clientId,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    email_verified_at: person.now,
  })
  await giveRoles(tx, userId, { roleIds, place })
  await accounts.openSignIn(tx, { userId, passwordHash: null, now: person.now })
  return { userId, roleIds }
}
