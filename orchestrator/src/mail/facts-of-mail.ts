import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import type { Kysely } from 'kysely'
import type { AddressedMail } from './addressed-mail.ts'
import type { MailFacts, MailKind } from './mail-facts.ts'
import { endLinks, insertLink } from './mail.queries.ts'

interface LinkPorts {
  clock: Clock
  publicUrl: string
}

const minutesOfDay = 24 * 60

/**
 * Links with a secret, by the mail that they stand in: what they are for, how many minutes they work (Security,
 * "Sign-in"; an invitation waits for somebody who may be away), and the page.
 */
const links: Partial<Record<MailKind, { purpose: string; minutes: number; page: string }>> = {
  invitation: { purpose: 'invitation', minutes: 7 * minutesOfDay, page: '/register' },
  password_reset: { purpose: 'password_reset', minutes: 30, page: '/reset-password' },
  email_verification: { purpose: 'email_change', minutes: minutesOfDay, page: '/verify-email' },
  email_undo: { purpose: 'email_undo', minutes: 7 * minutesOfDay, page: '/verify-email?keep=1' },
  sign_in_locked: { purpose: 'sign_in_unlock', minutes: minutesOfDay, page: '/unlock' },
  firm_registration: { purpose: 'firm_registration', minutes: minutesOfDay, page: '/register' },
}

/** Of these a newer link ends the older ones, so that one that was mislaid opens nothing. */
const newestAlone: ReadonlySet<string> = new Set(['invitation', 'password_reset'])

/** What goes with a link: the address that it is about, and of a firm what it has said. */
function dataOfLink({ kind, to, data }: AddressedMail): object {
  if (kind === 'firm_registration') {
    const { firmName = '', firstName = '', lastName = '' } = data
    return { email: to, firmName, firstName, lastName }
  }
  return kind === 'email_verification' || kind === 'email_undo' ? { email: to } : {}
}

/** The address that the mail's button leads to, with a new secret where it opens something. */
async function linkOf(tx: Kysely<DB>, ports: LinkPorts, addressed: AddressedMail): Promise<string> {
  const { kind, mail, data } = addressed
  const link = links[kind]
  if (link === undefined) return ports.publicUrl + (kind === 'notification' ? data.path : '/login')
  const { purpose, minutes, page } = link
  if (mail.user_id !== null && newestAlone.has(purpose))
    await endLinks(tx, { userId: mail.user_id, purpose, now: ports.clock.now() })
  const token = await insertLink(tx, {
    userId: mail.user_id,
    purpose,
    now: ports.clock.now(),
    minutes,
    data: dataOfLink(addressed),
  })
  return `${ports.publicUrl}${page}${page.includes('?') ? '&' : '?'}token=${token}`
}

/** What the mail's words are made of, its link included. */
export async function factsOf(
  tx: Kysely<DB>,
  ports: LinkPorts,
  addressed: AddressedMail,
): Promise<MailFacts> {
  const { mail, kind, data } = addressed
  return {
    kind,
    locale: mail.locale ?? 'en',
    // To who has the address, the names of who claims it are nobody's business.
    firstName: kind === 'address_known' ? '' : (mail.first_name ?? data.firstName ?? ''),
    organisation: mail.client_name ?? mail.firm_name ?? undefined,
    link: await linkOf(tx, ports, addressed),
    words: { title: data.title, text: data.text },
    asked: kind === 'address_known' ? undefined : data.asked,
    newEmail: data.newEmail,
    firmName: data.firmName,
  }
}
