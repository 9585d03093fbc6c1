import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'
import { searchTextOf } from '../ingestion/chunking.ts'
import { vectorLiteral } from '../retrieval/candidates.ts'

export type Tx = Kysely<DB>

export interface ChunkToEmbed {
  id: string
  text: string
}

/** Chunks by what they are pieces of; a conversation's are pieces of its messages, answers and summary. */
export type ChunksOf = { artifactId: string } | { sourceIds: readonly string[] }

/** Whose the chunks are. */
export interface Owner {
  firmId: string
  clientId: string | null
}

const withoutEmbedding = (tx: Tx, of: ChunksOf, model: string) => {
  const chunks = tx
    .selectFrom('knowledge_chunk as chunk')
    .leftJoin('knowledge_embedding as embedding', (join) =>
      join
        .onRef('embedding.tenant_key', '=', 'chunk.tenant_key')
        .onRef('embedding.chunk_id', '=', 'chunk.id')
        .on('embedding.model', '=', model),
    )
    .where('embedding.chunk_id', 'is', null)
  return 'artifactId' in of
    ? chunks.where('chunk.artifact_id', '=', of.artifactId)
    : chunks.where('chunk.source_id', 'in', [...of.sourceIds])
}

const isNothing = (of: ChunksOf): boolean => 'sourceIds' in of && of.sourceIds.length === 0

/** The next chunks without an embedding of this model, in reading order, as they are embedded. */
export async function listChunksToEmbed(
  tx: Tx,
  of: ChunksOf,
  want: { model: string; count: number },
): Promise<ChunkToEmbed[]> {
  if (isNothing(of)) return []
  const rows = await withoutEmbedding(tx, of, want.model)
    .select(['chunk.id', 'chunk.heading', 'chunk.text'])
    .orderBy('chunk.source_id')
    .orderBy('chunk.position')
    .limit(want.count)
    .execute()
  return rows.map(toEmbed)
}

/** A chunk's text under its headings and its table's header, which its heading holds in later lines. */
export function toEmbed({ id, heading, text }: { id: string; heading: string; text: string }): ChunkToEmbed {
  const [path = '', ...tableHeader] = heading.split('\n')
  const headingPath = path === '' ? [] : path.split(' › ')
  return { id, text: searchTextOf({ headingPath, tableHeader: tableHeader.join('\n'), text }) }
}

export async function countChunksToEmbed(tx: Tx, of: ChunksOf, model: string): Promise<number> {
  if (isNothing(of)) return 0
  const row = await withoutEmbedding(tx, of, model)
    .select((builder) => builder.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

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
      : [{ chunk_id: chunk.id, ...tenant, model: made.model, embedding: vectorLiteral(vector) }]
  })
  if (rows.length === 0) return
  await tx
    .insertInto('knowledge_model')
    .values({ firm_id: owner.firmId, model: made.model })
    .onConflict((conflict) => conflict.column('firm_id').doNothing())
    .execute()
  await tx
    .insertInto('knowledge_embedding')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant_key', 'chunk_id', 'model']).doNothing())
    .execute()
}
