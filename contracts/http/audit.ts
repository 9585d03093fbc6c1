import { z } from 'zod'
import { auditGroups, type AuditGroup } from '../audit-actions.ts'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { listQuery, timeSchema } from '../schemas.ts'

const named = z.object({ id: idSchema, name: z.string() })

/** An entry of the audit log, as its tenant reads it. */
export const auditEventSchema = z.object({
  id: idSchema,
  at: timeSchema,
  action: z.string(),
  entity: z.string().nullable(),
  entityId: idSchema.nullable(),
  /** Of the record, where it is still there and the reader may see it. */
  entityName: z.string().nullable(),
  /** Who did it; null where the product itself did. */
  actor: named.nullable(),
  /** Whether that is somebody who runs the platform: a super admin, in whatever tenant. */
  byPlatform: z.boolean(),
  /** Whom it was done as: a client or firm while impersonating, else the actor (decisions D2). */
  subject: named.nullable(),
  client: named.nullable(),
  ipAddress: z.string().nullable(),
  requestId: z.string().nullable(),
  sessionId: idSchema.nullable(),
  /** Ids and names of fields alone (decisions D11, Audit). */
  details: z.record(z.string(), z.unknown()),
  /** Null until it is sealed, some seconds later; the place in the firm's chain is for its own people. */
  seal: z.object({ at: timeSchema, position: z.int().nullable() }).nullable(),
})
export type AuditEvent = z.infer<typeof auditEventSchema>

const groups = Object.keys(auditGroups) as [AuditGroup, ...AuditGroup[]]

/** A time, or a day in UTC; `to` includes that day. */
const moment = z.union([timeSchema, z.iso.date()])

export const auditFilters = z.strictObject({
  /** Id of an account. */
  actor: idSchema.optional(),
  /** Id of whom it was done as. */
  subject: idSchema.optional(),
  /** What those who run the platform did in the tenant. */
  byPlatform: z.literal(true).optional(),
  /** Whole, or its beginning up to a point: `client` finds `client.created`. */
  action: z.string().max(100).optional(),
  group: z.enum(groups).optional(),
  /** Kind of record. */
  entity: z.string().max(100).optional(),
  entityId: idSchema.optional(),
  clientId: idSchema.optional(),
  from: moment.optional(),
  to: moment.optional(),
})

/** q looks at actions and at names of who acted; sorted by `at`, `action`, `entity`; filters as above. */
export const listAuditEvents = route({
  name: 'listAuditEvents',
  method: 'GET',
  path: '/audit-events',
  tag: 'Audit',
  summary:
    'The audit log of the own tenant, newest first; `Accept: text/csv` answers all that match as a file',
  query: listQuery,
  response: z.array(auditEventSchema),
  list: 'audit-events',
})
