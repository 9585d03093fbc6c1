import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import type { FoundPassage } from '../retrieval/index.ts'
import { leastRelevance } from './evidence.ts'

/** Passages that a step is handed over at most, in all and of one phase. */
const mostHandedOver = 6
const mostOfPhase = 4
/** The first pieces of a bundle are its conclusions: of the nearest phase they always go along. */
const conclusions = 2
/** Pieces of bundles that are measured for a question. */
export const handOverCandidates = 40

/** Activations of the phases before this one that were completed, the nearest first (Document 2, 2.4). */
export async function listEarlierActivations(tx: Kysely<DB>, phaseId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('initiative_phase as own')
    .innerJoin('initiative_phase as before', (join) =>
      join
        .onRef('before.initiative_id', '=', 'own.initiative_id')
        .onRef('before.position', '<', 'own.position'),
    )
    .innerJoin('activation', 'activation.phase_id', 'before.id')
    .where('own.id', '=', phaseId)
    .where('activation.completed_at', 'is not', null)
    .orderBy('before.position', 'desc')
    .select('activation.id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * What a step is handed over of the phases before it: the conclusions of the nearest, then what touches its question,
 * the nearest phase first and within it the most relevant; bounded, so that documents keep their room.
 * @param measured pieces of the bundles, most relevant first
 */
export function handOver(
  measured: readonly FoundPassage[],
  activationIds: readonly string[],
): FoundPassage[] {
  const [nearest] = activationIds
  const concluding = measured
    .filter(({ sourceId, position }) => sourceId === nearest && position < conclusions)
    .toSorted((one, other) => one.position - other.position)
  const touching = activationIds.flatMap((id) =>
    measured
      .filter(({ sourceId, relevance }) => sourceId === id && relevance >= leastRelevance)
      .filter((passage) => !concluding.includes(passage))
      .slice(0, mostOfPhase),
  )
  return [...concluding, ...touching].slice(0, mostHandedOver)
}
