import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

const selectInteractions = (tx: Tx) =>
  tx
    .selectFrom('agent_interaction as i')
    .select([
      'i.id',
      'i.phase_id',
      'i.sequence_id',
      'i.position',
      'i.is_side',
      'i.seq',
      'i.kind',
      'i.agent',
      'i.chapter_title',
      'i.status',
      'i.moderator_prompt',
      'i.agent_response',
      'i.response_summary',
      'i.verdict',
      'i.citations',
      'i.unsupported_claims',
      'i.contradicted_claims',
      'i.provider',
      'i.model',
      'i.input_tokens',
      'i.output_tokens',
      'i.cost',
      'i.hitl',
      'i.feedback',
      'i.decision',
      'i.supersedes_id',
      'i.stands_in_for',
      'i.truncated',
      'i.error',
      'i.started_at',
      'i.created_at',
      'i.completed_at',
      'i.updated_at',
    ])
    // The newest try that came to something: one asked again twice has two, and is one interaction all the same.
    .select((eb) => [
      eb
        .selectFrom('agent_interaction as newer')
        .select('newer.id')
        .whereRef('newer.supersedes_id', '=', 'i.id')
        .where('newer.status', 'not in', ['CANCELLED', 'FAILED'])
        .orderBy('newer.created_at', 'desc')
        .orderBy('newer.id', 'desc')
        .limit(1)
        .as('superseded_by_id'),
    ])

export type InteractionView = NonNullable<Awaited<ReturnType<typeof findInteractionView>>>

export const findInteractionView = (tx: Tx, id: string) =>
  selectInteractions(tx).where('i.id', '=', id).executeTakeFirst()

/** A run's interactions in its order: by place, then as they came. */
export const listInteractionViews = (tx: Tx, sequenceId: string) =>
  selectInteractions(tx)
    .where('i.sequence_id', '=', sequenceId)
    .orderBy('i.position')
    .orderBy('i.created_at')
    .orderBy('i.id')
    .execute()

/** Order and age of a run's turns, for what each of them was made before. */
export const listTurnAges = (tx: Tx, sequenceId: string) =>
  tx
    .selectFrom('agent_interaction')
    .select(['id', 'position', 'seq', 'status', 'supersedes_id', 'completed_at'])
    .where('sequence_id', '=', sequenceId)
    .execute()
export type TurnAgeView = Pick<
  InteractionView,
  'id' | 'position' | 'seq' | 'status' | 'supersedes_id' | 'completed_at'
>

/** A turn, or a person's words to the run or after it, that the summary does not know. */
const isSummaryOlder = sql<boolean>`(r.summary is not null and (
  exists (select 1 from ${scopedRaw.table('agent_interaction', 't')} where t.sequence_id = r.id and t.status = 'COMPLETED' and t.seq > r.summary_seq)
  or exists (select 1 from ${scopedRaw.table('hitl_message', 'm')} where m.phase_id = r.phase_id and m.role = 'USER' and m.seq > r.summary_seq and (m.sequence_id = r.id or m.sequence_id is null))))`

const selectRuns = (tx: Tx) =>
  tx
    .selectFrom('sequence_run as r')
    .select([
      'r.id',
      'r.phase_id',
      'r.status',
      'r.summary',
      'r.summary_citations',
      'r.summary_seq',
      'r.summary_wanted',
      isSummaryOlder.as('is_summary_older'),
      'r.used_input_tokens',
      'r.used_output_tokens',
      'r.used_cost',
      'r.max_tokens',
      'r.max_cost',
      'r.gate',
      'r.error',
      'r.started_at',
      'r.finished_at',
      'r.created_at',
    ])
    .select((eb) => [
      eb
        .selectFrom('agent_interaction')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('agent_interaction.sequence_id', '=', 'r.id')
        .where('agent_interaction.is_side', '=', false)
        .as('total'),
      eb
        .selectFrom('agent_interaction')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('agent_interaction.sequence_id', '=', 'r.id')
        .where('agent_interaction.is_side', '=', false)
        .where('agent_interaction.status', '=', 'COMPLETED')
        .as('completed'),
    ])
export type SequenceView = NonNullable<Awaited<ReturnType<typeof findSequenceView>>>

/** The run that is named, or the phase's latest (decisions D10, Sequences). */
export function findSequenceView(tx: Tx, phaseId: string, sequenceId: string | undefined) {
  let query = selectRuns(tx).where('r.phase_id', '=', phaseId)
  if (sequenceId !== undefined) query = query.where('r.id', '=', sequenceId)
  return query.orderBy('r.created_at', 'desc').limit(1).executeTakeFirst()
}

/** Runs of a phase that began before one, with what was said in each; oldest first. */
export const listFormerRuns = (tx: Tx, phaseId: string, before: Date) =>
  tx
    .selectFrom('sequence_run as r')
    .innerJoin('agent_interaction as t', 't.sequence_id', 'r.id')
    .select(['r.id', 'r.status', 'r.created_at', 'r.finished_at'])
    .select([
      sql<number>`count(*) filter (where t.agent_response is not null)::int`.as('turns'),
      sql<number>`coalesce(max(t.seq), 0)::int`.as('last_seq'),
    ])
    .where('r.phase_id', '=', phaseId)
    .where('r.created_at', '<', before)
    .groupBy(['r.id', 'r.status', 'r.created_at', 'r.finished_at'])
    .orderBy('r.created_at')
    .execute()
export type FormerRunView = Awaited<ReturnType<typeof listFormerRuns>>[number]

/** @returns the phase that the run is of */
export const findPhaseOfSequence = (tx: Tx, id: string) =>
  tx.selectFrom('sequence_run').select('phase_id').where('id', '=', id).executeTakeFirst()

export const findPhase = (tx: Tx, id: string) =>
  tx
    .selectFrom('initiative_phase as p')
    .innerJoin('initiative as i', 'i.id', 'p.initiative_id')
    .select(['p.id', 'p.name', 'p.position', 'p.firm_id', 'p.client_id', 'i.name as initiative_name'])
    .where('p.id', '=', id)
    .executeTakeFirst()

const selectMessages = (tx: Tx) =>
  tx
    .selectFrom('hitl_message as m')
    .leftJoin('user_account as u', 'u.id', 'm.author_id')
    .select([
      'm.id',
      'm.phase_id',
      'm.sequence_id',
      'm.seq',
      'm.content',
      'm.role',
      'm.message_type',
      'm.metadata',
      'm.binds',
      'm.met_by_id',
      'm.met_at',
      'm.author_id',
      'm.created_at',
      'm.updated_at',
      'u.first_name',
      'u.last_name',
      'u.deleted_at',
    ])
export type MessageView = NonNullable<Awaited<ReturnType<typeof findMessageView>>>

export const findMessageView = (tx: Tx, id: string) =>
  selectMessages(tx).where('m.id', '=', id).executeTakeFirst()

/** A phase's messages in their order: all, or the newest of them. */
export async function listMessageViews(tx: Tx, phaseId: string, newest?: number): Promise<MessageView[]> {
  const query = selectMessages(tx)
    .where('m.phase_id', '=', phaseId)
    .orderBy('m.seq', 'desc')
    .orderBy('m.id', 'desc')
  const rows = await (newest === undefined ? query : query.limit(newest)).execute()
  return rows.reverse()
}
