import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/** A document within reach: a client's, or for firm users one of the firm's own. */
export const findIndexedArtifact = (tx: Tx, id: string, { isFirmUser }: { isFirmUser: boolean }) =>
  tx
    .selectFrom('artifact')
    .select([
      'id',
      'name',
      'indexing_status',
      'indexing_progress',
      'indexing_error',
      'indexed_model',
      'chunk_count',
      'page_count',
    ])
    .where('id', '=', id)
    .$if(!isFirmUser, (query) => query.where('client_id', 'is not', null))
    .executeTakeFirst()

export async function listIndexedChunks(
  tx: Tx,
  artifact: { id: string; indexed_model: string | null },
  { from, limit }: { from: number; limit: number },
) {
  const { total } = await tx
    .selectFrom('knowledge_chunk')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('artifact_id', '=', artifact.id)
    .executeTakeFirstOrThrow()
  const chunks = await tx
    .selectFrom('knowledge_chunk as k')
    .leftJoin('knowledge_embedding as e', (join) =>
      join
        .onRef('e.tenant_key', '=', 'k.tenant_key')
        .onRef('e.chunk_id', '=', 'k.id')
        .on('e.model', '=', artifact.indexed_model ?? ''),
    )
    .select(['k.id', 'k.position', 'k.page', 'k.label', 'k.heading'])
    .select(sql<number>`length(k.text)`.as('characters'))
    .select(sql<boolean>`e.chunk_id is not null`.as('isEmbedded'))
    .where('k.artifact_id', '=', artifact.id)
    .orderBy('k.position')
    .offset(from)
    .limit(limit)
    .execute()
  return { total, chunks }
}
