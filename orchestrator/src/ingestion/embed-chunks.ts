import {
  embeddersToWrite,
  type ChunkPlace,
  insertEmbeddings,
  listChunksToEmbed,
  markPartial,
} from '../embedding/index.ts'
import { EmbedderUnavailable } from '../models/embeddings/index.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import { noteByWords } from './artifact-index.queries.ts'
import { commit, type IngestionRun, paced, storedShare } from './ingestion-run.ts'

/** Chunks of one call to the embedder, and of one transaction; few where everybody else waits for its session. */
const embeddingBatch = { ofOneSession: 24, ofMany: 32 }

/**
 * The second stage: an embedding of each stored chunk by each embedder that the firm's knowledge needs. While the
 * deployment's cannot be asked the document is indexed all the same, found by its words, and says so; its firm is marked,
 * so that the embeddings follow by themselves.
 */
export async function embedChunks(run: IngestionRun): Promise<void> {
  const embedders = await run.database.tenantRead(run.scope, (tx) => embeddersToWrite(tx, run.embedders))
  let indexedModel: string | null = null
  for (const [index, embedder] of embedders.entries()) {
    const share = (part: number): number => (index + part) / embedders.length
    if (await embedWith(run, { embedder, share })) indexedModel = embedder.model
  }
  const state = {
    indexing_status: 'INDEXED',
    indexing_progress: 1,
    indexed_model: indexedModel,
    indexing_lease_until: null,
  } as const
  await commit(run, state, async (tx) => {
    await noteByWords(tx, run.artifact.id, indexedModel === null)
    if (indexedModel !== embedders.at(-1)?.model) await markPartial(tx, run.artifact.firmId)
  })
}

/** @returns false where the embedder cannot be asked just now */
async function embedWith(run: IngestionRun, { embedder, share }: Omit<Batch, keyof Place>): Promise<boolean> {
  let place: Place = { after: undefined, isFresh: false }
  try {
    do place = await paced(run, () => embedBatch(run, { embedder, share, ...place }))
    while (place.after !== undefined)
    return true
  } catch (error) {
    if (error instanceof EmbedderUnavailable) return false
    throw error
  }
}

interface Place {
  after: ChunkPlace | undefined
  isFresh: boolean
}

interface Batch extends Place {
  embedder: EmbeddingProvider
  /** Of all embedding, by the part that this embedder has done. */
  share: (part: number) => number
}

/** @returns where to go on; nowhere after the last chunk */
async function embedBatch(run: IngestionRun, { embedder, share, ...place }: Batch): Promise<Place> {
  run.signal?.throwIfAborted()
  const { id, chunkCount } = run.artifact
  const { model } = embedder
  const count = run.database.source.singleSession ? embeddingBatch.ofOneSession : embeddingBatch.ofMany
  const { chunks, last, isFresh } = await run.database.tenantRead(run.scope, (tx) =>
    listChunksToEmbed(tx, { owner: run.artifact, sourceIds: [id], model, count, ...place }),
  )
  const next = { after: last, isFresh }
  if (last === undefined || chunks.length === 0) return next
  const options = { kind: 'passage' as const, ...(run.signal === undefined ? {} : { signal: run.signal }) }
  const vectors = await embedder.embed(
    chunks.map((chunk) => chunk.text),
    options,
  )
  if (vectors.length !== chunks.length)
    throw new Error(`The embedder gave ${vectors.length} vectors for ${chunks.length} texts.`)
  const done = share(Math.min(1, (last.position + 1) / Math.max(1, chunkCount)))
  const progress = Math.min(0.99, storedShare + (1 - storedShare) * done)
  const state = { indexing_status: 'EMBEDDING', indexing_progress: progress } as const
  await commit(run, state, (tx) => insertEmbeddings(tx, run.artifact, { model, chunks, vectors }))
  return next
}
