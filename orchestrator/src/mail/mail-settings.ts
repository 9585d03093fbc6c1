/** A mail that nobody was sent, with the link that is not stored. */
export interface KeptMail {
  to: string
  subject: string
  link: string
}

export interface MailSettings {
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string
  /** Undefined: mails are kept and read in the console (decisions D2). */
  smtpUrl: string | undefined
  from: string
  /** Mails that are kept have links that work; without it they are masked where they are stored. */
  showLinks?: boolean
  /** Where a kept mail's link is told in place of that; nowhere unless given. */
  sayKept?: (kept: KeptMail) => void
}
