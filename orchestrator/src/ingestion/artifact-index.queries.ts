import { failureSentence } from '@parley/contracts/failure-words.ts'
import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { storedHeading } from '../passages/index.ts'
import { writePostings } from '../retrieval/index.ts'
import { chunkId } from './chunk-id.ts'
import type { Chunk } from './chunking.ts'
import type { StoredPage } from './thread-protocol.ts'

export type Tx = Kysely<DB>

export interface IndexedArtifact {
  id: string
  firmId: string
  clientId: string | null
  initiativeId: string | null
  fileName: string
  storageKey: string
  contentHash: string
  useInClientWork: boolean
  status: string
  /** Counts the workers that took it; a worker whose number is no longer the row's has lost it. */
  generation: number
  /** Content that the chunks are of, and embedder that all of them are embedded with. */
  indexedHash: string | null
  indexedModel: string | null
  chunkCount: number
}

const artifactColumns = [
  'id',
  'firm_id as firmId',
  'client_id as clientId',
  'initiative_id as initiativeId',
  'file_name as fileName',
  'storage_key as storageKey',
  'content_hash as contentHash',
  'use_in_client_work as useInClientWork',
  'indexing_status as status',
  'indexing_generation as generation',
  'indexed_hash as indexedHash',
  'indexed_model as indexedModel',
  'chunk_count as chunkCount',
] as const

/** The artifact as it is until the transaction ends: nobody changes, takes or finishes it meanwhile. */
export async function lockArtifact(tx: Tx, id: string): Promise<IndexedArtifact | undefined> {
  return tx
    .selectFrom('artifact')
    .select(artifactColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Whether a worker is at it. */
export async function isHeld(tx: Tx, id: string, now: Date): Promise<boolean> {
  const held = tx.selectFrom('artifact').select('id').where('id', '=', id)
  return (await held.where('indexing_lease_until', '>', now).executeTakeFirst()) !== undefined
}

/** Takes the artifact for one worker; undefined where another one holds it. */
export async function takeArtifact(
  tx: Tx,
  id: string,
  lease: { now: Date; until: Date },
): Promise<IndexedArtifact | undefined> {
  return tx
    .updateTable('artifact')
    .set({
      indexing_generation: sql`indexing_generation + 1`,
      indexing_lease_until: lease.until,
    })
    .where('id', '=', id)
    .where((builder) =>
      builder.or([
        builder('indexing_lease_until', 'is', null),
        builder('indexing_lease_until', '<=', lease.now),
      ]),
    )
    .returning(artifactColumns)
    .executeTakeFirst()
}

export interface IndexingState {
  indexing_status?: 'PENDING' | 'EXTRACTING' | 'EMBEDDING' | 'INDEXED' | 'FAILED' | 'NOT_SEARCHABLE'
  /** 0 to 1. */
  indexing_progress?: number
  indexing_error?: string | null
  indexing_lease_until?: Date | null
  indexed_hash?: string | null
  indexed_model?: string | null
  page_count?: number
  chunk_count?: number
  language?: string | null
}

/** Writes the state if the worker still holds the artifact. @returns false where it has lost it */
export async function writeState(tx: Tx, held: IndexedArtifact, state: IndexingState): Promise<boolean> {
  const result = await tx
    .updateTable('artifact')
    .set(state)
    .where('id', '=', held.id)
    .where('indexing_generation', '=', held.generation)
    // A new file put in place meanwhile starts over.
    .where('content_hash', '=', held.contentHash)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Beside what the document's file is to blame for; shown with it. */
const byWords = failureSentence('foundByWords')

/** Says of a document that it is found by its words alone, or no longer so. */
export async function noteByWords(tx: Tx, artifactId: string, isByWords: boolean): Promise<void> {
  const others = sql<string | null>`nullif(trim(replace(coalesce(indexing_error, ''), ${byWords}, '')), '')`
  await tx
    .updateTable('artifact')
    .set({ indexing_error: isByWords ? sql`concat_ws(' ', ${others}, ${byWords}::text)` : others })
    .where('id', '=', artifactId)
    .execute()
}

export async function removeText(tx: Tx, artifactId: string): Promise<void> {
  await tx.deleteFrom('knowledge_chunk').where('artifact_id', '=', artifactId).execute()
  await tx.deleteFrom('artifact_page').where('artifact_id', '=', artifactId).execute()
}

/** Rows of one insert: few, so that no statement holds the embedded database, and its process, for long. */
const insertRows = 12

export async function insertPages(
  tx: Tx,
  artifact: IndexedArtifact,
  pages: readonly StoredPage[],
): Promise<void> {
  const rows = pages.map((page) => ({
    firm_id: artifact.firmId,
    client_id: artifact.clientId,
    artifact_id: artifact.id,
    page: page.number,
    label: page.label,
    text: page.text,
    blocks: page.blocks,
  }))
  await insertInBatches(rows, (batch) => tx.insertInto('artifact_page').values(batch).execute())
}

export async function insertChunks(
  tx: Tx,
  artifact: IndexedArtifact,
  { chunks, language }: { chunks: readonly Chunk[]; language: string | null },
): Promise<void> {
  // Whoever moved it since it was taken has found no chunks to move.
  const { initiativeId, useInClientWork } = (await lockArtifact(tx, artifact.id)) ?? artifact
  const isConfidential = await isConfidentialInitiative(tx, initiativeId)
  const rows = chunks.map((chunk) => ({
    id: chunkId(artifact.id, artifact.contentHash, chunk.ordinal),
    firm_id: artifact.firmId,
    client_id: artifact.clientId,
    initiative_id: initiativeId,
    artifact_id: artifact.id,
    source_kind: 'artifact' as const,
    source_id: artifact.id,
    position: chunk.ordinal,
    page: chunk.page,
    label: chunk.label,
    heading: storedHeading(chunk),
    start_offset: chunk.start,
    end_offset: chunk.end,
    text: chunk.text,
    language,
    is_confidential: isConfidential,
    use_in_client_work: useInClientWork,
  }))
  await insertInBatches(rows, (batch) => tx.insertInto('knowledge_chunk').values(batch).execute())
  await writePostings(tx, artifact, { sourceId: artifact.id, from: rows[0]?.position })
}

async function isConfidentialInitiative(tx: Tx, initiativeId: string | null): Promise<boolean> {
  if (initiativeId === null) return false
  const row = await tx
    .selectFrom('initiative')
    .select('is_confidential')
    .where('id', '=', initiativeId)
    .executeTakeFirst()
  return row?.is_confidential ?? false
}

/**
 * Chunks follow their artifact when it is moved or its flag changes, without being read again.
 * @param artifact locked, so that no older state of it comes after a newer one
 */
export async function alignChunks(tx: Tx, artifact: IndexedArtifact): Promise<void> {
  const place = {
    initiative_id: artifact.initiativeId,
    use_in_client_work: artifact.useInClientWork,
    is_confidential: await isConfidentialInitiative(tx, artifact.initiativeId),
  }
  await tx
    .updateTable('knowledge_chunk')
    .set(place)
    .where('artifact_id', '=', artifact.id)
    .where(
      sql<boolean>`(initiative_id, use_in_client_work, is_confidential) is distinct from (${place.initiative_id}::uuid, ${place.use_in_client_work}::boolean, ${place.is_confidential}::boolean)`,
    )
    .execute()
}

/** Others are heard between two statements. */
async function insertInBatches<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += insertRows) {
    await setImmediate()
    await insert(rows.slice(at, at + insertRows))
  }
}
