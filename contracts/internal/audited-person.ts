import { z } from 'zod'

/** Who asks, for the audit log: ids alone (decisions D11, Audit). */
export const auditedPersonSchema = z.strictObject({
  actorId: z.string().nullable(),
  /** The person in whose name it is done, where somebody impersonates. */
  subjectId: z.string().nullable(),
  sessionId: z.string().nullable(),
  ipAddress: z.string().nullable(),
})
export type AuditedPerson = z.infer<typeof auditedPersonSchema>
