import type { PhaseInputs } from '@parley/contracts/http/phases.ts'
import type { RequiredInputs } from '@parley/contracts/template-definition.ts'
import { sql } from 'kysely'
import { readByIds } from '../../read-by-ids.ts'

/** All phases of some initiatives with what the initiatives are, in their order. */
export const listPhaseStates = readByIds((tx, isOneOf) =>
  tx
    .selectFrom('initiative_phase as p')
    .innerJoin('initiative as i', 'i.id', 'p.initiative_id')
    .select(['p.id', 'p.initiative_id', 'p.name', 'p.position', 'p.status', 'i.status as initiative_status'])
    .where(isOneOf('p.initiative_id'))
    .orderBy('p.position'),
)
export type PhaseStateView = Awaited<ReturnType<typeof listPhaseStates>>[number]

/** The newest run of each phase, and whether one of its interactions is complete. */
export const listNewestRuns = readByIds((tx, isOneOf) =>
  tx
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
    .where(isOneOf('r.phase_id'))
    .orderBy('r.phase_id')
    .orderBy('r.created_at', 'desc'),
)
export type NewestRunView = Awaited<ReturnType<typeof listNewestRuns>>[number]

/** Names by which documents of initiatives are known. */
export const listInitiativeFileNames = readByIds((tx, isOneOf) =>
  tx.selectFrom('artifact').select(['initiative_id', 'name', 'file_name']).where(isOneOf('initiative_id')),
)

/** What became of the observations of phases, without what they say. */
export const listObservationStates = readByIds((tx, isOneOf) =>
  tx.selectFrom('observation').select(['phase_id', 'status', 'observation_type']).where(isOneOf('phase_id')),
)

/** Global inputs of initiatives that have not begun, with what was filled in: later they are asked for no more. */
export const listUnstartedInputs = readByIds((tx, isOneOf) =>
  tx
    .selectFrom('initiative')
    .select(['id'])
    .select(sql<RequiredInputs | null>`template_snapshot -> 'inputs'`.as('inputs'))
    .select(sql<PhaseInputs | null>`metadata -> 'globalInputs'`.as('given'))
    .where(isOneOf('id'))
    .where('status', '=', 'PENDING'),
)
