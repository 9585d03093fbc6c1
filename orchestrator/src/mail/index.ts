export type { MailSettings } from './mail-settings.ts'
export { type MailPorts, sendMail } from './send-mail.ts'
export { createSmtpTransport } from './smtp-transport.ts'
