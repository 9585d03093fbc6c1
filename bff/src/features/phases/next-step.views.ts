import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/** All phases of some initiatives with what the initiatives are, in their order. */
export async function listPhaseStates(tx: Tx, initiativeIds: string[]) {
  if (initiativeIds.length === 0) return []
  return tx
    .selectFrom('initiative_phase as p')
    .innerJoin('initiative as i', 'i.id', 'p.initiative_id')
    .select(['p.id', 'p.initiative_id', 'p.name', 'p.position', 'p.status', 'i.status as initiative_status'])
    .where('p.initiative_id', 'in', initiativeIds)
    .orderBy('p.position')
    .execute()
}
export type PhaseStateView = Awaited<ReturnType<typeof listPhaseStates>>[number]

/** The newest run of each phase, and whether one of its interactions is complete. */
export async function listNewestRuns(tx: Tx, phaseIds: string[]) {
  if (phaseIds.length === 0) return []
  return tx
    .selectFrom('sequence_run as r')
    .distinctOn('r.phase_id')
    .select(['r.id', 'r.phase_id', 'r.status', 'r.gate'])
    .select((builder) => [
      builder
        .exists(
          builder
            .selectFrom('agent_interaction as a')
            .select('a.id')
            .whereRef('a.sequence_id', '=', 'r.id')
            .where('a.status', '=', 'COMPLETED'),
        )
        .as('has_completed'),
    ])
    .where('r.phase_id', 'in', phaseIds)
    .orderBy('r.phase_id')
    .orderBy('r.created_at', 'desc')
    .execute()
}
export type NewestRunView = Awaited<ReturnType<typeof listNewestRuns>>[number]

/** Names by which documents of initiatives are known. */
export async function listInitiativeFileNames(tx: Tx, initiativeIds: string[]) {
  if (initiativeIds.length === 0) return []
  return tx
    .selectFrom('artifact')
    .select(['initiative_id', 'name', 'file_name'])
    .where('initiative_id', 'in', initiativeIds)
    .execute()
}

/** What became of the observations of phases, without what they say. */
export async function listObservationStates(tx: Tx, phaseIds: string[]) {
  if (phaseIds.length === 0) return []
  return tx
    .selectFrom('observation')
    .select(['phase_id', 'status', 'observation_type'])
    .where('phase_id', 'in', phaseIds)
    .execute()
}

/** Global inputs of initiatives that have not begun, with what was filled in: later they are asked for no more. */
export async function listUnstartedInputs(tx: Tx, initiativeIds: string[]) {
  if (initiativeIds.length === 0) return []
  return tx
    .selectFrom('initiative')
    .select(['id'])
    .select(sql`template_snapshot -> 'inputs'`.as('inputs'))
    .select(sql`metadata -> 'globalInputs'`.as('given'))
    .where('id', 'in', initiativeIds)
    .where('status', '=', 'PENDING')
    .execute()
}
