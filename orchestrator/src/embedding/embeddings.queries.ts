import { setImmediate } from 'node:timers/promises'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Kysely, sql } from 'kysely'
import { readHeading } from '../passages/index.ts'
import { halfVector } from './half-vector.ts'
import { searchTextOf } from './search-text.ts'

export type Tx = Kysely<DB>

export interface ChunkToEmbed {
  id: string
  text: string
}

/** Whose the chunks are. */
export interface Owner {
  firmId: string
  clientId: string | null
}

export interface ChunkPlace {
  sourceId: string
  position: number
}

export interface ChunksWanted {
  owner: Owner
  /** What they are pieces of: a document, or the rows of a source. */
  sourceIds: readonly string[]
  model: string
  /** Chunks that are looked at. */
  count: number
  after: ChunkPlace | undefined
  /** What comes after has no embedding of this model: the chunks before had none, and they are embedded in order. */
  isFresh?: boolean
}

/**
 * Of the next chunks in reading order, those without an embedding of this model, as they are embedded. Two reads by
 * index: the planner takes joining both tables for cheaper than it is, under row security.
 * @returns last: where to go on; undefined after the last chunk. isFresh: none of them had an embedding
 */
export async function listChunksToEmbed(
  tx: Tx,
  { owner, sourceIds, model, count, after, isFresh = false }: ChunksWanted,
): Promise<{ chunks: ChunkToEmbed[]; last: ChunkPlace | undefined; isFresh: boolean }> {
  if (sourceIds.length === 0) return { chunks: [], last: undefined, isFresh }
  const { clientId } = owner
  const [only] = sourceIds
  let query = tx
    .selectFrom('knowledge_chunk as chunk')
    .select(['chunk.id', 'chunk.heading', 'chunk.text', 'chunk.source_id', 'chunk.position'])
    .where('chunk.client_id', clientId === null ? 'is' : '=', clientId)
  if (only !== undefined && sourceIds.length === 1) {
    query = query.where('chunk.source_id', '=', only)
    if (after !== undefined) query = query.where('chunk.position', '>', after.position)
  } else {
    query = query.where('chunk.source_id', 'in', [...sourceIds])
    if (after !== undefined)
      query = query.where(
        sql<boolean>`(chunk.source_id, chunk.position) > (${after.sourceId}::uuid, ${after.position}::int)`,
      )
  }
  const rows = await query.orderBy('chunk.source_id').orderBy('chunk.position').limit(count).execute()
  const last = rows.at(-1)
  if (last === undefined) return { chunks: [], last: undefined, isFresh }
  const ids = rows.map(({ id }) => id)
  const embedded = isFresh ? new Set<string>() : await listEmbedded(tx, owner, { model, ids })
  return {
    chunks: rows.filter(({ id }) => !embedded.has(id)).map(toEmbed),
    last: { sourceId: last.source_id, position: last.position },
    isFresh: embedded.size === 0,
  }
}

async function listEmbedded(
  tx: Tx,
  { firmId, clientId }: Owner,
  { model, ids }: { model: string; ids: readonly string[] },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('knowledge_embedding')
    .select('chunk_id')
    .where('tenant_key', '=', clientId ?? firmId)
    .where('chunk_id', 'in', [...ids])
    .where('model', '=', model)
    .execute()
  return new Set(rows.map(({ chunk_id }) => chunk_id))
}

/** A chunk's text under its headings and its table's header, which its heading holds in later lines. */
export function toEmbed({ id, heading, text }: { id: string; heading: string; text: string }): ChunkToEmbed {
  return { id, text: searchTextOf({ ...readHeading(heading), text }) }
}

/** Rows of one insert: few, so that no statement holds the embedded database, and its process, for long. */
const insertRows = 8

/** The first embeddings of a firm decide which embedder its searches ask, until all are of another one. */
export async function insertEmbeddings(
  tx: Tx,
  owner: Owner,
  made: { model: string; chunks: readonly { id: string }[]; vectors: readonly Float32Array[] },
): Promise<void> {
  // The key decides the partition: the client's, or the firm's for its own chunks.
  const tenantKey = owner.clientId ?? owner.firmId
  const tenant = { firm_id: owner.firmId, client_id: owner.clientId, tenant_key: tenantKey }
  const rows = made.chunks.flatMap((chunk, index) => {
    const vector = made.vectors[index]
    return vector === undefined
      ? []
      : [
          {
            chunk_id: chunk.id,
            ...tenant,
            model: made.model,
            embedding: sql<string>`${halfVector(vector)}::halfvec`,
          },
        ]
  })
  if (rows.length === 0) return
  await tx
    .insertInto('knowledge_model')
    .values({ firm_id: owner.firmId, model: made.model })
    .onConflict((conflict) => conflict.column('firm_id').doNothing())
    .execute()
  for (let at = 0; at < rows.length; at += insertRows) {
    // Others are heard between two statements.
    await setImmediate()
    await tx
      .insertInto('knowledge_embedding')
      .values(rows.slice(at, at + insertRows))
      .onConflict((conflict) => conflict.columns(['tenant_key', 'chunk_id', 'model']).doNothing())
      .execute()
  }
}
