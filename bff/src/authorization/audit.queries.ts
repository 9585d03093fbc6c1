import { newId, type Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'

/** What happened, by ids alone (D11, Audit). */
export interface AuditEntry {
  /** For example `session.signed_in`. */
  action: string
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

/** Who, from where and in which tenant, for an entry about a row of a client. */
export const auditedBy = (caller: Caller, row: { firm_id: Id; client_id: Id }) => ({
  ...auditIdentities(caller),
  firmId: row.firm_id,
  clientId: row.client_id,
  requestId: caller.requestId,
  ipAddress: caller.ipAddress,
})
