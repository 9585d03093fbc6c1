export { forgetMails, queueMail } from './mail.queries.ts'
export { mailRoutes } from './mail.routes.ts'
