import type { AuditAction } from '@parley/contracts/audit-actions.ts'
import type { updateInitiative } from '@parley/contracts/http/initiatives.ts'
import type { z } from 'zod'
import type { InitiativeRow } from './initiatives.queries.ts'

type Change = z.output<typeof updateInitiative.body>

const ofStatus = {
  ON_HOLD: 'initiative.held',
  CANCELLED: 'initiative.cancelled',
  ACTIVE: 'initiative.taken_up',
  PENDING: 'initiative.taken_up',
} as const satisfies Record<string, AuditAction>

const isStopped = (status: string): boolean => status === 'ON_HOLD' || status === 'CANCELLED'

function statusChange(row: InitiativeRow, status: Change['status']): AuditAction[] {
  if (status === undefined || status === row.status) return []
  // Active or pending follows from the phases; it is news only after a hold or a cancellation.
  return isStopped(status) || isStopped(row.status) ? [ofStatus[status]] : []
}

/** What an edit did, for the activity of the initiative: its state, its archive flag, and anything else. */
export function changesOf(row: InitiativeRow, body: Change): AuditAction[] {
  const { status, isArchived, updatedAt: _, ...rest } = body
  const archive: AuditAction[] =
    isArchived === undefined || isArchived === row.is_archived
      ? []
      : [isArchived ? 'initiative.archived' : 'initiative.unarchived']
  const edited: AuditAction[] = Object.keys(rest).length > 0 ? ['initiative.updated'] : []
  return [...statusChange(row, status), ...archive, ...edited]
}
