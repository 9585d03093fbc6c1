import type { createUser as createUserRoute, User } from '@parley/contracts/http/users.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { z } from 'zod'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditIdentities } from '../../authorization/audit.queries.ts'
import type { Tx } from '../../database.ts'
import { checkRecentProof } from '../../http/route-guards.ts'
import { queueMail } from '../mail/index.ts'
import { accounts, type CallOrigin, checkNewPassword, type SessionServices } from '../session/index.ts'
import { getRolesToGive } from './given-roles.ts'
import { placeOfNewUser } from './place-of-user.ts'
import { checkProofForRoles, refuseWhileImpersonating } from './users.policy.ts'
import {
  findFirmSettings,
  giveRoles,
  insertUser,
  listSuperAdminRoleIds,
  type Place,
} from './users.queries.ts'
import { readUser } from './users.reading.ts'

type NewUser = z.output<typeof createUserRoute.body>

/** Who asks, and from where: for the audit log. */
export interface Caller {
  actor: Actor
  origin: CallOrigin
}

/** Hashed before the transaction, which must stay short. */
async function hashGiven(
  { dependencies, passwords, breaches }: SessionServices,
  actor: Actor,
  body: NewUser,
): Promise<string | null> {
  if (body.password === undefined || body.password === '') return null
  refuseWhileImpersonating(actor, 'You cannot set passwords')
  const settings = await dependencies.database.tenantRead(scopeOf(actor), async (tx) => {
    const { firmId } = await placeOfNewUser(tx, actor, body)
    return firmId === null ? null : findFirmSettings(tx, firmId)
  })
  const { email, firstName, lastName } = body
  await checkNewPassword(body.password, settings, {
    breaches,
    owner: { email, firstName: firstName ?? null, lastName: lastName ?? null },
  })
  return passwords.hash(body.password)
}

/** A super admin has the one role that goes with it, which no list shows. */
async function rolesOf(
  tx: Tx,
  actor: Actor,
  { body, place, now }: { body: NewUser; place: Place; now: Date },
): Promise<Id[]> {
  if (place.firmId === null) {
    checkRecentProof(actor, now)
    return listSuperAdminRoleIds(tx)
  }
  const roles = await getRolesToGive(tx, actor, { roleIds: body.roleIds ?? [], place })
  checkProofForRoles(actor, roles, now)
  return roles.map((role) => role.id)
}

/**
 * Adds an account to a tenant. Without a password the person is invited by mail; mail and account are written
 * together (Document 1, section 5; D10).
 * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, CONFLICT for an address that somebody has
 */
export async function createUser(
  services: SessionServices,
  { actor, origin }: Caller,
  body: NewUser,
): Promise<User> {
  const { database, clock } = services.dependencies
  const passwordHash = await hashGiven(services, actor, body)
  return database.tenantTransaction(scopeOf(actor), async (tx) => {
    const place = await placeOfNewUser(tx, actor, body)
    const roleIds = await rolesOf(tx, actor, { body, place, now: clock.now() })
    const userId = await insertUser(tx, {
      firm_id: place.firmId,
      client_id: place.clientId,
      email: body.email,
      first_name: body.firstName ?? '',
      last_name: body.lastName ?? '',
      is_super_admin: place.firmId === null,
      locale: body.locale ?? 'en',
    })
    await giveRoles(tx, userId, { roleIds, place })
    await accounts.openSignIn(tx, { userId, passwordHash, now: clock.now() })
    if (passwordHash === null)
      await queueMail(tx, { kind: 'invitation', to: { userId, email: body.email, ...place } })
    await appendAudit(tx, {
      action: 'user.created',
      ...place,
      ...auditIdentities(actor),
      entity: 'user',
      entityId: userId,
      requestId: origin.requestId,
      ipAddress: origin.ipAddress,
      details: { roleIds, invited: passwordHash === null },
    })
    return readUser(tx, actor, userId)
  })
}
