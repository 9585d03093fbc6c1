import type { AuditAction } from '@parley/contracts/audit-actions.ts'
import type { NotificationKind } from '@parley/contracts/http/notifications.ts'
import {
  type NotifiedInitiative,
  notify,
  type NotifyPorts,
} from '@parley/server-kit/notifications/notify.queries.ts'
import { appendAudit, auditedCaller } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'

export interface InitiativeEvent {
  initiative: NotifiedInitiative
  /** The activity shows those that it knows; the others are in the audit log alone. */
  action: AuditAction
  /** The phase, flag, entry or document that it is about. */
  subject?: { id: string; name: string }
  /** Ids alone (decisions D11, Audit). */
  details?: Record<string, unknown>
  /** What followers are told, if anything. */
  notification?: NotificationKind
  /** The subject is a phase, and the notification leads to it. */
  isOfPhase?: boolean
  /** Accounts that are told in another way. */
  except?: readonly string[]
}

/** Keeps what somebody did to an initiative in the audit log and tells its followers, in the same transaction. */
export async function recordEvent(
  tx: Tx,
  { ports, caller }: { ports: NotifyPorts; caller: Caller },
  { initiative, action, subject, details, notification, isOfPhase, except = [] }: InitiativeEvent,
): Promise<void> {
  await appendAudit(tx, {
    ...auditedCaller(caller),
    action,
    firmId: initiative.firm_id,
    clientId: initiative.client_id,
    entity: 'initiative',
    entityId: initiative.id,
    details: { ...(subject === undefined ? {} : { subjectId: subject.id }), ...details },
  })
  if (notification === undefined) return
  await notify(tx, ports, {
    initiative,
    kind: notification,
    actorId: caller.userId,
    except,
    ...(subject === undefined ? {} : { body: subject.name }),
    ...(isOfPhase === true && subject !== undefined && { within: `?phase=${subject.id}` }),
  })
}
