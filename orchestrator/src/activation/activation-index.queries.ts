import { insertEmbeddings, markPartial } from '../embedding/index.ts'
import { writePostings } from '../retrieval/index.ts'
import type { Tx } from '../runs/index.ts'
import type { ActivationPlace } from './activation.queries.ts'
import type { BundleChunk } from './bundle-chunks.ts'

export interface EmbeddedChunks {
  model: string
  chunks: BundleChunk[]
  vectors: Float32Array[]
}

/** Puts a bundle's pieces in place of those of an earlier activation of the phase. */
export async function replaceChunks(tx: Tx, held: ActivationPlace, made: EmbeddedChunks): Promise<void> {
  await tx.deleteFrom('knowledge_chunk').where('source_id', '=', held.activationId).execute()
  if (made.chunks.length === 0) return
  const { is_confidential } = await tx
    .selectFrom('initiative')
    .select('is_confidential')
    .where('id', '=', held.initiativeId)
    .executeTakeFirstOrThrow()
  const tenant = { firm_id: held.firmId, client_id: held.clientId }
  await tx
    .insertInto('knowledge_chunk')
    .values(
      made.chunks.map(({ id, position, label, heading, text }) => ({
        ...tenant,
        id,
        position,
        label,
        heading,
        text,
        initiative_id: held.initiativeId,
        source_kind: 'activation',
        source_id: held.activationId,
        start_offset: 0,
        end_offset: text.length,
        is_confidential,
        trust: 'agent',
      })),
    )
    .execute()
  await writePostings(tx, held, { sourceId: held.activationId })
  await insertEmbeddings(tx, held, made)
  if (made.vectors.length < made.chunks.length) await markPartial(tx, held.firmId)
}

/** The texts of passages as they are now, by id; a document may have gone since it was found. */
export async function readChunkTexts(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('knowledge_chunk')
    .select(['id', 'heading', 'text'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, heading, text }) => [id, `${heading}\n${text}`]))
}
