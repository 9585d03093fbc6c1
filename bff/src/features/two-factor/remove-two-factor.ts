import { conflict } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { scopeOf } from '../../authorization/actor.ts'
import { accounts } from '../session/index.ts'
import { holdOtherUser } from '../users/index.ts'
import { noteChangeOf } from './note-change.ts'
import type { Caller } from './step-up.ts'
import { deleteTwoFactor } from './two-factor.queries.ts'
import type { TwoFactorServices } from './two-factor-services.ts'

/**
 * Takes the second factor from somebody who has lost the device; their sessions end. Whoever may do so must reach all
 * that the person reaches.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for the own account and where two-factor is off
 */
export async function removeTwoFactorOf(
  { session }: TwoFactorServices,
  caller: Caller,
  id: Id,
): Promise<{ id: Id }> {
  const { database, clock } = session.dependencies
  await database.tenantTransaction(scopeOf(caller.actor), async (tx) => {
    const { email, place } = await holdOtherUser(tx, caller.actor, id)
    if (!(await asRole(tx, 'auth', (auth) => deleteTwoFactor(auth, id))))
      throw conflict('This user has not turned on two-factor authentication.')
    await noteChangeOf(tx, caller, { person: { userId: id, email, ...place }, action: 'two_factor.removed' })
    await accounts.endSessions(tx, { userId: id, now: clock.now(), reason: 'two-factor removed' })
  })
  return { id }
}
