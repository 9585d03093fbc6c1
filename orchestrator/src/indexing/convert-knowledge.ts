import { type Scope, workerScope } from '@parley/server-kit/database/scope.ts'
import { ingestArtifact, type IngestionDependencies } from '../ingestion/index.ts'
import { EmbedderUnavailable } from '../models/embeddings/index.ts'
import {
  type ChunkPlace,
  insertEmbeddings,
  toEmbed,
  completeSources,
  deleteFormerEmbeddings,
  forgetFormer,
  type HeldModel,
  listArtifactsToConvert,
  listFirmChunksToEmbed,
  lockChunks,
  renewModel,
  switchModel,
  takeModel,
} from '../embedding/index.ts'

export type ConversionOutcome =
  'converted' | 'cleaned' | 'nothing-to-do' | 'waits' | 'held-by-another' | 'lost'

/** Seconds, renewed at every commit. */
const leaseSeconds = 120
const embeddingBatch = 32
const deletedAtOnce = 200
/** Looks for chunks that came meanwhile; what comes after them waits for the next ring. */
const mostPasses = 5

interface Run extends IngestionDependencies {
  scope: Scope
  held: HeldModel
  /** The deployment's when the conversion began: a change of its dimensions ends it, and another one begins. */
  model: string
  signal: AbortSignal | undefined
}

/** Another worker has taken the firm over: stop without writing. */
class LostFirm extends Error {}

/**
 * Embeds all that a firm knows with the deployment's embedder, where its searches still ask another one (decisions D4)
 * or something was stored while it could not be asked.
 * Documents go through their ingestion, which shows its progress on them; the rest follows. Only when all is complete do
 * the firm's searches switch, so that they never go blank; the embeddings before go a while later, when no search that
 * began before is under way. Every part commits on its own and starts from what is stored.
 */
export async function convertKnowledge(
  ports: IngestionDependencies,
  { firmId }: { firmId: string },
  signal?: AbortSignal,
): Promise<ConversionOutcome> {
  const scope = workerScope({ firmId, clientId: null })
  await ports.embedders.ready()
  // The sweeper rings again once it answers.
  if (!ports.embedders.isAnswering) return 'waits'
  const held = await ports.database.tenantTransaction(scope, (tx) => takeModel(tx, firmId, leaseSeconds))
  if (held === undefined) return 'held-by-another'
  const run: Run = { ...ports, scope, held, model: ports.embedders.deployment.model, signal }
  try {
    if (held.model !== ports.embedders.deployment.model || held.isPartial) return await convert(run)
    if (held.former !== null && held.isSettled) return await removeFormer(run)
  } catch (error) {
    if (error instanceof LostFirm) return 'lost'
    await giveBack(run)
    if (error instanceof EmbedderUnavailable) return 'waits'
    throw error
  }
  await giveBack(run)
  return 'nothing-to-do'
}

async function convert(run: Run): Promise<ConversionOutcome> {
  const { model } = run
  for (let pass = 0; pass < mostPasses; pass += 1) {
    await convertArtifacts(run, model)
    await convertRest(run)
    if (await switchIfComplete(run, model)) return 'converted'
  }
  await giveBack(run)
  return 'nothing-to-do'
}

async function convertArtifacts(run: Run, model: string): Promise<void> {
  const jobs = await run.database.tenantRead(run.scope, (tx) => listArtifactsToConvert(tx, model))
  const renewing: IngestionDependencies = {
    ...run,
    announce: async (tx, artifact) => {
      if (!(await renewModel(tx, run.held, leaseSeconds))) throw new LostFirm()
      await run.announce(tx, artifact)
    },
  }
  for (const job of jobs) await ingestArtifact(renewing, job, run.signal)
}

/** What is not a document's: activations, interviews, summaries and conversations. */
async function convertRest(run: Run): Promise<void> {
  let after: ChunkPlace | undefined
  do after = await convertBatch(run, after)
  while (after !== undefined)
}

/** @returns where to go on; undefined after the last chunk */
async function convertBatch(run: Run, after: ChunkPlace | undefined): Promise<ChunkPlace | undefined> {
  run.signal?.throwIfAborted()
  const { deployment } = run.embedders
  if (deployment.model !== run.model) throw new EmbedderUnavailable('The embedder changed meanwhile.')
  const chunks = await run.database.tenantRead(run.scope, (tx) =>
    listFirmChunksToEmbed(tx, { model: deployment.model, count: embeddingBatch, after }),
  )
  const last = chunks.at(-1)
  if (last === undefined) return undefined
  const vectors = await deployment.embed(
    chunks.map((chunk) => toEmbed(chunk).text),
    { kind: 'passage', ...(run.signal === undefined ? {} : { signal: run.signal }) },
  )
  if (vectors.length !== chunks.length)
    throw new Error(`The embedder gave ${vectors.length} vectors for ${chunks.length} texts.`)
  await run.database.tenantTransaction(run.scope, async (tx) => {
    if (!(await renewModel(tx, run.held, leaseSeconds))) throw new LostFirm()
    const present = await lockChunks(
      tx,
      chunks.map(({ id }) => id),
    )
    for (const clientId of new Set(chunks.map(({ client_id }) => client_id))) {
      const own = chunks
        .map((chunk, index) => ({ chunk, vector: vectors[index] }))
        .flatMap(({ chunk, vector }) =>
          vector === undefined || chunk.client_id !== clientId || !present.has(chunk.id)
            ? []
            : [{ chunk, vector }],
        )
      await insertEmbeddings(
        tx,
        { firmId: run.held.firmId, clientId },
        {
          model: deployment.model,
          chunks: own.map(({ chunk }) => chunk),
          vectors: own.map(({ vector }) => vector),
        },
      )
    }
  })
  return { sourceId: last.source_id, position: last.position }
}

async function switchIfComplete(run: Run, model: string): Promise<boolean> {
  return run.database.tenantTransaction(run.scope, async (tx) => {
    if (!(await renewModel(tx, run.held, leaseSeconds))) throw new LostFirm()
    const [missing] = await listFirmChunksToEmbed(tx, { model, count: 1, after: undefined })
    if (missing !== undefined) return false
    await completeSources(tx, model)
    await switchModel(tx, run.held, model)
    return true
  })
}

async function removeFormer(run: Run): Promise<ConversionOutcome> {
  const want = { current: run.held.model, count: deletedAtOnce }
  let removed: number
  do {
    run.signal?.throwIfAborted()
    removed = await run.database.tenantTransaction(run.scope, async (tx) => {
      if (!(await renewModel(tx, run.held, leaseSeconds))) throw new LostFirm()
      const count = await deleteFormerEmbeddings(tx, want)
      if (count === 0) await forgetFormer(tx, run.held)
      return count
    })
  } while (removed > 0)
  return 'cleaned'
}

/** Gives the firm back at once, so that the next try need not wait for the lease to end. */
async function giveBack(run: Run): Promise<void> {
  await run.database
    .tenantTransaction(run.scope, (tx) => renewModel(tx, run.held, null))
    // The database may be what failed; then the lease ends by itself.
    .catch(() => undefined)
}
