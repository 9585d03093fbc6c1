import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { type Scope, workerScope } from '@parley/server-kit/database/scope.ts'
import type { Kysely } from 'kysely'
import { embedQuestions, type QuestionPorts } from '../embedding/index.ts'
import { type FoundPassage, type PassageSearch, searchPassages } from '../retrieval/index.ts'
import type { FoundFor } from '../models/port.ts'
import type { Tenant } from '../tenant.ts'
import type { FindPassages, Found } from './evidence.ts'
import { handOver, handOverCandidates, listEarlierActivations } from './hand-over.ts'

export type FindPassagesPorts = QuestionPorts

/** Characters of all questions of a step together, as one. */
const wholeLimit = 2_000

/** How a place's questions are asked: among the initiative's and the client's sources, and the firm's for client work (D11). */
export type Ask = Omit<PassageSearch, 'limit' | 'minRelevance'>

/**
 * Prepares questions, which are embedded together and once, however many searches follow. Empty ones are left out.
 */
export async function prepareQuestions(
  ports: FindPassagesPorts,
  place: Tenant & { initiativeId: string },
  questions: readonly string[],
): Promise<Ask[]> {
  const asked = questions.filter((question) => question.trim() !== '')
  if (asked.length === 0) return []
  const embedded = await embedQuestions(ports, workerScope(place), { questions: asked })
  return asked.map((query, index) => ({
    query,
    embedding: embedded[index],
    clientId: place.clientId,
    initiativeId: place.initiativeId,
    includeFirmSources: true,
  }))
}

/**
 * Searches for the agents of a phase: for each question the best few of the documents, whatever their relevance, and
 * what the activations of the phases before it hand over.
 */
export const createFindPassages =
  (ports: FindPassagesPorts): FindPassages =>
  async (context, questions, limit) => {
    // What is handed over is measured against all that the step asks.
    const whole = questions.join('\n').slice(0, wholeLimit)
    const asks = await prepareQuestions(ports, context, [...questions, whole])
    const [last] = asks.slice(-1)
    if (last === undefined) return { passages: [], found: [] }
    const scope = workerScope(context)
    return ports.database.tenantRead(scope, async (tx) => {
      const searched: FoundPassage[][] = []
      for (const ask of asks.slice(0, -1))
        searched.push(
          await searchPassages(tx, scope, {
            ...ask,
            activations: { ids: [], alone: false },
            limit,
            minRelevance: 0,
          }),
        )
      const handedOver = await findHandOver(tx, scope, { ask: last, phaseId: context.phaseId })
      return fused(questions, searched, handedOver)
    })
  }

interface Ranked {
  passage: FoundPassage
  rank: number
}

/** Of the same words in several places a document's count before a person's, and these before an agent's. */
const standing = { document: 0, person: 1, agent: 2 } as const

/** A passage keeps what was measured of it: a copy in another place lends it nothing. */
function better(known: Ranked | undefined, found: Ranked): Ranked {
  if (known === undefined) return found
  if (known.passage.chunkId !== found.passage.chunkId)
    return standing[found.passage.trust] < standing[known.passage.trust] ? found : known
  const isCloser = found.passage.relevance > known.passage.relevance
  return { rank: Math.min(known.rank, found.rank), passage: (isCloser ? found : known).passage }
}

/** Each text once, with the relevance to the question that it fits best; best ranks first. */
function fused(
  questions: readonly string[],
  searched: readonly FoundPassage[][],
  handedOver: readonly FoundPassage[],
): Found {
  const best = new Map<string, Ranked>()
  for (const passages of searched)
    for (const [rank, passage] of passages.entries())
      best.set(passage.text, better(best.get(passage.text), { passage, rank }))
  const found = searched.map((passages, index): FoundFor => ({
    subject: questions[index] ?? '',
    chunkIds: passages.map(({ text, chunkId }) => best.get(text)?.passage.chunkId ?? chunkId),
  }))
  const passages = [...best.values()]
    .sort((one, other) => one.rank - other.rank || other.passage.relevance - one.passage.relevance)
    .map(({ passage }) => passage)
  const known = new Set(passages.map(({ chunkId }) => chunkId))
  return { passages: [...passages, ...handedOver.filter(({ chunkId }) => !known.has(chunkId))], found }
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
