import type { ObservationType } from '@parley/contracts/enums.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'
import { readByIds } from '../../read-by-ids.ts'

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
            .whereRef('agent_interaction.phase_id', '=', 'initiative_phase.id')
            // Asking one agent directly is no conversation yet: the agents are still to be started (Document 2, 4.2).
            .where('agent_interaction.is_side', '=', false),
        )
        .as('has_conversation'),
      builder
        .selectFrom('phase_event_counter')
        .select('phase_event_counter.last_seq')
        .whereRef('phase_event_counter.phase_id', '=', 'initiative_phase.id')
        .as('event_seq'),
    ])
}

export type PhaseView = Awaited<ReturnType<typeof listPhaseViews>>[number]

/** All phases of an initiative, in their order. */
export const listPhaseViews = (tx: Tx, initiativeId: string) =>
  selectPhases(tx)
    .where('initiative_phase.initiative_id', '=', initiativeId)
    .orderBy('initiative_phase.position')
    .execute()

/** Single phases, of whatever initiatives. */
export const listPhaseRows = readByIds((tx, isOneOf) =>
  selectPhases(tx).where(isOneOf('initiative_phase.id')),
)

export const findPhaseView = (tx: Tx, id: string) =>
  selectPhases(tx).where('initiative_phase.id', '=', id).executeTakeFirst()

const newestValidations = (kind: ObservationType) =>
  readByIds((tx, isOneOf) =>
    tx
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
      .select((builder) =>
        builder
          .selectFrom('confirmed_statement')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('confirmed_statement.phase_id', '=', 'validation_run.phase_id')
          .where('confirmed_statement.kind', '=', kind)
          .whereRef('confirmed_statement.sequence_id', 'is not distinct from', 'validation_run.sequence_id')
          .as('confirmed'),
      )
      // Of the rows that the newest is taken from: one that failed later does not undo one that was finished.
      .select(sql<boolean>`bool_or(status = 'COMPLETED') over (partition by phase_id)`.as('is_validated'))
      .where(isOneOf('phase_id'))
      .where('kind', '=', kind)
      .orderBy('phase_id')
      .orderBy('started_at', 'desc')
      // Of two in the same millisecond: ids ascend with time.
      .orderBy('id', 'desc'),
  )
const newest = {
  INITIAL: newestValidations('INITIAL'),
  AI_CONVERSATION: newestValidations('AI_CONVERSATION'),
}

/** Of each phase the newest check of its initial mitigations, or of those after a conversation. */
export const listNewestValidations = (
  tx: Tx,
  phaseIds: readonly string[],
  kind: ObservationType = 'INITIAL',
) => newest[kind](tx, phaseIds)
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

/** Names of the documents that count for the completion of a phase: the initiative's own. */
export async function listArtifactNames(tx: Tx, initiativeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('artifact')
    .select(['name', 'file_name'])
    .where('initiative_id', '=', initiativeId)
    .execute()
  return rows.flatMap((row) => [row.name, row.file_name])
}
