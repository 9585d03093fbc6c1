import type { SourceType } from '@parley/contracts/http/knowledge.ts'
import { sql, type Kysely } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import type { PassageRow } from '../passages/index.ts'
import { type Candidate, type NearChunk, vectorLiteral } from './candidates.ts'

export interface ChunkRow extends PassageRow {
  start_offset: number
  end_offset: number
  source_kind: SourceType
  source_id: string
  position: number
  /** Null for the firm's own. */
  client_name: string | null
  /** ISO 639-1. */
  language: string | null
  /** Cosine of question and chunk. */
  similarity: number
}

interface Candidates {
  nearest: readonly NearChunk[]
  matching: readonly Candidate[]
  /** Without one, nothing is known of any similarity. */
  embedding: { model: string; vector: Float32Array } | undefined
}

/** The chunks of both kinds of candidates, in no order, each with its similarity to the question. */
export async function loadChunks(tx: Kysely<DB>, candidates: Candidates): Promise<ChunkRow[]> {
  const similarities = new Map(candidates.nearest.map(({ id, distance }) => [id, 1 - distance]))
  const others = candidates.matching.filter(({ id }) => !similarities.has(id))
  const ids = [...similarities.keys(), ...others.map(({ id }) => id)]
  const [rows] = await Promise.all([
    readChunks(tx, ids),
    measure(tx, others, candidates.embedding).then((measured) => {
      for (const { chunk_id, similarity } of measured) similarities.set(chunk_id, similarity)
    }),
  ])
  return rows.map((row) => ({ ...row, similarity: similarities.get(row.id) ?? 0 }))
}

async function readChunks(tx: Kysely<DB>, ids: string[]): Promise<Omit<ChunkRow, 'similarity'>[]> {
  const { rows } = await sql<
    Omit<ChunkRow, 'similarity'>
  >`/* prepared */ select c.id, c.client_id, c.initiative_id,
      c.artifact_id, c.page, c.label, c.heading, c.text, c.start_offset, c.end_offset, c.trust, c.source_kind,
      c.source_id, c.position, c.language, a.name, cl.name as client_name
    from ${scopedRaw.table('knowledge_chunk', 'c')} left join ${scopedRaw.table('artifact', 'a')} on a.id = c.artifact_id
      left join ${scopedRaw.table('client', 'cl')} on cl.id = c.client_id
    where c.id = any(${ids}::uuid[])`.execute(tx)
  return rows
}

/** Similarity of chunks that were found by their words alone. */
async function measure(
  tx: Kysely<DB>,
  candidates: readonly Candidate[],
  embedding: Candidates['embedding'],
): Promise<{ chunk_id: string; similarity: number }[]> {
  if (candidates.length === 0 || embedding === undefined) return []
  const { model, vector } = embedding
  const keys = [...new Set(candidates.map(({ tenantKey }) => tenantKey))]
  const { rows } = await sql<{ chunk_id: string; similarity: number }>`/* prepared */
    select e.chunk_id, 1 - (e.embedding <=> ${vectorLiteral(vector)}::halfvec) as similarity
    from ${scopedRaw.table('knowledge_embedding', 'e')}
    where e.tenant_key = any(${keys}::uuid[]) and e.chunk_id = any(${candidates.map(({ id }) => id)}::uuid[]) and e.model = ${model}`.execute(
    tx,
  )
  return rows
}
