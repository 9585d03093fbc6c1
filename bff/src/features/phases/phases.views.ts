import type { ObservationType } from '@parley/contracts/enums.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

function selectPhases(tx: Tx) {
  return tx
    .selectFrom('initiative_phase')
    .select([
      'initiative_phase.id',
      'initiative_phase.initiative_id',
      'initiative_phase.name',
      'initiative_phase.position',
      'initiative_phase.status',
      'initiative_phase.inputs',
      'initiative_phase.definition',
      'initiative_phase.start_date',
      'initiative_phase.end_date',
      'initiative_phase.planned_start',
      'initiative_phase.planned_end',
      'initiative_phase.template_version',
      'initiative_phase.notes',
      'initiative_phase.updated_at',
    ])
    .select((builder) => [
      builder
        .exists(
          builder
            .selectFrom('agent_interaction')
            .select('agent_interaction.id')
            .whereRef('agent_interaction.phase_id', '=', 'initiative_phase.id'),
        )
        .as('has_conversation'),
    ])
}

export type PhaseView = Awaited<ReturnType<typeof listPhaseViews>>[number]

/** All phases of an initiative, in their order. */
export const listPhaseViews = (tx: Tx, initiativeId: string) =>
  selectPhases(tx)
    .where('initiative_phase.initiative_id', '=', initiativeId)
    .orderBy('initiative_phase.position')
    .execute()

export const findPhaseView = (tx: Tx, id: string) =>
  selectPhases(tx).where('initiative_phase.id', '=', id).executeTakeFirst()

/** Of each phase the newest check of its initial mitigations, or of those after a conversation. */
export async function listNewestValidations(tx: Tx, phaseIds: string[], kind: ObservationType = 'INITIAL') {
  if (phaseIds.length === 0) return []
  return tx
    .selectFrom('validation_run')
    .distinctOn('phase_id')
    .select([
      'id',
      'phase_id',
      'sequence_id',
      'status',
      'started_at',
      'finished_at',
      'error',
      'checked',
      'total',
      'provider',
      'model',
    ])
    .where('phase_id', 'in', phaseIds)
    .where('kind', '=', kind)
    .orderBy('phase_id')
    .orderBy('started_at', 'desc')
    .execute()
}
export type ValidationView = Awaited<ReturnType<typeof listNewestValidations>>[number]

/** What holds by the checks of a kind; after a conversation, of the run that was checked last. */
export const listConfirmed = (
  tx: Tx,
  phaseId: string,
  { kind, sequenceId }: { kind: ObservationType; sequenceId: string | null },
) =>
  tx
    .selectFrom('confirmed_statement')
    .select(['mitigation', 'quotes', 'created_at'])
    .where('phase_id', '=', phaseId)
    .where('kind', '=', kind)
    .where(sql<boolean>`sequence_id is not distinct from ${sequenceId}`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
export type ConfirmedView = Awaited<ReturnType<typeof listConfirmed>>[number]

/** What the rules of the action bar need beside the phase itself (Document 2, 4.2). */
export async function findPhaseFacts(tx: Tx, phase: { id: string; initiative_id: string; position: number }) {
  const [initiative, previous, run, validations] = await Promise.all([
    tx
      .selectFrom('initiative')
      .select('status')
      .where('id', '=', phase.initiative_id)
      .executeTakeFirstOrThrow(),
    tx
      .selectFrom('initiative_phase')
      .select('status')
      .where('initiative_id', '=', phase.initiative_id)
      .where('position', '<', phase.position)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst(),
    tx
      .selectFrom('sequence_run')
      .select('id')
      .where('phase_id', '=', phase.id)
      .where('status', 'in', ['QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN'])
      .limit(1)
      .executeTakeFirst(),
    tx
      .selectFrom('validation_run')
      .select(['kind', 'status'])
      .distinct()
      .where('phase_id', '=', phase.id)
      .execute(),
  ])
  return {
    initiativeStatus: initiative.status,
    previousStatus: previous?.status ?? null,
    isSequenceRunning: run !== undefined,
    isValidating: validations.some((validation) => validation.status === 'RUNNING'),
    isValidated: validations.some(({ kind, status }) => kind === 'INITIAL' && status === 'COMPLETED'),
  }
}

/** Names of the documents that count for the completion of a phase: the initiative's own. */
export async function listArtifactNames(tx: Tx, initiativeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('artifact')
    .select(['name', 'file_name'])
    .where('initiative_id', '=', initiativeId)
    .execute()
  return rows.flatMap((row) => [row.name, row.file_name])
}
