import { conflict } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import type { Asked } from '@parley/contracts/stored/mail.ts'
import { scopeOf } from '../../authorization/actor.ts'
import { appendAudit, auditIdentities } from '../../authorization/audit.queries.ts'
import { forgetMails, queueMail } from '../mail/index.ts'
import { accounts, type SessionServices } from '../session/index.ts'
import type { Caller } from './create-user.ts'
import { type HeldUser, holdUser, keepAnAdministrator } from './held-user.ts'
import { checkReachesWhatTheyReach, refuseOwnAccount, refuseWhileImpersonating } from './users.policy.ts'
import { forgetPerson, leaveObservations, leaveTeams, takeRoles } from './users.queries.ts'

const entryOf = ({ actor, origin }: Caller, held: HeldUser) => ({
  ...held.place,
  ...auditIdentities(actor),
  entity: 'user',
  entityId: held.id,
  requestId: origin.requestId,
  ipAddress: origin.ipAddress,
})

/**
 * Takes sign-in and personal data away for good, mails and notifications to them and their devices too; what the
 * person wrote stays under 'Deleted user' (D3), the audit log keeps ids alone. Their sessions end at once.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for the own account and for the last administrator
 */
export async function removeUser(
  { dependencies }: SessionServices,
  caller: Caller,
  id: Id,
): Promise<{ id: Id }> {
  const { actor } = caller
  const now = dependencies.clock.now()
  await dependencies.database.tenantTransaction(scopeOf(actor), async (tx) => {
    const held = await holdUser(tx, actor, id)
    refuseOwnAccount(actor, id, 'delete')
    checkReachesWhatTheyReach(actor, held)
    await takeRoles(
      tx,
      id,
      held.roles.map((role) => role.id),
    )
    // Teams are tenant content, which a super admin does not enter; names are shown from the account anyway.
    if (actor.kind !== 'super_admin') {
      await leaveTeams(tx, id)
      await leaveObservations(tx, id)
    }
    await forgetPerson(tx, id, now)
    await forgetMails(tx, { userId: id, email: held.email })
    await keepAnAdministrator(tx, held)
    await appendAudit(tx, { ...entryOf(caller, held), action: 'user.deleted' })
    await accounts.closeSignIn(tx, { userId: id, now })
  })
  return { id }
}

const askedBy = ({ origin }: Caller): Asked => ({
  by: 'administrator',
  network: null,
  device: null,
  requestId: origin.requestId,
  ipAddress: origin.ipAddress,
})

/**
 * Ends a lock and mails a link to set a password; who has never had one is invited again (D10, Unlocking).
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for who is inactive
 */
export async function mailPasswordReset(
  { dependencies }: SessionServices,
  caller: Caller,
  id: Id,
): Promise<{ message: string }> {
  const { actor } = caller
  refuseWhileImpersonating(actor, 'You cannot reset passwords')
  await dependencies.database.tenantTransaction(scopeOf(actor), async (tx) => {
    const held = await holdUser(tx, actor, id)
    checkReachesWhatTheyReach(actor, held)
    if (held.isObsolete) throw conflict('This user is inactive.')
    const hasPassword = await accounts.unlockSignIn(tx, id)
    const to = { userId: id, email: held.email, ...held.place }
    if (hasPassword) await queueMail(tx, { kind: 'password_reset', to, asked: askedBy(caller) })
    else await queueMail(tx, { kind: 'invitation', to })
    await appendAudit(tx, { ...entryOf(caller, held), action: 'credential.reset_requested' })
  })
  return { message: 'Password reset email sent successfully' }
}
