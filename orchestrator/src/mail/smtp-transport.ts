import { isMailCatcher } from '@parley/server-kit/env/mail-catcher.ts'
import { createTransport } from 'nodemailer'

export interface OutgoingMail {
  /** The same for every attempt, so that a mail that came twice is known as one. */
  id: string
  to: string
  subject: string
  text: string
  html: string
}

/** The way out of the house. */
export interface MailTransport {
  /** @throws MailRefused where another attempt would be refused too, Error where it may help */
  send(mail: OutgoingMail): Promise<void>
  /** Its server keeps what it takes, for whoever tries the product out. */
  isCatcher: boolean
  close(): void
}

/** The mail server has said no, for good. */
export class MailRefused extends Error {}

/** Milliseconds; five attempts with their pauses end before the sweeper rings again. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

const codeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0

/** Mail over the server of SMTP_URL. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transport = createTransport({ url, ...patience })
  return {
    async send({ id, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          messageId: `<${id}@parley>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        if (codeOf(error) >= 500) throw new MailRefused('The mail server refused the mail.', { cause: error })
        throw error
      }
    },
    isCatcher: isMailCatcher(url),
    close: () => transport.close(),
  }
}
