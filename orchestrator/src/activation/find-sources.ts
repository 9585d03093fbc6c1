import { workerScope } from '@parley/server-kit/database/scope.ts'
import { leastRelevance, type FindPassagesPorts, prepareQuestions } from '../agents/index.ts'
import { aboutRelevance, type FoundPassage, searchPassages } from '../retrieval/index.ts'
import type { Tenant } from '../tenant.ts'

/** In the order in which they count (architecture, Retrieval): the initiative's before the client's before the firm's. */
export const sourceKinds = ['initiative', 'client', 'firm'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** What a firm prescribes for any client bears on a phase only where it is clearly about what the phase came to. */
const leastOfKind = { initiative: leastRelevance, client: leastRelevance, firm: aboutRelevance } as const

/** Passages of each kind at most. */
const mostOfKind = 6

/** A passage, and which of the questions it is most relevant to. */
export interface SourcePassage extends FoundPassage {
  question: string
}
export type Sources = Record<SourceKind, SourcePassage[]>

/** Finds documents of each kind that bear on any of the questions. */
export type FindSources = (
  place: Tenant & { initiativeId: string },
  questions: readonly string[],
) => Promise<Sources>

/**
 * Searches the sources of an activation, each kind apart so that many documents of one do not hide another: the
 * initiative's, the client's own, and the firm's that it marked for client work; nothing of another client (D11).
 * What earlier activations bundled is no source: it is words of agents.
 */
export const createFindSources =
  (ports: FindPassagesPorts): FindSources =>
  async (place, questions) => {
    const found: Sources = { initiative: [], client: [], firm: [] }
    const scope = workerScope(place)
    const asks = await prepareQuestions(ports, place, questions)
    await ports.database.tenantRead(scope, async (tx) => {
      for (const ask of asks)
        for (const sourceKind of sourceKinds) {
          const passages = await searchPassages(tx, scope, {
            ...ask,
            sourceKind,
            activations: { ids: [], alone: false },
            limit: mostOfKind,
            minRelevance: leastOfKind[sourceKind],
          })
          found[sourceKind].push(...passages.map((passage) => ({ ...passage, question: ask.query })))
        }
    })
    return {
      initiative: best(found.initiative),
      client: best(found.client),
      firm: best(found.firm),
    }
  }

/** Each passage once, with the question that it is most relevant to; the most relevant first. */
function best(found: readonly SourcePassage[]): SourcePassage[] {
  const kept = new Map<string, SourcePassage>()
  for (const passage of found) {
    const known = kept.get(passage.chunkId)
    if (known === undefined || passage.relevance > known.relevance) kept.set(passage.chunkId, passage)
  }
  return [...kept.values()]
    .sort((one, other) => other.relevance - one.relevance || (one.chunkId < other.chunkId ? -1 : 1))
    .slice(0, mostOfKind)
}
