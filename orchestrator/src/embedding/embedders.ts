import type { EmbedderNotice } from '@parley/contracts/rules/embedder-notice.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import type { Tx } from './embeddings.queries.ts'

/** The deployment's embedder, and those that it could still ask. */
export interface Embedders {
  /** Another one once its server answers other dimensions. */
  readonly deployment: EmbeddingProvider
  /** Why the deployment's cannot be asked just now; words are searched meanwhile. */
  readonly notice: EmbedderNotice | undefined
  /** It has answered, and nothing keeps it from being asked. */
  readonly isAnswering: boolean
  /** Resolves once it is known how the deployment's answers, or that it does not. */
  ready(): Promise<void>
  /** The embedder of that name; undefined where this deployment cannot ask it. */
  find(model: string): EmbeddingProvider | undefined
}

/** Embedders of which one, the first, is the deployment's. */
export function createEmbedders(deployment: EmbeddingProvider, ...others: EmbeddingProvider[]): Embedders {
  const all = [deployment, ...others]
  return {
    deployment,
    notice: undefined,
    isAnswering: true,
    ready: () => Promise.resolve(),
    find: (model) => all.find((one) => one.model === model),
  }
}

/** The embedder that a firm's chunks are all embedded with; undefined before its first chunk. */
export async function findFirmModel(tx: Tx): Promise<string | undefined> {
  const row = await tx.selectFrom('knowledge_model').select('model').executeTakeFirst()
  return row?.model
}

/**
 * The embedder that a search of this scope's firm asks. While a firm is converted to another one, that is the one
 * before, so that nothing is missing from what is found (decisions D4). Where that one can no longer be asked, the
 * deployment's stands in: words still find what its vectors do not reach yet.
 */
export async function embedderOf(
  { database, embedders }: { database: Database<DB>; embedders: Embedders },
  scope: Scope,
): Promise<EmbeddingProvider> {
  const model = await database.tenantRead(scope, findFirmModel)
  return (model === undefined ? undefined : embedders.find(model)) ?? embedders.deployment
}

/** The embedders that new chunks of a firm are embedded with: the deployment's, and that of its searches until then. */
export async function embeddersToWrite(tx: Tx, embedders: Embedders): Promise<EmbeddingProvider[]> {
  const model = await findFirmModel(tx)
  const former =
    model === undefined || model === embedders.deployment.model ? undefined : embedders.find(model)
  return former === undefined ? [embedders.deployment] : [former, embedders.deployment]
}
