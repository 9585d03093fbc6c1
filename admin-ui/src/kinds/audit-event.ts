import type { adminAuditEvents } from '@parley/contracts/http/admin.ts'
import type { z } from 'zod'

export type AuditEvent = z.infer<(typeof adminAuditEvents)['row']>

/** Somebody acted in the place of a firm or client (decisions D2): both identities are told. */
export const isImpersonated = ({ actor, subject }: AuditEvent): boolean =>
  actor !== null && subject !== null && subject.id !== actor.id
