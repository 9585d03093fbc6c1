import { newId, type Id } from '@parley/contracts/ids.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import { json, type Tx } from '../../database.ts'

/** What a notification says; the other kinds have words of their own. `path` leads into the product. */
export interface NotificationWords {
  title: string
  text: string
  path: string
}

export type NewMail = {
  to: { userId: Id; email: string; firmId: Id | null; clientId: Id | null }
} & ({ kind: 'invitation' | 'password_reset' } | { kind: 'notification'; words: NotificationWords })

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
        data: json(mail.kind === 'notification' ? mail.words : {}),
      })
      .execute(),
  )
  const { firmId, clientId } = mail.to
  await ring(tx, { topic: 'mail.send', entityId: id, firmId, clientId })
}
