import type { EmbedderNotice } from '@parley/contracts/rules/embedder-notice.ts'
import { readEmbeddingModel } from '@parley/contracts/rules/embedding-model.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { relayScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { type Embedders, listSearchedModels } from '../embedding/index.ts'

/**
 * What keeps searches from going by meaning: the embedder cannot be asked, or it answers other dimensions than what is
 * indexed has. The latter passes once all firms are converted.
 */
export async function findNotices({
  database,
  embedders,
}: {
  database: Database<DB>
  embedders: Embedders
}): Promise<EmbedderNotice[]> {
  if (embedders.notice !== undefined) return [embedders.notice]
  if (!embedders.isAnswering) return []
  const { name, dimensions } = readEmbeddingModel(embedders.deployment.model)
  const searched = await database.tenantRead(relayScope, listSearchedModels)
  return searched
    .map(readEmbeddingModel)
    .filter((before) => before.name === name && before.dimensions !== dimensions)
    .slice(0, 1)
    .map((before) => ({ code: 'CHANGED', model: name, dimensions, before: before.dimensions }))
}
