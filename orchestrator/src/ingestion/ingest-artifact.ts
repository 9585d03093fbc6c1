import { AppError } from '@parley/contracts/errors.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { workerScope, type Scope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { type Embedders, embeddersToWrite } from '../indexing/embedders.ts'
import { type ChunkPlace, insertEmbeddings, listChunksToEmbed } from '../indexing/embeddings.queries.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import {
  alignChunks,
  findArtifact,
  insertChunks,
  insertPages,
  removeText,
  takeArtifact,
  writeState,
  type IndexedArtifact,
  type IndexingState,
  type Tx,
} from './artifact-index.queries.ts'
import { giveBack, keepHolding, leaseEnd } from './hold-artifact.ts'
import type { IngestionThreads } from './parse-worker.ts'
import type { OnProgress } from './parsed-document.ts'
import type { ParsedFile, ReadFile } from './thread-protocol.ts'

export interface IngestionDependencies {
  database: Database<DB>
  /** Bytes of a stored file. */
  readFile: (storageKey: string) => Promise<Uint8Array>
  threads: Pick<IngestionThreads, 'parse'>
  embedders: Embedders
  /** Announces ARTIFACT_UPDATED (decisions D6, D11), in the transaction that changed the row. */
  announce: (
    tx: Tx,
    artifact: { id: string; firmId: string; clientId: string | null; status: string },
  ) => Promise<void>
  now: () => Date
}

/** The row that the job rings for; its tenant is the worker's scope. */
export interface IngestionJob {
  artifactId: string
  firmId: string
  clientId: string | null
}

export type IngestionOutcome =
  'indexed' | 'failed' | 'not-searchable' | 'up-to-date' | 'held-by-another' | 'lost' | 'gone'

const embeddingBatch = 32
/** Of the whole progress: the file is read, and its text is stored. */
const readShare = 0.15
const storedShare = 0.3
/** Milliseconds between two looks at the same stage that are shown. */
const tellEveryMs = 500

/** What `run` needs at every stage. */
interface Run extends IngestionDependencies {
  scope: Scope
  artifact: IndexedArtifact
  signal: AbortSignal | undefined
  /** What was shown last, and when. */
  shown: { status: string; at: number }
}

/** Somebody else took the artifact, or its file was replaced: stop without writing. */
class LostArtifact extends Error {}

/**
 * Makes an artifact searchable: file, text, chunks, embeddings. Each stage commits on its own and starts from
 * what is stored, so that it can be stopped anywhere and run again with the same rows as result. What a file
 * itself is to blame for ends as FAILED with a sentence; other errors are thrown, for the queue to try again.
 */
export async function ingestArtifact(
  dependencies: IngestionDependencies,
  job: IngestionJob,
  signal?: AbortSignal,
): Promise<IngestionOutcome> {
  const scope = workerScope(job)
  const taken = await take(dependencies, scope, job.artifactId)
  if (typeof taken === 'string') return taken
  const run: Run = { ...dependencies, scope, artifact: taken, signal, shown: { status: '', at: 0 } }
  const letGo = keepHolding(run)
  try {
    return await runStages(run)
  } catch (error) {
    if (error instanceof LostArtifact) return 'lost'
    letGo()
    await giveBack(run)
    throw error
  } finally {
    letGo()
  }
}

/**
 * The queue has given up: the artifact says so and can be tried again by a person.
 * @param error its text is shown where it is an AppError
 */
export async function markIngestionFailed(
  dependencies: Pick<IngestionDependencies, 'database' | 'announce'>,
  job: IngestionJob,
  error: unknown,
): Promise<void> {
  const text = error instanceof AppError ? error.message : 'Indexing failed. Try again later.'
  await dependencies.database.tenantTransaction(workerScope(job), async (tx) => {
    const artifact = await findArtifact(tx, job.artifactId)
    if (artifact === undefined || artifact.status === 'INDEXED') return
    const state = { indexing_status: 'FAILED', indexing_error: text, indexing_lease_until: null } as const
    if (await writeState(tx, artifact, state))
      await dependencies.announce(tx, { ...artifact, status: 'FAILED' })
  })
}

async function take(
  { database, embedders, now }: IngestionDependencies,
  scope: Scope,
  id: string,
): Promise<IndexedArtifact | 'up-to-date' | 'held-by-another' | 'gone'> {
  return database.tenantTransaction(scope, async (tx) => {
    const found = await findArtifact(tx, id)
    if (found === undefined) return 'gone'
    await alignChunks(tx, found)
    if (isUpToDate(found, embedders.deployment.model)) return 'up-to-date'
    const lease = { now: now(), until: leaseEnd(now) }
    return (await takeArtifact(tx, id, lease)) ?? 'held-by-another'
  })
}

/** Files that cannot be read stay so until their content changes. */
function isUpToDate(artifact: IndexedArtifact, model: string): boolean {
  if (artifact.indexedHash !== artifact.contentHash) return false
  if (artifact.status === 'NOT_SEARCHABLE' || (artifact.status === 'FAILED' && artifact.chunkCount === 0))
    return true
  return artifact.status === 'INDEXED' && artifact.indexedModel === model
}

async function runStages(run: Run): Promise<IngestionOutcome> {
  const hasText = run.artifact.indexedHash === run.artifact.contentHash && run.artifact.chunkCount > 0
  if (!hasText) {
    const outcome = await extract(run)
    if (outcome !== 'extracted') return outcome
  }
  await embed(run)
  return 'indexed'
}

async function extract(run: Run): Promise<'extracted' | 'failed' | 'not-searchable'> {
  await commit(run, { indexing_status: 'EXTRACTING', indexing_progress: 0, indexing_error: null })
  const bytes = await run.readFile(run.artifact.storageKey)
  const parsed = await parse(run, bytes)
  if (parsed instanceof AppError) {
    await storeNoText(run, { indexing_status: 'FAILED', indexing_error: parsed.message })
    return 'failed'
  }
  if (parsed.outcome === 'not-searchable') {
    await storeNoText(run, { indexing_status: 'NOT_SEARCHABLE', indexing_error: parsed.reason })
    return 'not-searchable'
  }
  await storeText(run, parsed)
  return 'extracted'
}

/**
 * Puts the new text in place of the old in parts, so that nothing else waits long for the database. The content's hash
 * comes with the last of them: a text that was not stored to its end is read again.
 */
async function storeText(run: Run, { pages, chunks, language, warnings }: ReadFile): Promise<void> {
  const parts = [
    ...partsOf(pages).map((part) => (tx: Tx) => insertPages(tx, run.artifact, part)),
    ...partsOf(chunks).map((part) => (tx: Tx) => insertChunks(tx, run.artifact, { chunks: part, language })),
  ]
  const reading = { indexing_status: 'EXTRACTING', indexed_hash: null, indexed_model: null } as const
  await commit(run, reading, (tx) => removeText(tx, run.artifact.id))
  for (const [index, part] of parts.entries()) {
    const indexing_progress = readShare + (storedShare - readShare) * (index / parts.length)
    await commit(run, { ...reading, indexing_progress }, part)
  }
  run.artifact.chunkCount = chunks.length
  await commit(run, {
    indexing_status: 'EMBEDDING',
    indexing_progress: storedShare,
    indexing_error: warnings.join(' ') || null,
    indexed_hash: run.artifact.contentHash,
    page_count: pages.length,
    chunk_count: chunks.length,
    language,
  })
}

/** Rows that one transaction stores. */
const partRows = 36

const partsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / partRows) }, (_, index) =>
    rows.slice(index * partRows, (index + 1) * partRows),
  )

/** Only what the file is to blame for is an answer; the rest (shutting down, out of threads) is thrown. */
async function parse(run: Run, bytes: Uint8Array): Promise<ParsedFile | AppError> {
  const teller = tellProgress(run)
  try {
    return await run.threads.parse(run.artifact.fileName, bytes, {
      signal: run.signal,
      onProgress: teller.tell,
    })
  } catch (error) {
    const isTheFile =
      error instanceof AppError && ['UNREADABLE_FILE', 'UNSUPPORTED_MEDIA_TYPE'].includes(error.code)
    if (isTheFile) return error
    throw error
  } finally {
    await teller.settled()
  }
}

/** Shows how far the reading is, one commit at a time; what comes meanwhile is left out. */
function tellProgress(run: Run): { tell: OnProgress; settled(): Promise<void> } {
  let working: Promise<void> | undefined
  let toldAt = performance.now()
  return {
    tell: (share) => {
      if (working !== undefined || performance.now() - toldAt < tellEveryMs) return
      toldAt = performance.now()
      const state = { indexing_status: 'EXTRACTING', indexing_progress: readShare * share } as const
      working = commit(run, state)
        // Whoever lost the artifact finds out with the next part.
        .catch(() => undefined)
        .finally(() => (working = undefined))
    },
    settled: async () => {
      await working
    },
  }
}

async function storeNoText(run: Run, state: IndexingState): Promise<void> {
  const nothing = {
    indexed_hash: run.artifact.contentHash,
    indexed_model: null,
    page_count: 0,
    chunk_count: 0,
  }
  const done = { indexing_progress: 1, indexing_lease_until: null }
  await commit(run, { ...state, ...nothing, ...done }, (tx) => removeText(tx, run.artifact.id))
}

async function embed(run: Run): Promise<void> {
  const embedders = await run.database.tenantRead(run.scope, (tx) => embeddersToWrite(tx, run.embedders))
  for (const [index, embedder] of embedders.entries()) {
    let after: ChunkPlace | undefined
    do after = await embedBatch(run, { embedder, after, share: (part) => (index + part) / embedders.length })
    while (after !== undefined)
  }
  await commit(run, {
    indexing_status: 'INDEXED',
    indexing_progress: 1,
    indexed_model: run.embedders.deployment.model,
    indexing_lease_until: null,
  })
}

interface Batch {
  embedder: EmbeddingProvider
  after: ChunkPlace | undefined
  /** Of all embedding, by the part that this embedder has done. */
  share: (part: number) => number
}

/** @returns where to go on; undefined after the last chunk */
async function embedBatch(run: Run, { embedder, after, share }: Batch): Promise<ChunkPlace | undefined> {
  run.signal?.throwIfAborted()
  const { id, chunkCount } = run.artifact
  const { model } = embedder
  const { chunks, last } = await run.database.tenantRead(run.scope, (tx) =>
    listChunksToEmbed(tx, { owner: run.artifact, sourceIds: [id], model, count: embeddingBatch, after }),
  )
  if (last === undefined || chunks.length === 0) return last
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
  return last
}

/** One stage's commit: its state first (which is also the check that the artifact is still held), then its rows. */
async function commit(run: Run, state: IndexingState, write?: (tx: Tx) => Promise<void>): Promise<void> {
  run.signal?.throwIfAborted()
  await run.database.tenantTransaction(run.scope, async (tx) => {
    const lease = { indexing_lease_until: leaseEnd(run.now) }
    if (!(await writeState(tx, run.artifact, { ...lease, ...state }))) throw new LostArtifact()
    await write?.(tx)
    const status = state.indexing_status ?? run.artifact.status
    if (status === run.shown.status && performance.now() - run.shown.at < tellEveryMs) return
    run.shown = { status, at: performance.now() }
    await run.announce(tx, { ...run.artifact, status })
  })
}
