import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import {
  findWaitingMail,
  insertLink,
  keepMail,
  noteAttempt,
  noteFailure,
  noteSent,
  type WaitingMail,
} from './mail.queries.ts'
import { composeMail, type ComposedMail, type MailKind } from './mail-texts.ts'
import { MailRefused, type MailTransport } from './smtp-transport.ts'

export interface MailPorts {
  database: Database<DB>
  clock: Clock
  /** Undefined where there is no mail server: mails are kept (decisions D2). */
  transport: MailTransport | undefined
  /** Where people reach the product; links are built from this, never from a call's Host. */
  publicUrl: string
}

/** Of one mail, over all jobs that rang for it. */
export const mostMailAttempts = 5

/** Minutes that a link works (Security, "Sign-in"; an invitation waits for somebody who may be away). */
const linkMinutes = { invitation: 7 * 24 * 60, password_reset: 30 } as const

const wordsSchema = z.object({
  title: z.string().catch(''),
  text: z.string().catch(''),
  path: z.string().startsWith('/').catch('/'),
})

/** The address that the mail's button leads to, with a new secret where it sets a password. */
async function linkOf(
  tx: Kysely<DB>,
  ports: MailPorts,
  mail: WaitingMail & { user_id: string },
): Promise<string> {
  const kind = mail.kind as MailKind
  if (kind === 'notification') return ports.publicUrl + wordsSchema.parse(mail.data).path
  const now = ports.clock.now()
  const minutes = linkMinutes[kind]
  const token = await insertLink(tx, { userId: mail.user_id, purpose: kind, now, minutes })
  const welcome = kind === 'invitation' ? '&welcome=1' : ''
  return `${ports.publicUrl}/reset-password?token=${token}${welcome}`
}

interface PreparedMail extends ComposedMail {
  to: string
  /** This one included. */
  attempts: number
}

/** Makes the mail's words; undefined when nothing is to be sent. */
async function prepare(tx: Kysely<DB>, ports: MailPorts, id: string): Promise<PreparedMail | undefined> {
  const mail = await findWaitingMail(tx, id)
  if (mail === undefined) return undefined
  const { user_id: userId, email } = mail
  if (userId === null || email === null || mail.deleted_at !== null || mail.is_obsolete !== false) {
    await noteFailure(tx, id, { error: 'The account is no longer active.', isFinal: true })
    return undefined
  }
  const composed = composeMail({
    kind: mail.kind as MailKind,
    locale: mail.locale ?? 'en',
    firstName: mail.first_name ?? '',
    organisation: mail.client_name ?? mail.firm_name ?? undefined,
    link: await linkOf(tx, ports, { ...mail, user_id: userId }),
    words: wordsSchema.parse(mail.data),
  })
  await noteAttempt(tx, id, email)
  if (ports.transport === undefined) await keepMail(tx, id, composed)
  return { ...composed, to: email, attempts: mail.attempts + 1 }
}

/**
 * Sends one mail that waits, or keeps it where there is no mail server. Its words and its link are made here, so
 * that no secret waits in a table. A crash after the server took it sends it again, under the same Message-ID.
 * @throws Error where another attempt may help; the queue makes it
 */
export async function sendMail(ports: MailPorts, id: string): Promise<void> {
  const { database, clock, transport } = ports
  const mail = await database.tenantTransaction(authScope, (tx) => prepare(tx, ports, id))
  if (mail === undefined || transport === undefined) return
  try {
    await transport.send({ id, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html })
  } catch (error) {
    const isFinal = error instanceof MailRefused || mail.attempts >= mostMailAttempts
    const message = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    await database.tenantTransaction(authScope, (tx) => noteFailure(tx, id, { error: message, isFinal }))
    if (isFinal) return
    throw error
  }
  await database.tenantTransaction(authScope, (tx) =>
    noteSent(tx, id, { subject: mail.subject, now: clock.now() }),
  )
}
