import { type NotNull, sql } from 'kysely'
import type { Tx } from '../../database.ts'
import { readByIds } from '../../read-by-ids.ts'

/** Where a phase belongs, to compare with what a request says. */
export const findPhasePlace = (tx: Tx, id: string) =>
  tx
    .selectFrom('initiative_phase')
    .select(['id', 'initiative_id', 'client_id', 'firm_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** A phase's activation with who asked for it, and what it would be made from now. */
export const findActivationView = (tx: Tx, phaseId: string) =>
  tx
    .selectFrom('activation as a')
    .leftJoin('user_account as u', 'u.id', 'a.started_by_id')
    .select([
      'a.phase_id',
      'a.status',
      'a.stage',
      'a.bundled_output',
      'a.rag_query',
      'a.provider',
      'a.model',
      'a.error',
      'a.fingerprint',
      'a.started_by_id',
      'a.requested_at',
      'a.completed_at',
      'u.first_name',
      'u.last_name',
      'u.deleted_at',
    ])
    .select(sql<string>`activation_fingerprint(a.phase_id)`.as('fingerprint_now'))
    .where('a.phase_id', '=', phaseId)
    .executeTakeFirst()
export type ActivationView = NonNullable<Awaited<ReturnType<typeof findActivationView>>>

export const findContextView = (tx: Tx, phaseId: string) =>
  tx
    .selectFrom('activation')
    .select(['enriched_context', 'rag_sources'])
    .where('phase_id', '=', phaseId)
    .where('completed_at', 'is not', null)
    .$narrowType<{ rag_sources: NotNull }>()
    .executeTakeFirst()

/** How far the activations of these phases are. */
export const listActivationStates = readByIds((tx, isOneOf) =>
  tx.selectFrom('activation').select(['phase_id', 'status', 'completed_at']).where(isOneOf('phase_id')),
)
export type ActivationState = Awaited<ReturnType<typeof listActivationStates>>[number]
