import { newId, type Id } from '@parley/contracts/ids.ts'
import type { Asked, MailData, NewFirm, NotificationWords } from '@parley/contracts/stored/mail.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import { json, type Tx } from '../../database.ts'

interface Recipient {
  email: string
  firmId: Id | null
  clientId: Id | null
}
interface Person extends Recipient {
  userId: Id
}

export type NewMail =
  | { kind: 'invitation'; to: Person }
  /** Strangers have locked the sign-in. */
  | { kind: 'sign_in_locked'; to: Person }
  | { kind: 'notification'; to: Person; words: NotificationWords }
  /** Without a person, whoever has the address is found when the mail is made; nobody gets nothing. */
  | { kind: 'password_reset'; to: Recipient & { userId: Id | null }; asked: Asked }
  /** To the new address. */
  | { kind: 'email_verification'; to: Person; asked: Asked }
  /** To the address before. */
  | { kind: 'email_undo'; to: Person; newEmail: string; asked: Asked }
  | { kind: 'email_changed'; to: Person; newEmail: string }
  | { kind: 'firm_registration'; to: Recipient & { userId: null }; firm: NewFirm }

function dataOf(mail: NewMail): MailData {
  switch (mail.kind) {
    case 'invitation':
    case 'sign_in_locked':
      return {}
    case 'notification':
      return mail.words
    case 'password_reset':
    case 'email_verification':
      return { asked: mail.asked }
    case 'email_undo':
      return { asked: mail.asked, newEmail: mail.newEmail }
    case 'email_changed':
      return { newEmail: mail.newEmail }
    case 'firm_registration':
      return mail.firm
  }
}

/**
 * Puts a mail on its way in the transaction of what it is about. It names the person and the kind; subject, words
 * and links are made by the orchestrator when it is sent, so that no secret waits in the table.
 */
export async function queueMail(tx: Tx, mail: NewMail): Promise<void> {
  const id = newId()
  await asRole(tx, 'auth', (auth) =>
    auth
      .insertInto('mail_message')
      .values({
        id,
        kind: mail.kind,
        user_id: mail.to.userId,
        to_address: mail.to.email,
        subject: '',
        text_body: '',
        data: json(dataOf(mail)),
      })
      .execute(),
  )
  const { firmId, clientId } = mail.to
  await ring(tx, { topic: 'mail.send', entityId: id, firmId, clientId })
}

/** Deletes what was mailed to a person who is forgotten, under whichever of their addresses, and what waits to be. */
export const forgetMails = (tx: Tx, { userId, email }: { userId: Id; email: string }): Promise<unknown> =>
  asRole(tx, 'auth', (auth) =>
    auth
      .deleteFrom('mail_message')
      .where((row) => row.or([row('user_id', '=', userId), row('to_address', '=', email)]))
      .execute(),
  )
