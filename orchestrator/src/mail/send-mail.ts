import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { Kysely } from 'kysely'
import { maskLinks } from '@parley/contracts/masked-links.ts'
import { findAddressedMail } from './addressed-mail.ts'
import { factsOf } from './facts-of-mail.ts'
import { keepMail, noteAttempt, noteFailure, noteSent } from './mail.queries.ts'
import type { MailSettings } from './mail-settings.ts'
import { composeMail, type ComposedMail } from './mail-texts.ts'
import { MailRefused, type MailTransport } from './smtp-transport.ts'

export interface MailPorts {
  database: Database<DB>
  clock: Clock
  /** Undefined where there is no mail server: mails are kept (decisions D2). */
  transport: MailTransport | undefined
  /** Where people reach the product; links are built from this, never from a call's Host. */
  publicUrl: string
  showLinks?: boolean | undefined
  sayKept?: MailSettings['sayKept']
}

/** Of one mail, over all jobs that rang for it. */
export const mostMailAttempts = 5

interface PreparedMail extends ComposedMail {
  to: string
  link: string
  /** This one included. */
  attempts: number
}

/** Makes the mail's words; undefined when nothing is to be sent. */
async function prepare(tx: Kysely<DB>, ports: MailPorts, id: string): Promise<PreparedMail | undefined> {
  const addressed = await findAddressedMail(tx, id)
  if (addressed === undefined) return undefined
  if ('problem' in addressed) {
    await noteFailure(tx, id, { error: addressed.problem, isFinal: true })
    return undefined
  }
  const { mail, to } = addressed
  const facts = await factsOf(tx, ports, addressed)
  const composed = composeMail(facts)
  await noteAttempt(tx, id, to)
  if (ports.transport === undefined)
    await keepMail(tx, id, ports.showLinks === true ? composed : masked(composed))
  return { ...composed, to, link: facts.link, attempts: mail.attempts + 1 }
}

/** What is stored may be read by who it is not for: without the secret of its link. */
const masked = ({ subject, text, html }: ComposedMail): ComposedMail => ({
  subject,
  text: maskLinks(text),
  html: maskLinks(html),
})

/**
 * Sends one mail that waits, or keeps it where there is no mail server. Its words and its link are made here, so
 * that no secret waits in a table; who is rung for it meanwhile leaves it. A crash after the server took it sends it again, under the same Message-ID.
 * @throws Error where another attempt may help; the queue makes it
 */
export async function sendMail(ports: MailPorts, id: string): Promise<void> {
  const { database, clock, transport } = ports
  const mail = await database.tenantTransaction(authScope, (tx) => prepare(tx, ports, id))
  if (mail === undefined) return
  if (transport === undefined) {
    if (ports.showLinks !== true && maskLinks(mail.link) !== mail.link) ports.sayKept?.(mail)
    return
  }
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
