import { conflict } from '@parley/contracts/errors.ts'
import type { updateUser as updateUserRoute, User } from '@parley/contracts/http/users.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditIdentities } from '../../authorization/audit.queries.ts'
import { refuseStale, type Tx } from '../../database.ts'
import { checkRecentProof } from '../../http/route-guards.ts'
import { queueMail } from '../mail/index.ts'
import { accounts, type SessionServices } from '../session/index.ts'
import type { Caller } from './create-user.ts'
import { getRolesToGive } from './given-roles.ts'
import { type HeldUser, holdUser, keepAnAdministrator } from './held-user.ts'
import {
  checkProofForRoles,
  checkReachesWhatTheyReach,
  refuseOwnAccount,
  refuseWhileImpersonating,
} from './users.policy.ts'
import { giveRoles, takeRoles, updateUserRow } from './users.queries.ts'
import { readUser } from './users.reading.ts'

type Change = z.output<typeof updateUserRoute.body>

interface RoleChange {
  given: Id[]
  taken: Id[]
}

async function changeRoles(
  tx: Tx,
  actor: Actor,
  { held, roleIds, now }: { held: HeldUser; roleIds: Id[] | undefined; now: Date },
): Promise<RoleChange> {
  if (roleIds === undefined) return { given: [], taken: [] }
  const before = held.roles.map((role) => role.id)
  const given = [...new Set(roleIds)].filter((id) => !before.includes(id))
  const taken = before.filter((id) => !roleIds.includes(id))
  if (held.place.firmId === null && given.length + taken.length > 0)
    throw conflict('The role of a super admin cannot be changed.')
  const roles = await getRolesToGive(tx, actor, { roleIds: given, place: held.place })
  checkProofForRoles(actor, roles, now)
  await takeRoles(tx, held.id, taken)
  await giveRoles(tx, held.id, { roleIds: given, place: held.place })
  return { given, taken }
}

/** Fields of the account itself that the change moves. */
function changedColumns(held: HeldUser, body: Change) {
  const { email, firstName, lastName, isObsolete } = body
  return {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(isObsolete !== undefined && { is_obsolete: isObsolete }),
    ...(email !== undefined && email !== held.email && { email, email_verified_at: null }),
  }
}

function checkChange(actor: Actor, { held, body, now }: { held: HeldUser; body: Change; now: Date }): void {
  if (movesAddress(held, body)) {
    refuseWhileImpersonating(actor, 'You cannot change email addresses')
    if (actor.userId === held.id)
      throw conflict('You cannot change your own email address here. Change it on your security page.')
    checkReachesWhatTheyReach(actor, held)
    checkRecentProof(actor, now)
  }
  if (movesRoles(held, body) || body.isObsolete === !held.isObsolete) checkReachesWhatTheyReach(actor, held)
  if (body.isObsolete === true) refuseOwnAccount(actor, held.id, 'deactivate')
}

const movesAddress = (held: HeldUser, { email }: Change): boolean =>
  email !== undefined && email !== held.email

function movesRoles(held: HeldUser, { roleIds }: Change): boolean {
  const before = held.roles.map((role) => role.id)
  return (
    roleIds !== undefined &&
    (roleIds.some((id) => !before.includes(id)) || before.some((id) => !roleIds.includes(id)))
  )
}

/**
 * Tells both addresses of the change, and ends what the one before could still do: sessions and links. Who was only
 * invited yet is invited at the new one.
 */
async function tellOfAddress(
  tx: Tx,
  { held, newEmail, now }: { held: HeldUser; newEmail: string; now: Date },
): Promise<void> {
  const { id: userId, place, email: oldEmail } = held
  await accounts.endLinks(tx, { userId, now })
  const isInvited = !(await accounts.hasPassword(tx, userId))
  if (isInvited) await queueMail(tx, { kind: 'invitation', to: { userId, email: newEmail, ...place } })
  else
    for (const email of [oldEmail, newEmail])
      await queueMail(tx, { kind: 'email_changed', to: { userId, email, ...place }, newEmail })
  await accounts.endSessions(tx, { userId, now, reason: 'address changed' })
}

/** Ends the sessions that do not outlive the change. */
async function endSessions(
  { dependencies }: SessionServices,
  tx: Tx,
  { held, body }: { held: HeldUser; body: Change },
): Promise<void> {
  const { email } = body
  const now = dependencies.clock.now()
  if (email !== undefined && email !== held.email) await tellOfAddress(tx, { held, newEmail: email, now })
  else if (body.isObsolete === true)
    await accounts.endSessions(tx, { userId: held.id, now, reason: 'account deactivated' })
}

/**
 * Changes an account, its roles, or whether it is active (Document 3, section 4); new rights hold at once.
 * @throws AppError STALE_UPDATE, NOT_FOUND, FORBIDDEN, CONFLICT for the last administrator or a taken address
 */
export async function changeUser(
  services: SessionServices,
  { actor, origin }: Caller,
  { id, body }: { id: Id; body: Change },
): Promise<User> {
  const now = services.dependencies.clock.now()
  return services.dependencies.database.tenantTransaction(scopeOf(actor), async (tx) => {
    const held = await holdUser(tx, actor, id)
    await refuseStale(held, body.updatedAt, () => readUser(tx, actor, id))
    checkChange(actor, { held, body, now })
    const columns = changedColumns(held, body)
    await updateUserRow(tx, id, columns)
    const roles = await changeRoles(tx, actor, { held, roleIds: body.roleIds, now })
    await keepAnAdministrator(tx, held)
    await appendAudit(tx, {
      action: 'user.updated',
      ...held.place,
      ...auditIdentities(actor),
      entity: 'user',
      entityId: id,
      requestId: origin.requestId,
      ipAddress: origin.ipAddress,
      details: { fields: Object.keys(columns), ...roles },
    })
    await endSessions(services, tx, { held, body })
    return readUser(tx, actor, id)
  })
}
