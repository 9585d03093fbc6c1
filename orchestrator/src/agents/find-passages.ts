import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import type { Calibration } from '../retrieval/calibration.ts'
import { searchPassages } from '../retrieval/search-passages.ts'
import { type FindPassages, leastRelevance } from './evidence.ts'

export interface FindPassagesPorts {
  database: Database<DB>
  embeddings: EmbeddingProvider
  calibrate: (embeddings: EmbeddingProvider) => Promise<Calibration>
}

/** Searches for the agents of a phase: the initiative's and the client's sources, and the firm's for client work (D11). */
export const createFindPassages =
  ({ database, embeddings, calibrate }: FindPassagesPorts): FindPassages =>
  async (context, question, limit) => {
    if (question.trim() === '') return []
    const [calibration, [vector]] = await Promise.all([
      calibrate(embeddings),
      embeddings.embed([question], { kind: 'query' }),
    ])
    if (vector === undefined) return []
    const scope = workerScope(context)
    return database.tenantRead(scope, (tx) =>
      searchPassages(tx, scope, {
        query: question,
        embedding: { model: embeddings.model, vector, calibration },
        clientId: context.clientId,
        initiativeId: context.initiativeId,
        includeFirmSources: true,
        limit,
        minRelevance: leastRelevance,
      }),
    )
  }
