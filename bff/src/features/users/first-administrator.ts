import type { Id } from '@parley/contracts/ids.ts'
import { builtInRoles } from '../../authorization/built-in-roles.ts'
import type { Tx } from '../../database.ts'
import { accounts } from '../session/index.ts'
import { giveRoles, insertUser, listBuiltInRoleIds } from './users.queries.ts'

/**
 * Makes the administrator of a firm that has registered itself; the link of its mail has proved the address.
 * @throws AppError CONFLICT for an address that somebody has by now
 */
export async function makeFirst(
  tx: Tx,
  {
    firmId,
    person,
    now,
  }: {
    firmId: Id
    person: { email: string; firstName: string; lastName: string; passwordHash: string }
    now: Date
  },
): Promise<Id> {
  const place = { firmId, clientId: null }
  const userId = await insertUser(tx, {
    firm_id: firmId,
    email: person.email,
    email_verified_at: now,
    first_name: person.firstName,
    last_name: person.lastName,
  })
  await giveRoles(tx, userId, { roleIds: await listBuiltInRoleIds(tx, builtInRoles.firmAdmin.name), place })
  await accounts.openSignIn(tx, { userId, passwordHash: person.passwordHash, now })
  return userId
}
