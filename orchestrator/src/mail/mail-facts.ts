import type { MailKind as QueuedKind } from '@parley/contracts/http/mails.ts'

/** As it was queued; `address_known` in place of a link, to who has the address already. */
export type MailKind = QueuedKind | 'address_known'

/** What the words of a mail are made of. */
export interface MailFacts {
  kind: MailKind
  locale: string
  firstName: string
  /** The client or firm of the account; undefined for super admins. */
  organisation: string | undefined
  /** Where the button leads. */
  link: string
  /** A notification's own words, in the language that it was written in. */
  words: { title: string; text: string }
  /** Who asked for it, from where. */
  asked?: { by: 'person' | 'administrator'; network: string | null; device: string | null } | undefined
  /** Of a change of address. */
  newEmail?: string | undefined
  /** Of a firm that registers itself. */
  firmName?: string | undefined
}

export interface MailWords {
  subject: string
  paragraphs: string[]
  button: string
}
