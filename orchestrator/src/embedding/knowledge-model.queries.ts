import { sql } from 'kysely'
import { leaseEnd } from '../leases/index.ts'
import type { ChunkPlace, Tx } from './embeddings.queries.ts'

/** A firm's embedder, held by one worker. */
export interface HeldModel {
  firmId: string
  /** What the firm's searches ask. */
  model: string
  /** The one before, whose embeddings are still there. */
  former: string | null
  /** Something was stored while its embedder could not be asked. */
  isPartial: boolean
  /** Long enough ago that no search that began before it is under way. */
  isSettled: boolean
  generation: number
}

/** How long after a switch the embeddings before it stay, for searches that had begun. */
export const settlingSeconds = 60

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
    .returning(['model', 'former', 'is_partial', 'generation'])
    .returning(sql<boolean>`switched_at < now() - make_interval(secs => ${settlingSeconds})`.as('is_settled'))
    .executeTakeFirst()
  return (
    row && {
      firmId,
      model: row.model,
      former: row.former,
      isPartial: row.is_partial,
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

/** From now on the firm's searches ask `model`, and nothing that it knows is without its embedding. */
export async function switchModel(tx: Tx, held: HeldModel, model: string): Promise<void> {
  await tx
    .updateTable('knowledge_model')
    .set({
      model,
      // What was only incomplete has none before it.
      ...(model !== held.model && { former: held.model, switched_at: sql<Date>`now()` }),
      is_partial: false,
      lease_until: null,
    })
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

/** In place of an embedder's name where a firm's first chunks had none. */
const noModel = 'words'

/** The firm has chunks without an embedding: the sweeper rings for it once the embedder answers. */
export async function markPartial(tx: Tx, firmId: string): Promise<void> {
  await tx
    .insertInto('knowledge_model')
    .values({ firm_id: firmId, model: noModel, is_partial: true })
    .onConflict((conflict) => conflict.column('firm_id').doUpdateSet({ is_partial: true }))
    .execute()
}

/** Sources that were indexed by their words alone are so no longer. */
export async function completeSources(tx: Tx, model: string): Promise<void> {
  await tx
    .updateTable('knowledge_source')
    .set({ indexed_model: model, error: null })
    .where('status', '=', 'INDEXED')
    .where('indexed_model', 'is', null)
    .execute()
}

/** The models that any firm's searches ask. The relay's role may see no more of a firm. */
export async function listSearchedModels(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('knowledge_model').select('model').distinct().execute()
  return rows.map(({ model }) => model)
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
