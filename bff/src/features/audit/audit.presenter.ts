import type { AuditEvent } from '@parley/contracts/http/audit.ts'
import type { Actor } from '../../authorization/actor.ts'
import { nameOf, supportName } from '../../authorization/person-name.ts'
import type { AuditEventView } from './audit-events.views.ts'
import type { AuditRest } from './audit-rest.views.ts'

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

/** While impersonating, the tenant that was acted in; else a person. */
export function subjectName(row: AuditEventView): string {
  if (row.subject_user_id === null) return row.subject_client_name ?? row.subject_firm_name ?? ''
  return nameOf({
    first_name: row.subject_first_name,
    last_name: row.subject_last_name,
    deleted_at: row.subject_deleted_at,
  })
}

/** Accounts are kept when they are deleted: whom the scope of a tenant does not show is of the product. */
const isOfPlatform = (row: AuditEventView): boolean => row.actor_id !== null && row.is_super_admin !== false

function actorName(row: AuditEventView, isTenant: boolean): string {
  return isTenant && isOfPlatform(row) ? supportName : nameOf(row)
}

function subjectOf(row: AuditEventView, isTenant: boolean): AuditEvent['subject'] {
  if (row.subject_id === null) return null
  const isActor = row.subject_id === row.actor_id
  return { id: row.subject_id, name: isActor ? actorName(row, isTenant) : subjectName(row) }
}

const sealOf = ({ sealed_at, position }: AuditRest, actor: Actor): AuditEvent['seal'] =>
  sealed_at === null
    ? null
    : // How many entries the firm has is nothing for its clients.
      { at: sealed_at.toISOString(), position: actor.kind === 'client' ? null : position }

/** An entry for a reader of its tenant, or for a super admin. */
export function presentAuditEvent(
  actor: Actor,
  row: AuditEventView,
  rest: AuditRest | undefined,
): AuditEvent {
  const isTenant = actor.kind !== 'super_admin'
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    entityName: rest?.entity_name ?? null,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: actorName(row, isTenant) },
    byPlatform: isOfPlatform(row),
    subject: subjectOf(row, isTenant),
    client: named(row.client_id, row.client_name),
    ipAddress: row.ip_address,
    requestId: row.request_id,
    sessionId: rest?.session_id ?? null,
    details: row.details,
    seal: rest === undefined ? null : sealOf(rest, actor),
  }
}
