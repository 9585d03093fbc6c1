import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { vectorLiteral } from '../candidates.ts'

export const randomModel = 'random-768'

export interface ChunkPlace {
  firmId: string
  clientId: string | null
  initiativeId?: string | null
  useInClientWork?: boolean
  sourceKind?: string
}

/** Numbers from 0 to 1 that are the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A vector near one of a few centres. */
export function randomVector(random: () => number, length = 768): Float32Array {
  const centre = createRandom(1 + Math.floor(random() * 12))
  return Float32Array.from({ length }, () => centre() - 0.5 + (random() - 0.5))
}

/** Chunks of one source with random vectors, written as the app does. @returns their ids */
export async function addRandomChunks(
  database: TestDatabase<DB>,
  place: ChunkPlace,
  made: { count: number; random: () => number },
): Promise<string[]> {
  const ids = Array.from({ length: made.count }, () => newId())
  const sourceId = newId()
  const key = place.clientId ?? place.firmId
  await database.asOwner(
    `insert into knowledge_chunk (id, firm_id, client_id, initiative_id, source_kind, source_id, position, text, use_in_client_work)
     select id, $2, $3, $4, $5, $6, n, 'Chunk ' || n, $7 from unnest($1::uuid[]) with ordinality as made(id, n)`,
    [
      ids,
      place.firmId,
      place.clientId,
      place.initiativeId ?? null,
      place.sourceKind ?? 'interview',
      sourceId,
      place.useInClientWork ?? false,
    ],
  )
  const vectors = ids.map(() => vectorLiteral(randomVector(made.random)))
  await database.asOwner(
    `insert into knowledge_embedding (firm_id, client_id, tenant_key, chunk_id, model, embedding)
     select $1, $2, $3, id, $4, vector::halfvec from unnest($5::uuid[], $6::text[]) as made(id, vector)`,
    [place.firmId, place.clientId, key, randomModel, ids, vectors],
  )
  return ids
}
