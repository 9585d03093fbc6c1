import { workerScope } from '@parley/server-kit/database/scope.ts'
import { leastRelevance } from '../agents/evidence.ts'
import { type FindPassagesPorts, prepareQuestion } from '../agents/find-passages.ts'
import { type FoundPassage, searchPassages } from '../retrieval/search-passages.ts'
import type { Tenant } from '../tenant.ts'

/** In the order in which they count (architecture, Retrieval): the initiative's before the client's before the firm's. */
export const sourceKinds = ['initiative', 'client', 'firm'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Passages of each kind at most. */
const mostOfKind = 6

/** Finds documents of each kind about a question. */
export type FindSources = (
  place: Tenant & { initiativeId: string },
  question: string,
) => Promise<Record<SourceKind, FoundPassage[]>>

/**
 * Searches the sources of an activation, each kind apart so that many documents of one do not hide another: the
 * initiative's, the client's own, and the firm's that it marked for client work; nothing of another client (D11).
 * What earlier activations bundled is no source: it is words of agents.
 */
export const createFindSources =
  (ports: FindPassagesPorts): FindSources =>
  async (place, question) => {
    const found: Record<SourceKind, FoundPassage[]> = { initiative: [], client: [], firm: [] }
    const ask = await prepareQuestion(ports, place, question)
    if (ask === undefined) return found
    const scope = workerScope(place)
    await ports.database.tenantRead(scope, async (tx) => {
      for (const sourceKind of sourceKinds)
        found[sourceKind] = await searchPassages(tx, scope, {
          ...ask,
          sourceKind,
          activations: { ids: [], alone: false },
          limit: mostOfKind,
          minRelevance: leastRelevance,
        })
    })
    return found
  }
