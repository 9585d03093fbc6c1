import type { AuditAction } from '@parley/contracts/audit-actions.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { appendAudit, auditedBy } from '../../authorization/audit.queries.ts'
import type { Caller } from '../../authorization/caller.ts'
import type { Tx } from '../../database.ts'
import type { CallOrigin } from '../session/index.ts'
import type { ProviderRow } from './providers.queries.ts'

type ProviderIds = Pick<ProviderRow, 'id' | 'firm_id' | 'client_id'>

interface SsoEvent {
  action: AuditAction
  provider: ProviderIds
  /** Of the account concerned, where it is not the settings. */
  userId?: Id
  details?: Record<string, unknown>
}

/** What somebody did to the settings or to an account's link. */
export const auditSso = (tx: Tx, caller: Caller, event: SsoEvent): Promise<void> =>
  appendAudit(tx, { ...auditedBy(caller, event.provider), ...entityOf(event) })

/** What happened at a sign-in, before there is a session. */
export const auditArrival = (
  tx: Tx,
  origin: CallOrigin,
  event: SsoEvent & { sessionId?: Id },
): Promise<void> =>
  appendAudit(tx, {
    firmId: event.provider.firm_id,
    clientId: event.provider.client_id,
    actorId: event.userId ?? null,
    subjectId: event.userId ?? null,
    sessionId: event.sessionId ?? null,
    requestId: origin.requestId,
    ipAddress: origin.ipAddress,
    ...entityOf(event),
  })

const entityOf = ({ action, provider, userId, details }: SsoEvent) => ({
  action,
  entity: userId === undefined ? 'sso_provider' : 'user',
  entityId: userId ?? provider.id,
  details: { ...details, ssoProviderId: provider.id },
})
