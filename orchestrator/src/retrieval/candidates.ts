import { sql, type RawBuilder } from 'kysely'
import pgvector from 'pgvector'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import type { Concept } from './concepts.ts'
import type { SearchPlace } from './knowledge-filter.ts'

/** What is looked for by its words. */
export interface WordQuery extends SearchPlace {
  /** What the question asks about. */
  concepts: readonly Concept[]
  /** Candidates of each kind. */
  count: number
}

/** What is looked for by its meaning too. */
export interface CandidateQuery extends SearchPlace {
  /** Candidates of each kind. */
  count: number
  /** Which embeddings count, and the question's vector among them. */
  embedding: { model: string; vector: Float32Array }
  /** Chunks of a large tenant that are read one by one rather than by its index; `exactChunks` unless told. */
  exactChunks?: number
}

/** A chunk that may answer, and whose it is: a client's id, or the firm's for its own. */
export interface Candidate {
  id: string
  tenantKey: string
}

export interface NearChunk extends Candidate {
  /** Cosine distance to the question, 0 to 2. */
  distance: number
}

export interface NearRow {
  chunk_id: string | null
  tenant_key: string
  distance: number | null
}

export const toNear = ({ chunk_id, tenant_key, distance }: NearRow): NearChunk[] =>
  chunk_id === null || distance === null ? [] : [{ id: chunk_id, tenantKey: tenant_key, distance }]

/** A vector as pgvector reads it. */
export const vectorLiteral = (vector: Float32Array): string => pgvector.toSql([...vector]) ?? ''

/**
 * The distance of every vector of the question's model, under the alias `e`, that meets the condition. Vectors of other
 * models may have other dimensions and are left out before anything is measured.
 * @param embedding the vector as an index has it
 */
export function distancesOf(
  condition: RawBuilder<unknown>,
  query: CandidateQuery,
  embedding: RawBuilder<unknown> = sql`e.embedding`,
): RawBuilder<unknown> {
  const literal = vectorLiteral(query.embedding.vector)
  return sql`select e.chunk_id, e.tenant_key, ${embedding} <=> ${literal}::halfvec as distance
    from ${scopedRaw.table('knowledge_embedding', 'e')} where ${condition} and e.model = ${query.embedding.model}`
}
