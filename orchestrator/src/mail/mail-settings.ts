export interface MailSettings {
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string
  /** Undefined: mails are kept and read in the console (decisions D2). */
  smtpUrl: string | undefined
  from: string
}
