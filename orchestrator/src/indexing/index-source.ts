import { createHash } from 'node:crypto'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Scope, workerScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { EmbedderUnavailable } from '../models/embeddings/index.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import type { Tenant } from '../tenant.ts'
import {
  type Embedders,
  embeddersToWrite,
  type ChunkPlace,
  insertEmbeddings,
  listChunksToEmbed,
  type Tx,
  markPartial,
} from '../embedding/index.ts'
import {
  countFailure,
  deleteChunks,
  type HeldSource,
  insertSourceChunks,
  listStoredChunks,
  type SourceChunk,
  type SourceState,
  type StoredChunk,
  takeSource,
  writeSourceState,
  sourceLeaseSeconds,
} from './knowledge-source.queries.ts'
import { chunksOfConversation, chunksOfInterview, chunksOfSummary } from './source-chunks.ts'
import { findConversationTexts, findInterviewText, findSummaryText } from './source-texts.queries.ts'

export interface IndexingPorts {
  database: Database<DB>
  embedders: Embedders
  /** The language of a text (ISO 639-1); undefined where it cannot be told. */
  languageOf: (text: string) => Promise<string | undefined>
}

export type SourceJob = Tenant & { sourceId: string }
export type SourceOutcome = 'indexed' | 'not-due' | 'lost'

const embeddingBatch = 32
/** Failures in a row after which a source waits for its next change. */
const mostFailures = 8

interface Run extends IndexingPorts {
  scope: Scope
  held: HeldSource
  signal: AbortSignal | undefined
}

/** The source was changed or deleted meanwhile, or another worker took it: stop without writing. */
class LostSource extends Error {}

/**
 * Makes an interview, a summary or a conversation searchable: what stands of it is cut into chunks, put in place of
 * what was indexed before, and embedded. Each part commits on its own and starts from what is stored. What happens to
 * the source meanwhile rings again by itself (migration 0016).
 */
export async function indexSource(
  ports: IndexingPorts,
  job: SourceJob,
  signal?: AbortSignal,
): Promise<SourceOutcome> {
  const scope = workerScope(job)
  await ports.embedders.ready()
  const held = await ports.database.tenantTransaction(scope, (tx) => takeSource(tx, job.sourceId))
  if (held === undefined) return 'not-due'
  const run: Run = { ...ports, scope, held, signal }
  try {
    const chunks = await replaceChunks(run)
    await end(run, await embedAll(run, [...new Set(chunks.map(({ sourceId }) => sourceId))]))
    return 'indexed'
  } catch (error) {
    if (error instanceof LostSource) return 'lost'
    await giveBack(run)
    throw error
  }
}

async function replaceChunks(run: Run): Promise<SourceChunk[]> {
  const { held } = run
  const { cut, stored } = await run.database.tenantRead(run.scope, async (tx) => {
    const { known, cut } = await readSource(tx, held)
    return { cut, stored: await listStoredChunks(tx, held, known) }
  })
  const chunks = await cut()
  const { stale, missing } = differences(chunks, stored)
  const language =
    missing.length === 0 ? undefined : await run.languageOf(missing.map(({ text }) => text).join('\n'))
  const state: SourceState = {
    status: 'EMBEDDING',
    chunk_count: chunks.length,
    indexed_hash: createHash('sha256').update(chunks.map(placeOf).join('\n')).digest('hex'),
  }
  await commit(run, state, {
    write: async (tx) => {
      await deleteChunks(tx, stale)
      if (missing.length > 0)
        await insertSourceChunks(tx, held, { chunks: missing, language: language ?? null })
    },
  })
  return chunks
}

interface SourceTexts {
  /** Rows that may have been indexed. */
  known: string[]
  /** Cuts what stands of them into chunks. */
  cut: () => Promise<SourceChunk[]>
}

/** What is gone, or does not stand yet, has no chunks. */
async function readSource(tx: Tx, { kind, id }: HeldSource): Promise<SourceTexts> {
  const nothing = (): Promise<SourceChunk[]> => Promise.resolve([])
  if (kind === 'conversation') {
    const texts = await findConversationTexts(tx, id)
    return texts === undefined
      ? { known: [], cut: nothing }
      : { known: texts.known, cut: () => chunksOfConversation(texts) }
  }
  if (kind === 'interview') {
    const interview = await findInterviewText(tx, id)
    return { known: [id], cut: interview === undefined ? nothing : () => chunksOfInterview(id, interview) }
  }
  const summary = await findSummaryText(tx, id)
  return { known: [id], cut: summary === undefined ? nothing : () => chunksOfSummary(id, summary) }
}

const placeOf = ({ id, position, label, heading }: SourceChunk | StoredChunk): string =>
  JSON.stringify([id, position, label, heading])

/** Rows whose chunks are all as they should be stay as they are, with their embeddings; the others are made anew. */
function differences(
  chunks: readonly SourceChunk[],
  stored: readonly StoredChunk[],
): { stale: string[]; missing: SourceChunk[] } {
  const wanted = new Map<string, Set<string>>()
  const present = new Map<string, Set<string>>()
  const put = (sets: Map<string, Set<string>>, sourceId: string, place: string): void => {
    sets.set(sourceId, (sets.get(sourceId) ?? new Set()).add(place))
  }
  for (const chunk of chunks) put(wanted, chunk.sourceId, placeOf(chunk))
  for (const chunk of stored) put(present, chunk.source_id, placeOf(chunk))
  const isSame = (sourceId: string): boolean => {
    const [one, other] = [wanted.get(sourceId), present.get(sourceId)]
    return one !== undefined && other?.size === one.size && [...one].every((place) => other.has(place))
  }
  return {
    stale: [...present.keys()].filter((id) => !isSame(id)),
    missing: chunks.filter(({ sourceId }) => !isSame(sourceId)),
  }
}

/** Where the deployment's embedder could not be asked, words find the source until the sweeper has it embedded. */
const byWords = 'Found by its words for now, because the embedding server does not answer.'

async function end(run: Run, model: string | undefined): Promise<void> {
  const isByWords = model === undefined
  const state = { indexed_model: model ?? null, error: isByWords ? byWords : null, failures: 0 }
  await commit(
    run,
    { status: 'INDEXED', ...state },
    {
      ends: true,
      write: async (tx) => {
        if (isByWords) await markPartial(tx, run.held.firmId)
      },
    },
  )
}

/** @returns the deployment's model, which all chunks are embedded with in the end; undefined while it cannot be asked */
async function embedAll(run: Run, sourceIds: string[]): Promise<string | undefined> {
  const embedders = await run.database.tenantRead(run.scope, (tx) => embeddersToWrite(tx, run.embedders))
  // The deployment's comes last.
  let model: string | undefined
  for (const embedder of embedders)
    model = (await embedWith(run, sourceIds, embedder)) ? embedder.model : undefined
  return model
}

/** @returns false where the embedder cannot be asked just now */
async function embedWith(run: Run, sourceIds: string[], embedder: EmbeddingProvider): Promise<boolean> {
  let after: ChunkPlace | undefined
  try {
    do after = await embedBatch(run, { sourceIds, embedder, after })
    while (after !== undefined)
    return true
  } catch (error) {
    if (error instanceof EmbedderUnavailable) return false
    throw error
  }
}

/** @returns where to go on; undefined after the last chunk */
async function embedBatch(
  run: Run,
  {
    sourceIds,
    embedder,
    after,
  }: { sourceIds: string[]; embedder: EmbeddingProvider; after: ChunkPlace | undefined },
): Promise<ChunkPlace | undefined> {
  run.signal?.throwIfAborted()
  const { model } = embedder
  const { chunks, last } = await run.database.tenantRead(run.scope, (tx) =>
    listChunksToEmbed(tx, { owner: run.held, sourceIds, model, count: embeddingBatch, after }),
  )
  if (chunks.length === 0) return last
  const vectors = await embedder.embed(
    chunks.map(({ text }) => text),
    { kind: 'passage', ...(run.signal === undefined ? {} : { signal: run.signal }) },
  )
  if (vectors.length !== chunks.length)
    throw new Error(`The embedder gave ${vectors.length} vectors for ${chunks.length} texts.`)
  await commit(
    run,
    { status: 'EMBEDDING' },
    { write: (tx) => insertEmbeddings(tx, run.held, { model, chunks, vectors }) },
  )
  return last
}

/** One part's commit: the state first, which is also the check that the source is as it was taken, then its rows. */
async function commit(
  run: Run,
  state: SourceState,
  { write, ends = false }: { write?: (tx: Tx) => Promise<void>; ends?: boolean },
): Promise<void> {
  run.signal?.throwIfAborted()
  await run.database.tenantTransaction(run.scope, async (tx) => {
    const lease = ends ? null : sourceLeaseSeconds
    if (!(await writeSourceState(tx, run.held, { ...state, leaseSeconds: lease }))) throw new LostSource()
    await write?.(tx)
  })
}

/** Gives the source back at once, so that the next try need not wait for the lease to end. */
async function giveBack(run: Run): Promise<void> {
  const isStopping = run.signal?.aborted === true
  await run.database
    .tenantTransaction(run.scope, async (tx) => {
      if (isStopping) await writeSourceState(tx, run.held, { status: 'PENDING', leaseSeconds: null })
      else await countFailure(tx, run.held, { most: mostFailures, text: 'Indexing failed.' })
    })
    // The database may be what failed; then the lease ends by itself.
    .catch(() => undefined)
}
