import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { idParams, listQuery, timeSchema } from '../schemas.ts'

const tag = 'Console'

export const mailStatuses = ['PENDING', 'SENT', 'KEPT', 'FAILED'] as const
export const mailKinds = [
  'invitation',
  'password_reset',
  'notification',
  /** Strangers have locked the sign-in: a link opens it. */
  'sign_in_locked',
  /** To a new address, which it proves. */
  'email_verification',
  /** To the address before: what was asked for, and the way to undo it. */
  'email_undo',
  /** An administrator has changed the address: to both. */
  'email_changed',
  /** To who registers a firm: proves the address. */
  'firm_registration',
] as const
export type MailKind = (typeof mailKinds)[number]
export const mailSchema = z.object({
  id: idSchema,
  kind: z.enum(mailKinds),
  to: z.string(),
  subject: z.string(),
  /** KEPT: there is no mail server, so it can be read here alone (decisions D2). */
  status: z.enum(mailStatuses),
  /** Of one mail that was kept, its links masked unless PARLEY_SHOW_MAIL_LINKS is on; what was sent is not stored. */
  text: z.string(),
  /** The same as its reader would see it; null where the text is not stored. It loads nothing from anywhere. */
  html: z.string().nullable(),
  attempts: z.number().int(),
  error: z.string().nullable(),
  createdAt: timeSchema,
  sentAt: timeSchema.nullable(),
})
export const mailFilters = z.strictObject({
  status: z.enum(mailStatuses).optional(),
  /** As in the other lists of the console. */
  q: z.string().max(200).optional(),
  id: z.array(idSchema).min(1).max(1000).optional(),
})

export const listMails = route({
  name: 'listMails',
  method: 'GET',
  path: '/admin/mails',
  tag,
  summary: 'Mails without their words, newest first (super admin)',
  query: listQuery,
  response: z.array(mailSchema),
  list: 'mails',
})
export const getMail = route({
  name: 'getMail',
  method: 'GET',
  path: '/admin/mails/:id',
  tag,
  summary: 'One mail with its words, which the audit log of its reader’s organisation notes (super admin)',
  params: idParams,
  response: mailSchema,
})
