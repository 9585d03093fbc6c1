import { sql } from 'kysely'
import type { ChunkPlace, Tx } from './embeddings.queries.ts'

/** A firm's embedder, held by one worker. */
export interface HeldModel {
  firmId: string
  /** What the firm's searches ask. */
  model: string
  /** The one before, whose embeddings are still there. */
  former: string | null
  /** Long enough ago that no search that began before it is under way. */
  isSettled: boolean
  generation: number
}

/** How long after a switch the embeddings before it stay, for searches that had begun. */
export const settlingSeconds = 60

const leaseEnd = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

/** Takes the firm's embedder for one worker; undefined where another one holds it, or nothing is indexed. */
export async function takeModel(
  tx: Tx,
  firmId: string,
  leaseSeconds: number,
): Promise<HeldModel | undefined> {
  const row = await tx
    .updateTable('knowledge_model')
    .set({ generation: sql`generation + 1`, lease_until: leaseEnd(leaseSeconds) })
    .where('firm_id', '=', firmId)
    .where(sql<boolean>`coalesce(lease_until, now()) <= now()`)
    .returning(['model', 'former', 'generation'])
    .returning(sql<boolean>`switched_at < now() - make_interval(secs => ${settlingSeconds})`.as('is_settled'))
    .executeTakeFirst()
  return (
    row && {
      firmId,
      model: row.model,
      former: row.former,
      isSettled: row.is_settled,
      generation: row.generation,
    }
  )
}

/** @param leaseSeconds null gives it back. @returns false where another worker has it */
export async function renewModel(tx: Tx, held: HeldModel, leaseSeconds: number | null): Promise<boolean> {
  const result = await tx
    .updateTable('knowledge_model')
    .set({ lease_until: leaseSeconds === null ? null : leaseEnd(leaseSeconds) })
    .where('firm_id', '=', held.firmId)
    .where('generation', '=', held.generation)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** From now on the firm's searches ask `model`. */
export async function switchModel(tx: Tx, held: HeldModel, model: string): Promise<void> {
  await tx
    .updateTable('knowledge_model')
    .set({ model, former: held.model, switched_at: sql`now()`, lease_until: null })
    .where('firm_id', '=', held.firmId)
    .where('generation', '=', held.generation)
    .execute()
}

export async function forgetFormer(tx: Tx, held: HeldModel): Promise<void> {
  await tx
    .updateTable('knowledge_model')
    .set({ former: null, lease_until: null })
    .where('firm_id', '=', held.firmId)
    .where('generation', '=', held.generation)
    .execute()
}

/** Documents with text that are not embedded with `model`, the oldest first. */
export const listArtifactsToConvert = (tx: Tx, model: string) =>
  tx
    .selectFrom('artifact')
    .select(['id as artifactId', 'firm_id as firmId', 'client_id as clientId'])
    .where('chunk_count', '>', 0)
    .where('indexing_status', '=', 'INDEXED')
    .where(sql<boolean>`indexed_model is distinct from ${model}`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The firm's next chunks without an embedding of `model`, from a place on. */
export async function listFirmChunksToEmbed(
  tx: Tx,
  want: { model: string; count: number; after: ChunkPlace | undefined },
) {
  const { model, count, after } = want
  let query = tx
    .selectFrom('knowledge_chunk as chunk')
    .leftJoin('knowledge_embedding as embedding', (join) =>
      join
        .onRef('embedding.tenant_key', '=', 'chunk.tenant_key')
        .onRef('embedding.chunk_id', '=', 'chunk.id')
        .on('embedding.model', '=', model),
    )
    .where('embedding.chunk_id', 'is', null)
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(chunk.source_id, chunk.position) > (${after.sourceId}::uuid, ${after.position}::int)`,
    )
  return query
    .select(['chunk.id', 'chunk.client_id', 'chunk.source_id', 'chunk.position'])
    .select(['chunk.heading', 'chunk.text'])
    .orderBy('chunk.source_id')
    .orderBy('chunk.position')
    .limit(count)
    .execute()
}

/** Those of the chunks that are still there, kept there until the transaction's end. */
export async function lockChunks(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('knowledge_chunk')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Removes embeddings of other models than the current one. @returns how many */
export async function deleteFormerEmbeddings(
  tx: Tx,
  want: { current: string; count: number },
): Promise<number> {
  const result = await tx
    .deleteFrom('knowledge_embedding')
    .where('model', '<>', want.current)
    .where(
      (builder) => builder.refTuple('tenant_key', 'chunk_id'),
      'in',
      tx
        .selectFrom('knowledge_embedding as former')
        .select(['former.tenant_key', 'former.chunk_id'])
        .where('former.model', '<>', want.current)
        .limit(want.count)
        .$asTuple('tenant_key', 'chunk_id'),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
