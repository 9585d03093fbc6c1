import type { Observation, Settlement } from '@parley/contracts/http/observations.ts'
import { nameOf } from '../../authorization/person-name.ts'
import type { ObservationView } from './observations.views.ts'

const time = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentObservation = (row: ObservationView): Observation => ({
  id: row.id,
  phaseId: row.phase_id,
  sequenceId: row.sequence_id,
  mitigation: row.mitigation,
  description: row.description,
  verdict: row.verdict,
  severity: row.severity,
  status: row.status,
  observationType: row.observation_type,
  evidence: row.evidence,
  consultantNotes: row.consultant_notes,
  remediationPlan: row.remediation_plan,
  acceptedAt: time(row.accepted_at),
  remediatedAt: time(row.remediated_at),
  settlement: settlementOf(row),
  failedAgainAt: time(row.failed_again_at),
  createdBy: row.created_by_id === null ? null : { id: row.created_by_id, name: nameOf(row) },
  assignee: assigneeOf(row),
  dueOn: row.due_on,
  commentCount: row.comment_count ?? 0,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

function assigneeOf(row: ObservationView): Observation['assignee'] {
  if (row.assignee_id === null) return null
  const name = nameOf({
    first_name: row.assigned_first_name,
    last_name: row.assigned_last_name,
    deleted_at: row.assigned_deleted_at,
  })
  return { id: row.assignee_id, name }
}

/** What settled it and when; null where that was not kept. */
function settlementOf(row: ObservationView): Settlement | null {
  const at = row.remediated_at ?? row.accepted_at
  if (at === null || row.settled === null) return null
  const name = nameOf({
    first_name: row.settler_first_name,
    last_name: row.settler_last_name,
    deleted_at: row.settler_deleted_at,
  })
  return {
    ...row.settled,
    person: row.settled_by_id === null ? null : { id: row.settled_by_id, name },
    at: at.toISOString(),
  }
}
