import { notFound } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Actor } from '../../authorization/actor.ts'
import { refuseUnswitched } from '../../authorization/switching.ts'
import type { Tx } from '../../database.ts'
import { accounts } from '../session/index.ts'
import {
  checkMayChange,
  checkReachesWhatTheyReach,
  lastAdministrator,
  refuseOwnAccount,
} from './users.policy.ts'
import { findUserForUpdate, hasAdministrator, listHeldRoles, lockPlace, type Place } from './users.queries.ts'
import { readUser } from './users.reading.ts'

export type HeldRoles = Awaited<ReturnType<typeof listHeldRoles>>

/** An account that is being changed: its place and its row are held until the end of the transaction. */
export interface HeldUser {
  id: Id
  email: string
  /** Clients that the account reaches by its own rights. */
  clientsReached: 'all' | Id[]
  updated_at: Date
  isObsolete: boolean
  place: Place
  roles: HeldRoles
  isAdministrator: boolean
}

const permissionsOf = (roles: HeldRoles): string[] => roles.flatMap((role) => role.permissions)

/**
 * The account, held for a change, the place before the person, so that nobody waits for each other.
 * @throws AppError NOT_FOUND; FORBIDDEN for one who may do more than the actor
 */
export async function holdUser(tx: Tx, actor: Actor, id: Id): Promise<HeldUser> {
  const seen = await readUser(tx, actor, id)
  refuseUnswitched(actor, seen)
  await lockPlace(tx, { firmId: seen.consultingFirm?.id ?? null, clientId: seen.clientId })
  const row = await findUserForUpdate(tx, id)
  if (row === undefined || row.deleted_at !== null) throw notFound('User')
  const roles = await listHeldRoles(tx, id)
  checkMayChange(actor, permissionsOf(roles))
  return {
    id,
    email: row.email ?? '',
    clientsReached: row.client_id === null ? await accounts.clientsReachedBy(tx, id) : [row.client_id],
    updated_at: row.updated_at,
    isObsolete: row.is_obsolete,
    place: { firmId: row.firm_id, clientId: row.client_id },
    roles,
    isAdministrator: !row.is_obsolete && permissionsOf(roles).includes('*'),
  }
}

/**
 * Somebody else's account, held for a change to how they sign in.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for the own account
 */
export async function holdOtherUser(tx: Tx, actor: Actor, id: Id): Promise<HeldUser> {
  const held = await holdUser(tx, actor, id)
  refuseOwnAccount(actor, id, 'do this to')
  checkReachesWhatTheyReach(actor, held)
  return held
}

/** To be asked after a change to an administrator. @throws AppError CONFLICT where nobody is left (D1) */
export async function keepAnAdministrator(tx: Tx, held: Pick<HeldUser, 'isAdministrator' | 'place'>) {
  if (held.isAdministrator && !(await hasAdministrator(tx, held.place))) throw lastAdministrator()
}
