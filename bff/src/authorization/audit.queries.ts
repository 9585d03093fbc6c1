import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import {
  appendAudit as append,
  type AuditEntry as ByApplication,
} from '@parley/server-kit/audit/append-audit.queries.ts'
import type { Kysely } from 'kysely'
import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'

/** What a person did: both identities are named, null where there is none. */
export type AuditEntry = ByApplication &
  Required<Pick<ByApplication, 'subjectId' | 'actorId' | 'sessionId' | 'requestId' | 'ipAddress'>>

/** Adds to the audit log in the transaction of the change itself. */
export const appendAudit = (tx: Kysely<Tables>, entry: AuditEntry): Promise<void> => append(tx, entry)

/** Both identities of an actor, for an audit entry (D2: every audit row holds both). */
export const auditIdentities = (actor: Actor) => ({
  actorId: actor.userId,
  subjectId: actor.impersonation === null ? actor.userId : (actor.clientId ?? actor.firmId),
  sessionId: actor.sessionId,
})

/** Who made a call, and where it came from, for an audit entry. */
export const auditedCaller = (caller: Caller) => ({
  ...auditIdentities(caller),
  requestId: caller.requestId,
  ipAddress: caller.ipAddress,
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
    ...auditedCaller(by.caller),
    firmId: by.row.firm_id,
    clientId: by.row.client_id,
    ...entry,
    details: { ...(body === undefined ? {} : fieldsOf(body)), ...entry.details },
  })
}

/** Who, from where and in which tenant, for an entry about a row of a client. */
export const auditedBy = (caller: Caller, row: { firm_id: Id; client_id: Id }) => ({
  ...auditedCaller(caller),
  firmId: row.firm_id,
  clientId: row.client_id,
})
