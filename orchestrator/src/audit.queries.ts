import type { AuditAction } from '@parley/contracts/audit-actions.ts'
import type { LiveEventType } from '@parley/contracts/events/live.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { appendAudit } from '@parley/server-kit/audit/append-audit.queries.ts'
import type { PhaseEvent, PhasePlace } from '@parley/server-kit/events/phase-events.queries.ts'
import type { Kysely } from 'kysely'

interface Work {
  action: AuditAction
  /** Ids alone (decisions D11, Audit). */
  details: Record<string, unknown>
}

/** How work of the product itself on a phase has ended, in the transaction that ends it. */
export async function auditWork(tx: Kysely<DB>, place: PhasePlace, { action, details }: Work): Promise<void> {
  const { firmId, clientId, phaseId } = place
  await appendAudit(tx, { action, firmId, clientId, entity: 'phase', entityId: phaseId, details })
}

const ends: Partial<Record<LiveEventType, AuditAction>> = {
  SEQUENCE_COMPLETED: 'sequence.completed',
  SEQUENCE_FAILED: 'sequence.failed',
}

export const isAuditedEnd = ({ type }: PhaseEvent): boolean => ends[type] !== undefined

/** The end of a run, where one of its events tells of it. */
export async function auditRunEnd(
  tx: Kysely<DB>,
  place: PhasePlace & { runId: string },
  events: readonly PhaseEvent[],
): Promise<void> {
  for (const { type } of events) {
    const action = ends[type]
    if (action !== undefined) await auditWork(tx, place, { action, details: { sequenceId: place.runId } })
  }
}
