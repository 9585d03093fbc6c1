/** What a notification says; the other kinds have words of their own. `path` leads into the product. */
export interface NotificationWords {
  title: string
  text: string
  path: string
}

/** Who asked for a mail, as it says (network and device), and as the audit log keeps it. */
export interface Asked {
  by: 'person' | 'administrator'
  network: string | null
  device: string | null
  requestId: string
  ipAddress: string | null
}

/** A firm that registers itself, until its address is proved. */
export interface NewFirm {
  firmName: string
  firstName: string
  lastName: string
}

/** What a mail's row says beside its kind and its person; each kind has some of it, and none once it is sent. */
export type MailData = Partial<NotificationWords & NewFirm> & { asked?: Asked; newEmail?: string }

/** What a link of a mail is for, beside its purpose: the address that it proves, the firm that registers. */
export type LinkData = Partial<NewFirm> & { email?: string }
