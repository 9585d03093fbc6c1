import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Scope, workerScope } from '@parley/server-kit/database/scope.ts'
import type { Kysely } from 'kysely'
import { embedQuestions, type QuestionPorts } from '../indexing/question-embedding.ts'
import { type FoundPassage, type PassageSearch, searchPassages } from '../retrieval/search-passages.ts'
import type { Tenant } from '../tenant.ts'
import { type FindPassages, leastRelevance } from './evidence.ts'
import { handOver, handOverCandidates, listEarlierActivations } from './hand-over.ts'

export type FindPassagesPorts = QuestionPorts

/** How a place's questions are asked: among the initiative's and the client's sources, and the firm's for client work (D11). */
export type Ask = Omit<PassageSearch, 'limit' | 'minRelevance'>

/**
 * Prepares a question, which is embedded once however many searches follow.
 * @returns undefined where there is nothing to ask
 */
export async function prepareQuestion(
  ports: FindPassagesPorts,
  place: Tenant & { initiativeId: string },
  question: string,
): Promise<Ask | undefined> {
  if (question.trim() === '') return undefined
  const [embedding] = await embedQuestions(ports, workerScope(place), { questions: [question] })
  return {
    query: question,
    embedding,
    clientId: place.clientId,
    initiativeId: place.initiativeId,
    includeFirmSources: true,
  }
}

/** Searches for the agents of a phase: in documents, and in what the activations of the phases before it hand over. */
export const createFindPassages =
  (ports: FindPassagesPorts): FindPassages =>
  async (context, question, limit) => {
    const ask = await prepareQuestion(ports, context, question)
    if (ask === undefined) return []
    const scope = workerScope(context)
    return ports.database.tenantRead(scope, async (tx) => {
      const documents = await searchPassages(tx, scope, {
        ...ask,
        activations: { ids: [], alone: false },
        limit,
        minRelevance: leastRelevance,
      })
      return [...documents, ...(await findHandOver(tx, scope, { ask, phaseId: context.phaseId }))]
    })
  }

async function findHandOver(
  tx: Kysely<DB>,
  scope: Scope,
  { ask, phaseId }: { ask: Ask; phaseId: string },
): Promise<FoundPassage[]> {
  const ids = await listEarlierActivations(tx, phaseId)
  if (ids.length === 0) return []
  const activations = { ids, alone: true }
  const measured = await searchPassages(tx, scope, {
    ...ask,
    activations,
    limit: handOverCandidates,
    minRelevance: 0,
  })
  return handOver(measured, ids)
}
