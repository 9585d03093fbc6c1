import { sql, type Kysely } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { mayFind, type SearchPlace } from './knowledge-filter.ts'

export interface CandidateQuery extends SearchPlace {
  /** Which embeddings count, and the question's vector among them. */
  embedding: { model: string; vector: Float32Array }
  query: string
  /** Candidates of each kind. */
  count: number
}

export const vectorLiteral = (vector: Float32Array): string => `[${vector.join(',')}]`

/**
 * Nearest chunks by an exact scan of what the search may find: recall 1 whatever the tenant's size, and fast up
 * to some 8,000 chunks (architecture, Retrieval). Written so that the planner cannot take an approximate index:
 * the distance is computed first, over the tenant's rows alone, and sorted after. A tenant with a partition
 * and an index of its own is to branch off here, by its number of chunks.
 */
export async function nearestChunks(tx: Kysely<DB>, query: CandidateQuery): Promise<string[]> {
  const literal = vectorLiteral(query.embedding.vector)
  const rows = await tx
    .with('measured', (db) =>
      findable(db, query)
        .innerJoin('knowledge_embedding as embedding', (join) =>
          join
            .onRef('embedding.chunk_id', '=', 'chunk.id')
            .onRef('embedding.firm_id', '=', 'chunk.firm_id')
            .on('embedding.model', '=', query.embedding.model),
        )
        .select(['chunk.id', sql<number>`embedding.embedding <=> ${literal}::halfvec`.as('distance')]),
    )
    .selectFrom('measured')
    .select('id')
    .orderBy('distance')
    .orderBy('id')
    .limit(query.count)
    .execute()
  return rows.map((row) => row.id)
}

/** Chunks that share words with the question, any of them, best first. */
export async function matchingChunks(tx: Kysely<DB>, query: CandidateQuery): Promise<string[]> {
  const words = textQuery(query.query)
  if (words === '') return []
  const asked = sql`to_tsquery('english', ${words})`
  const rows = await findable(tx, query)
    .where(sql<boolean>`chunk.search @@ ${asked}`)
    .select('chunk.id')
    .orderBy(sql`ts_rank(chunk.search, ${asked}, 1)`, 'desc')
    .orderBy('chunk.id')
    .limit(query.count)
    .execute()
  return rows.map((row) => row.id)
}

/** Words of the question joined by 'or'; quoted, so that nothing in them is an operator. */
export function textQuery(question: string): string {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)]
    .slice(0, 40)
    .map((word) => `'${word}'`)
    .join(' | ')
}

function findable(db: Pick<Kysely<DB>, 'selectFrom'>, place: SearchPlace) {
  return db
    .selectFrom('knowledge_chunk as chunk')
    .leftJoin('initiative', 'initiative.id', 'chunk.initiative_id')
    .leftJoin('artifact', 'artifact.id', 'chunk.artifact_id')
    .where((builder) => mayFind(place)(builder))
}
