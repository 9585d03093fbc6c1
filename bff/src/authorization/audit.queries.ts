import type { AuditAction } from '@parley/contracts/audit-actions.ts'
import { newId, type Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'

/** What happened, by ids alone (D11, Audit). */
export interface AuditEntry {
  action: AuditAction
  firmId: Id | null
  clientId: Id | null
  entity?: string
  entityId?: Id
  /** Whom it was done as: while impersonating, the tenant acted in. */
  subjectId: Id | null
  /** Who did it. */
  actorId: Id | null
  sessionId: Id | null
  requestId: string
  ipAddress: string | null
  details?: Record<string, unknown>
}

/** Adds to the audit log in the transaction of the change itself; it is sealed into the chain after commit. */
export async function appendAudit(tx: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_event')
    .values({
      id: newId(),
      firm_id: entry.firmId,
      client_id: entry.clientId,
      action: entry.action,
      entity: entry.entity ?? null,
      entity_id: entry.entityId ?? null,
      subject_id: entry.subjectId,
      actor_id: entry.actorId,
      session_id: entry.sessionId,
      request_id: entry.requestId,
      ip_address: entry.ipAddress,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}

/** Both identities of an actor, for an audit entry (D2: every audit row holds both). */
export const auditIdentities = (actor: Actor) => ({
  actorId: actor.userId,
  subjectId: actor.impersonation === null ? actor.userId : (actor.clientId ?? actor.firmId),
  sessionId: actor.sessionId,
})

/** Of an edit: which fields it named, never what they hold (D11, Audit). */
const fieldsOf = (body: object) => ({ fields: Object.keys(body).filter((field) => field !== 'updatedAt') })

/** What somebody did to a record of a client, or of the firm itself, in the transaction that does it. */
export const auditRecord = (
  tx: Kysely<Tables>,
  by: { caller: Caller; row: { firm_id: Id; client_id: Id | null } },
  did: Pick<AuditEntry, 'action' | 'details'> & { entity: string; entityId: Id; body?: object },
): Promise<void> => {
  const { body, ...entry } = did
  return appendAudit(tx, {
    ...auditIdentities(by.caller),
    firmId: by.row.firm_id,
    clientId: by.row.client_id,
    requestId: by.caller.requestId,
    ipAddress: by.caller.ipAddress,
    ...entry,
    details: { ...(body === undefined ? {} : fieldsOf(body)), ...entry.details },
  })
}

/** Who, from where and in which tenant, for an entry about a row of a client. */
export const auditedBy = (caller: Caller, row: { firm_id: Id; client_id: Id }) => ({
  ...auditIdentities(caller),
  firmId: row.firm_id,
  clientId: row.client_id,
  requestId: caller.requestId,
  ipAddress: caller.ipAddress,
})
