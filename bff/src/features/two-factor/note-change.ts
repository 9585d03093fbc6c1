import { appendAudit, auditIdentities } from '../../authorization/audit.queries.ts'
import type { Tx } from '../../database.ts'
import { queueMail } from '../mail/index.ts'
import type { Caller } from './step-up.ts'

const pathOfSettings = (clientId: string | null, firmId: string | null): string =>
  clientId === null && firmId !== null ? '/consulting-firm/security' : '/settings/security'

const advice = 'If this was not you, set a new password at once and tell your administrator.'

const mails = {
  'two_factor.enabled': {
    title: 'Two-factor authentication was turned on',
    text: `Two-factor authentication was turned on for your account. ${advice}`,
  },
  'two_factor.disabled': {
    title: 'Two-factor authentication was turned off',
    text: `Two-factor authentication was turned off for your account. ${advice}`,
  },
  'two_factor.backup_codes_renewed': {
    title: 'Your backup codes were replaced',
    text: `New backup codes were made for your account; the old ones do not work any more. ${advice}`,
  },
  'two_factor.removed': {
    title: 'Two-factor authentication was turned off',
    text: `An administrator has turned off two-factor authentication for your account. ${advice}`,
  },
}
export type TwoFactorChange = keyof typeof mails

/** Whose second factor it is. */
export interface Person {
  userId: string
  email: string
  firmId: string | null
  clientId: string | null
}

/** Tells the person by mail, and keeps the change in the audit log, both in the transaction of the change. */
export async function noteChangeOf(
  tx: Tx,
  { actor, origin }: Caller,
  { person, action }: { person: Person; action: TwoFactorChange },
): Promise<void> {
  const { userId, firmId, clientId } = person
  const path = pathOfSettings(clientId, firmId)
  await queueMail(tx, { kind: 'notification', to: person, words: { ...mails[action], path } })
  await appendAudit(tx, {
    ...auditIdentities(actor),
    firmId,
    clientId,
    entity: 'user',
    entityId: userId,
    action,
    requestId: origin.requestId,
    ipAddress: origin.ipAddress,
  })
}

/** The same for a person's own second factor. */
export const noteChange = (tx: Tx, caller: Caller, action: TwoFactorChange): Promise<void> =>
  noteChangeOf(tx, caller, { person: caller.actor, action })
