import { z } from 'zod'

/** What a mail's row says beside its kind and its person; each kind has some of it. */
export const mailDataSchema = z.object({
  title: z.string().catch(''),
  text: z.string().catch(''),
  path: z.string().startsWith('/').catch('/'),
  asked: z
    .object({
      by: z.enum(['person', 'administrator']),
      network: z.string().nullable(),
      device: z.string().nullable(),
      requestId: z.string(),
      ipAddress: z.string().nullable(),
    })
    .optional()
    .catch(undefined),
  newEmail: z.string().optional().catch(undefined),
  firmName: z.string().optional().catch(undefined),
  firstName: z.string().optional().catch(undefined),
  lastName: z.string().optional().catch(undefined),
})
export type MailData = z.output<typeof mailDataSchema>
