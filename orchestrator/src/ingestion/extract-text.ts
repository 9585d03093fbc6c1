import { AppError } from '@parley/contracts/errors.ts'
import {
  type IndexingState,
  insertChunks,
  insertPages,
  removeText,
  type Tx,
} from './artifact-index.queries.ts'
import { commit, type IngestionRun, paced, readShare, storedShare, tellEveryMs } from './ingestion-run.ts'
import type { OnProgress } from './parsed-document.ts'
import type { ParsedFile, ReadFile } from './thread-protocol.ts'

/** The first stage: reads the file, and stores its text in pages and chunks in place of what was there. */
export async function extractText(run: IngestionRun): Promise<'extracted' | 'failed' | 'not-searchable'> {
  await commit(run, { indexing_status: 'EXTRACTING', indexing_progress: 0, indexing_error: null })
  const bytes = await run.readFile(run.artifact.storageKey)
  const parsed = await paced(run, () => parse(run, bytes))
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
async function storeText(run: IngestionRun, read: ReadFile): Promise<void> {
  const { pages, chunks, language, warnings } = read
  const rows = run.database.source.singleSession ? partRows.ofOneSession : partRows.ofMany
  const parts = [
    ...partsOf(pages, rows).map((part) => (tx: Tx) => insertPages(tx, run.artifact, part)),
    ...partsOf(chunks, rows).map(
      (part) => (tx: Tx) => insertChunks(tx, run.artifact, { chunks: part, language }),
    ),
  ]
  const reading = { indexing_status: 'EXTRACTING', indexed_hash: null, indexed_model: null } as const
  await commit(run, reading, (tx) => removeText(tx, run.artifact.id))
  for (const [index, part] of parts.entries()) {
    const indexing_progress = readShare + (storedShare - readShare) * (index / parts.length)
    await paced(run, () => commit(run, { ...reading, indexing_progress }, part))
  }
  run.artifact.chunkCount = chunks.length
  await commit(run, {
    indexing_status: 'EMBEDDING',
    indexing_progress: storedShare,
    indexing_error: warnings.join(' ') || null,
    indexed_hash: run.artifact.contentHash,
    page_count: read.extent,
    chunk_count: chunks.length,
    language,
  })
}

/** Rows that one transaction stores; few where everybody else waits for its session meanwhile. */
const partRows = { ofOneSession: 24, ofMany: 36 }

const partsOf = <Row>(rows: readonly Row[], count: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / count) }, (_, index) =>
    rows.slice(index * count, (index + 1) * count),
  )

/** Only what the file is to blame for is an answer; the rest (shutting down, out of threads) is thrown. */
async function parse(run: IngestionRun, bytes: Uint8Array): Promise<ParsedFile | AppError> {
  const teller = tellProgress(run)
  try {
    return await run.threads.parse(run.artifact.fileName, bytes, {
      tenant: run.artifact.firmId,
      rest: run.pace?.restOf(run.artifact.firmId) ?? 0,
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
function tellProgress(run: IngestionRun): { tell: OnProgress; settled(): Promise<void> } {
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

async function storeNoText(run: IngestionRun, state: IndexingState): Promise<void> {
  const nothing = {
    indexed_hash: run.artifact.contentHash,
    indexed_model: null,
    page_count: 0,
    chunk_count: 0,
  }
  const done = { indexing_progress: 1, indexing_lease_until: null }
  await commit(run, { ...state, ...nothing, ...done }, (tx) => removeText(tx, run.artifact.id))
}
