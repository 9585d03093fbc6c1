import { sql } from 'kysely'
import type { Tx } from '../embedding/index.ts'
import { leaseEnd, leaseOver } from '../leases/index.ts'
import { writePostings } from '../retrieval/index.ts'

export type SourceKind = 'interview' | 'summary' | 'conversation'

/** A source that one worker holds. */
export interface HeldSource {
  id: string
  firmId: string
  clientId: string
  initiativeId: string
  kind: SourceKind
  generation: number
  chunkCount: number
}

/** Seconds: longer than any one batch, renewed at every commit. */
export const sourceLeaseSeconds = 120

const lease = leaseOver({
  table: 'knowledge_source',
  waiting: ['PENDING', 'EMBEDDING'],
  held: 'EMBEDDING',
  seconds: sourceLeaseSeconds,
})

/** Takes the source for one worker; undefined where it is gone, done, or another one holds it. */
export async function takeSource(tx: Tx, id: string): Promise<HeldSource | undefined> {
  const row = await lease
    .taking(tx, id)
    .returning(['firm_id', 'client_id', 'initiative_id', 'kind', 'generation', 'chunk_count'])
    .executeTakeFirst()
  return (
    row && {
      id,
      firmId: row.firm_id,
      clientId: row.client_id,
      initiativeId: row.initiative_id,
      kind: row.kind,
      generation: row.generation,
      chunkCount: row.chunk_count,
    }
  )
}

export interface SourceState {
  status: 'PENDING' | 'EMBEDDING' | 'INDEXED' | 'FAILED'
  chunk_count?: number
  indexed_hash?: string
  indexed_model?: string | null
  error?: string | null
  failures?: number
}

/**
 * Writes the state if the source is still as this worker took it: whoever changes or deletes it meanwhile raises its
 * generation. The row stays locked until the transaction's end, so nobody changes the source while chunks are written.
 * @param leaseSeconds how long it stays held; null gives it back
 * @returns false where it was lost
 */
export async function writeSourceState(
  tx: Tx,
  held: HeldSource,
  state: SourceState & { leaseSeconds: number | null },
): Promise<boolean> {
  const { leaseSeconds, ...columns } = state
  const result = await tx
    .updateTable('knowledge_source')
    .set({ ...columns, lease_until: leaseSeconds === null ? null : leaseEnd(leaseSeconds) })
    .where('id', '=', held.id)
    .where('generation', '=', held.generation)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Counts a failure; after `most` the source waits for its next change. */
export async function countFailure(
  tx: Tx,
  held: HeldSource,
  failure: { most: number; text: string },
): Promise<void> {
  await tx
    .updateTable('knowledge_source')
    .set({
      failures: sql`failures + 1`,
      error: failure.text,
      lease_until: null,
      requested_at: sql`now()`,
      status: sql`case when failures + 1 >= ${failure.most} then 'FAILED' else 'PENDING' end`,
    })
    .where('id', '=', held.id)
    .where('generation', '=', held.generation)
    .execute()
}

export interface SourceChunk {
  id: string
  /** The interview, summary, message, answer or run that it is a piece of. */
  sourceId: string
  position: number
  label: string
  heading: string
  startOffset: number
  endOffset: number
  text: string
  trust: 'person' | 'agent'
}

export interface StoredChunk {
  id: string
  source_id: string
  position: number
  label: string
  heading: string
}

/** What is indexed of the source; a conversation's pieces are found by what they are pieces of. */
export async function listStoredChunks(
  tx: Tx,
  held: HeldSource,
  known: readonly string[],
): Promise<StoredChunk[]> {
  const columns = ['id', 'source_id', 'position', 'label', 'heading'] as const
  const chunks = tx.selectFrom('knowledge_chunk').select(columns)
  if (held.kind !== 'conversation') return chunks.where('source_id', '=', held.id).execute()
  if (known.length === 0) return []
  return chunks
    .where('source_kind', '=', 'conversation')
    .where('source_id', 'in', [...known])
    .execute()
}

export async function deleteChunks(tx: Tx, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return
  await tx
    .deleteFrom('knowledge_chunk')
    .where('source_id', 'in', [...sourceIds])
    .execute()
}

/** Rows of one insert, so that no statement holds the embedded database for long. */
const insertRows = 50

export async function insertSourceChunks(
  tx: Tx,
  held: HeldSource,
  { chunks, language }: { chunks: readonly SourceChunk[]; language: string | null },
): Promise<void> {
  const initiative = await tx
    .selectFrom('initiative')
    .select('is_confidential')
    .where('id', '=', held.initiativeId)
    .executeTakeFirstOrThrow()
  const rows = chunks.map((chunk) => ({
    id: chunk.id,
    firm_id: held.firmId,
    client_id: held.clientId,
    initiative_id: held.initiativeId,
    source_kind: held.kind,
    source_id: chunk.sourceId,
    position: chunk.position,
    label: chunk.label,
    heading: chunk.heading,
    start_offset: chunk.startOffset,
    end_offset: chunk.endOffset,
    text: chunk.text,
    is_confidential: initiative.is_confidential,
    trust: chunk.trust,
    language,
  }))
  for (let at = 0; at < rows.length; at += insertRows)
    await tx
      .insertInto('knowledge_chunk')
      .values(rows.slice(at, at + insertRows))
      .execute()
  for (const sourceId of new Set(rows.map((row) => row.source_id)))
    await writePostings(tx, held, { sourceId })
}
