import type { Id } from '@parley/contracts/ids.ts'
import type { UserAccountTable } from '@parley/migrations/generated/database.ts'
import type { Insertable } from 'kysely'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import { builtInRoles } from '../../authorization/built-in-roles.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import { accounts, checkNewPassword, type SessionServices } from '../session/index.ts'
import { getRolesToGive } from './given-roles.ts'
import { refuseWhileImpersonating } from './users.policy.ts'
import { findFirmSettings, giveRoles, insertUser, listBuiltInRoleIds } from './users.queries.ts'

// For the consultants' page, which makes accounts for people that it knows.

/** @throws AppError FORBIDDEN while impersonating, VALIDATION_FAILED for a password below the firm's rules */
export async function hashPassword(
  { dependencies, passwords, breaches }: SessionServices,
  caller: Caller,
  { firmId, password }: { firmId: Id; password: string },
): Promise<string> {
  refuseWhileImpersonating(caller, 'You cannot set passwords')
  const settings = await dependencies.database.tenantRead(scopeOf(caller), (tx) =>
    findFirmSettings(tx, firmId),
  )
  await checkNewPassword(password, settings, { breaches })
  return passwords.hash(password)
}

type ConsultantPerson = Pick<
  Insertable<UserAccountTable>,
  'consultant_id' | 'first_name' | 'last_name' | 'email'
> & { firm_id: Id }

/**
 * Makes the account of a consultant, with the built-in role that goes with it.
 * @throws AppError FORBIDDEN where the role grants more than the actor has, CONFLICT for an address in use
 */
export async function open(
  tx: Tx,
  caller: Caller,
  { person, passwordHash, now }: { person: ConsultantPerson; passwordHash: string; now: Date },
): Promise<Id> {
  const place = { firmId: person.firm_id, clientId: null }
  const roleIds = await listBuiltInRoleIds(tx, builtInRoles.consultant.name)
  await getRolesToGive(tx, caller, { roleIds, place })
  const userId = await insertUser(tx, person)
  await giveRoles(tx, userId, { roleIds, place })
  await accounts.openSignIn(tx, { userId, passwordHash, now })
  await appendAudit(tx, {
    action: 'user.created',
    ...place,
    ...auditedCaller(caller),
    entity: 'user',
    entityId: userId,
    details: { roleIds, invited: false, consultantId: person.consultant_id },
  })
  return userId
}
