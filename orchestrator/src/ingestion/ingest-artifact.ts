import { failureSentence } from '@parley/contracts/failure-words.ts'
import { AppError } from '@parley/contracts/errors.ts'
import { type Scope, workerScope } from '@parley/server-kit/database/scope.ts'
import {
  alignChunks,
  type IndexedArtifact,
  isHeld,
  lockArtifact,
  takeArtifact,
  writeState,
} from './artifact-index.queries.ts'
import { embedChunks } from './embed-chunks.ts'
import { extractText } from './extract-text.ts'
import { giveBack, keepHolding, leaseEnd } from './hold-artifact.ts'
import { type IngestionDependencies, type IngestionRun, LostArtifact } from './ingestion-run.ts'

/** The row that the job rings for; its tenant is the worker's scope. */
export interface IngestionJob {
  artifactId: string
  firmId: string
  clientId: string | null
}

export type IngestionOutcome =
  'indexed' | 'failed' | 'not-searchable' | 'up-to-date' | 'held-by-another' | 'lost' | 'gone'

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
  await dependencies.embedders.ready()
  const taken = await take(dependencies, scope, job.artifactId)
  if (typeof taken === 'string') return taken
  const run: IngestionRun = { ...dependencies, scope, artifact: taken, signal, shown: { status: '', at: 0 } }
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
  dependencies: Pick<IngestionDependencies, 'database' | 'announce' | 'now'>,
  job: IngestionJob,
  error: unknown,
): Promise<void> {
  const text = error instanceof AppError ? error.message : failureSentence('indexingFailed')
  await dependencies.database.tenantTransaction(workerScope(job), async (tx) => {
    const artifact = await lockArtifact(tx, job.artifactId)
    if (artifact === undefined || artifact.status === 'INDEXED') return
    // Rung for by somebody else meanwhile, it may still come out well.
    if (await isHeld(tx, artifact.id, dependencies.now())) return
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
    const artifact = await lockArtifact(tx, id)
    if (artifact === undefined) return 'gone'
    await alignChunks(tx, artifact)
    if (isUpToDate(artifact, embedders.deployment.model)) return 'up-to-date'
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

async function runStages(run: IngestionRun): Promise<IngestionOutcome> {
  const hasText = run.artifact.indexedHash === run.artifact.contentHash && run.artifact.chunkCount > 0
  if (!hasText) {
    const outcome = await extractText(run)
    if (outcome !== 'extracted') return outcome
  }
  await embedChunks(run)
  return 'indexed'
}
