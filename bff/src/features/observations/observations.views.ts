import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

const observationsWithAuthors = (tx: Tx) =>
  tx
    .selectFrom('observation')
    .leftJoin('user_account', 'user_account.id', 'observation.created_by_id')
    .leftJoin('user_account as settler', 'settler.id', 'observation.settled_by_id')
    .leftJoin('user_account as assigned', 'assigned.id', 'observation.assignee_id')
    .leftJoin('validation_run', 'validation_run.id', 'observation.validation_run_id')
    .select([
      'observation.id',
      'observation.phase_id',
      'observation.sequence_id',
      'observation.mitigation',
      'observation.description',
      'observation.verdict',
      'observation.severity',
      'observation.status',
      'observation.observation_type',
      'observation.evidence',
      'observation.consultant_notes',
      'observation.remediation_plan',
      'observation.accepted_at',
      'observation.remediated_at',
      'observation.settled',
      'observation.settled_by_id',
      'settler.first_name as settler_first_name',
      'settler.last_name as settler_last_name',
      'settler.deleted_at as settler_deleted_at',
      'observation.assignee_id',
      'observation.due_on',
      'assigned.first_name as assigned_first_name',
      'assigned.last_name as assigned_last_name',
      'assigned.deleted_at as assigned_deleted_at',
      'observation.created_by_id',
      'observation.created_at',
      'observation.updated_at',
      'user_account.first_name',
      'user_account.last_name',
      'user_account.deleted_at',
    ])
    .select((builder) =>
      builder
        .selectFrom('observation_comment as c')
        .select(sql<number>`count(*)::int`.as('comments'))
        .whereRef('c.observation_id', '=', 'observation.id')
        .as('comment_count'),
    )
    .select(
      sql<Date | null>`case when validation_run.started_at > observation.remediated_at then validation_run.started_at end`.as(
        'failed_again_at',
      ),
    )

export type ObservationView = Awaited<ReturnType<typeof listObservationViews>>[number]

/** Observations of several phases in one query: the gravest first, then as they came. */
export async function listObservationViews(tx: Tx, phaseIds: string[]) {
  if (phaseIds.length === 0) return []
  return observationsWithAuthors(tx)
    .where('observation.phase_id', 'in', phaseIds)
    .orderBy(sql`array_position(array['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'], observation.severity)`)
    .orderBy('observation.created_at')
    .orderBy('observation.id')
    .execute()
}

export async function listObservationsByIds(tx: Tx, ids: string[]) {
  if (ids.length === 0) return []
  return observationsWithAuthors(tx)
    .where('observation.id', 'in', ids)
    .orderBy('observation.created_at')
    .execute()
}

export async function findObservationView(tx: Tx, id: string) {
  return observationsWithAuthors(tx).where('observation.id', '=', id).executeTakeFirst()
}
