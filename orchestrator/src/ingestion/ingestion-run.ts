import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { Embedders } from '../embedding/index.ts'
import { type IndexedArtifact, type IndexingState, type Tx, writeState } from './artifact-index.queries.ts'
import { leaseEnd } from './hold-artifact.ts'
import type { Pace } from './pace.ts'
import type { IngestionThreads } from './parse-worker.ts'

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
  /** Rests of a flood of documents; none where the database itself makes people come first. */
  pace?: Pace
}

/** Of the whole progress: the file is read, and its text is stored. */
export const readShare = 0.15
export const storedShare = 0.3
/** Milliseconds between two looks at the same stage that are shown. */
export const tellEveryMs = 500

/** One artifact at work: what every stage needs. */
export interface IngestionRun extends IngestionDependencies {
  scope: Scope
  artifact: IndexedArtifact
  signal: AbortSignal | undefined
  /** What was shown last, and when. */
  shown: { status: string; at: number }
}

/** Somebody else took the artifact, or its file was replaced: stop without writing. */
export class LostArtifact extends Error {}

/** One stage's commit: its state first (which is also the check that the artifact is still held), then its rows. */
export async function commit(
  run: IngestionRun,
  state: IndexingState,
  write?: (tx: Tx) => Promise<void>,
): Promise<void> {
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

/** A part of the work on a document, with the rest that is due after it. */
export const paced = <T>({ pace, artifact, signal }: IngestionRun, part: () => Promise<T>): Promise<T> =>
  pace === undefined ? part() : pace.work(artifact.firmId, part, signal)
