import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { periodically } from '@parley/server-kit/process/periodically.ts'
import { appendAudit } from '../../authorization/audit.queries.ts'
import type { Tx } from '../../database.ts'
import { endImpersonationsThatRanOut } from './session.queries.ts'
import type { SessionServices } from './session-services.ts'

/**
 * Ends impersonations whose time is over, and tells the firm that was entered in its audit log (D2): all of them, or
 * one. Each is ended and told once, by whoever comes first.
 */
export async function noteRunOut(tx: Tx, now: Date, sessionId?: Id): Promise<void> {
  for (const row of await endImpersonationsThatRanOut(tx, now, sessionId)) {
    const tenantId = row.client_id ?? row.firm_id
    await appendAudit(tx, {
      action: 'impersonation.expired',
      firmId: row.firm_id,
      clientId: row.client_id,
      entity: row.client_id === null ? 'consulting_firm' : 'client',
      ...(tenantId === null ? {} : { entityId: tenantId }),
      subjectId: tenantId,
      actorId: row.user_id,
      sessionId: row.id,
      // Nobody called: the time was over.
      requestId: '',
      ipAddress: null,
    })
  }
}

/** Milliseconds between two looks. */
const lookEveryMs = 30_000

/** Looks for impersonations that ran out while nobody was there to notice; until stopped. */
export const watchImpersonations = ({
  dependencies: { database, clock, logger },
}: Pick<SessionServices, 'dependencies'>): { close(): Promise<void> } =>
  periodically({
    everyMs: lookEveryMs,
    work: () => database.tenantTransaction(authScope, (tx) => noteRunOut(tx, clock.now())),
    logger,
    failed: 'impersonations that ran out were not looked for',
  })
