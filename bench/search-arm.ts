import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { nearestChunks } from '@parley/orchestrator/src/retrieval/nearest-chunks.ts'
import { searchPassages } from '@parley/orchestrator/src/retrieval/search-passages.ts'
import type { SearchPlace } from '@parley/orchestrator/src/retrieval/knowledge-filter.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { openServer } from '@parley/server-kit/database/source.ts'
import { createDatabase } from '@parley/server-kit/database/tenant-transaction.ts'
import { benchModel } from './search-data.ts'

export interface Question {
  words: string
  vector: Float32Array
}

/** Who searches, and where. */
export interface SearchTenant {
  scope: Scope
  place: SearchPlace
}

export interface Target {
  name: string
  tenants: SearchTenant[]
}

/** The product's search: its transaction, its row security, its statements. */
export interface SearchArm {
  /** @returns ids of the nearest chunks, nearest first */
  nearest(tenant: SearchTenant, question: Question): Promise<string[]>
  whole(tenant: SearchTenant, question: Question): Promise<unknown>
  close(): Promise<void>
}

/** Candidates of a search for 10 passages. */
export const candidates = 60
const passages = 10
const calibration = { similarityWeight: 0.2, closenessWeight: 0.5, related: 0.24, about: 0.53 }

export function openSearchArm(url: string): SearchArm {
  const source = openServer({ connectionString: url, max: 2 })
  const database = createDatabase<DB>(source, { tenantTables })
  return {
    async nearest({ scope, place }, { vector }) {
      const query = {
        ...place,
        embedding: { model: benchModel, vector },
        count: candidates,
      }
      const found = await database.tenantRead(scope, (tx) => nearestChunks(tx, query))
      return found.map(({ id }) => id)
    },
    whole({ scope, place: { clientId, initiativeId, includeFirmSources } }, { words, vector }) {
      return database.tenantRead(scope, (tx) =>
        searchPassages(tx, scope, {
          query: words,
          embedding: { model: benchModel, vector, calibration },
          clientId,
          ...(initiativeId !== undefined && { initiativeId }),
          includeFirmSources,
          limit: passages,
          minRelevance: 0,
        }),
      )
    },
    close: () => source.close(),
  }
}
