import type { AuditAction } from '@parley/contracts/audit-actions.ts'
import { newId, type Id } from '@parley/contracts/ids.ts'
import { type Kysely, sql } from 'kysely'
import { scopedRaw } from '../database/scoped-raw.ts'

/** What happened, by ids alone (D11, Audit). Without a person where the product itself did it. */
export interface AuditEntry {
  action: AuditAction
  firmId: Id | null
  clientId: Id | null
  entity?: string
  entityId?: Id | null
  /** Whom it was done as: while impersonating, the tenant acted in. */
  subjectId?: Id | null
  /** Who did it. */
  actorId?: Id | null
  sessionId?: Id | null
  requestId?: string
  ipAddress?: string | null
  details?: Record<string, unknown>
}

/** Adds to the audit log in the transaction of the change itself; it is sealed into the chain after commit. */
export async function appendAudit<DB>(tx: Kysely<DB>, entry: AuditEntry): Promise<void> {
  await sql`
    insert into audit_event (firm_id, client_id, id, action, entity, entity_id, subject_id, actor_id, session_id,
                             request_id, ip_address, details)
    values (${scopedRaw.values('audit_event', entry)}, ${newId()}, ${entry.action}, ${entry.entity ?? null},
            ${entry.entityId ?? null}, ${entry.subjectId ?? null}, ${entry.actorId ?? null},
            ${entry.sessionId ?? null}, ${entry.requestId ?? null}, ${entry.ipAddress ?? null},
            ${JSON.stringify(entry.details ?? {})})`.execute(tx)
}
