import type { Kysely } from 'kysely'
import type { SourceType } from '@parley/contracts/http/knowledge.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { describeSpan, withSpan } from '@parley/server-kit/tracing/span.ts'
import type { Passage } from '../models/port.ts'
import { calibratedRelevance, type Calibration, falling, rankScore, wordsCalibration } from './calibration.ts'
import { type Concept, conceptsOf, otherWordsWeights } from './concepts.ts'
import { type ChunkRow, loadChunks } from './load-chunks.ts'
import { matchingChunks } from './matching-chunks.ts'
import { nearestChunks } from './nearest-chunks.ts'
import { searchedTextOf } from './searched-text.ts'
import { signalsOf, type MeasuredText, type RelevanceSignals } from './signals.ts'
import { type FoundPassage, toPassage } from './to-passage.ts'

export interface QuestionEmbedding {
  model: string
  vector: Float32Array
  calibration: Calibration
}

export interface PassageSearch {
  query: string
  /** The question's vector, made by the firm's embedder, and that embedder's calibration; without it, words decide. */
  embedding: QuestionEmbedding | undefined
  /** The client in whose context is searched; null for the firm's own search, over all clients of the scope. */
  clientId: string | null
  /** Only this initiative's and client-wide sources (beside the firm's). */
  initiativeId?: string
  /** In a client's context: firm documents marked for client work count too. */
  includeFirmSources: boolean
  limit: number
  /** Calibrated: 0.7 is 'clearly about', 0.3 'touches the subject'. */
  minRelevance: number
  sourceKind?: Passage['sourceKind']
  /** Pieces of such sources alone. */
  sourceTypes?: readonly SourceType[]
  activations?: { ids: readonly string[]; alone: boolean }
  /** Where the plan changes from reading every chunk of a part of a large tenant to its index; in tests. */
  exactChunks?: number
}

/** Candidates of each kind for every passage wanted, and at least this many. */
const candidateFactor = 6
const leastCandidates = 40

/**
 * Hybrid search (decisions D4): nearest and matching chunks of what this scope may find, each measured by words and by
 * meaning, best first, with a calibrated relevance that falls along; of equal ones initiative before client before firm.
 * Where no embedder answers, by words alone.
 * Call it in a read transaction of the same scope. 'Nothing found' is an empty list.
 */
export const searchPassages = (
  tx: Kysely<DB>,
  scope: Scope,
  search: PassageSearch,
): Promise<FoundPassage[]> =>
  withSpan('retrieval', { kind: 'client', attributes: attributesOf(search) }, async (span) => {
    const passages = await findPassages(tx, scope, search)
    span.set({ 'parley.retrieval.passages': passages.length })
    return passages
  })

/** By the GenAI conventions, without the question. */
const attributesOf = ({ limit, embedding }: PassageSearch) => ({
  'gen_ai.operation.name': 'retrieval',
  ...(embedding && { 'gen_ai.request.model': embedding.model }),
  'gen_ai.request.top_k': limit,
})

async function findPassages(tx: Kysely<DB>, scope: Scope, search: PassageSearch): Promise<FoundPassage[]> {
  if (search.query.trim() === '' || search.limit <= 0 || !isWithin(scope, search.clientId)) return []
  const { embedding } = search
  const calibration = embedding?.calibration ?? wordsCalibration
  const concepts = conceptsOf(search.query)
  const candidates = {
    ...search,
    concepts,
    firmId: scope.firmId ?? '',
    count: Math.max(leastCandidates, search.limit * candidateFactor),
  }
  const [nearest, matching] = await Promise.all([
    embedding === undefined ? [] : nearestChunks(tx, { ...candidates, embedding }),
    matchingChunks(tx, candidates),
  ])
  describeSpan({
    'parley.retrieval.nearest': nearest.length,
    'parley.retrieval.matching': matching.chunks.length,
  })
  if (nearest.length + matching.chunks.length === 0) return []
  const rows = await loadChunks(tx, { nearest, matching: matching.chunks, embedding })
  const texts = rows.map(measuredText)
  const signals = signalsOf(concepts, texts, matching.statistics)
  // Relevance stays with the question's own words, so that nothing passes for an answer that only may mean the same.
  const inOrder = isInOtherWords(concepts, signals)
    ? signalsOf(conceptsOf(search.query, otherWordsWeights), texts, matching.statistics)
    : signals
  const ranked = rows
    .map((row, index) => ({ row, own: signals[index] ?? noSignals, ordering: inOrder[index] ?? noSignals }))
    .map(({ row, own, ordering }) => ({ row, own, score: rankScore(ordering, calibration) }))
    .sort(byScore)
  const relevances = falling(ranked.map(({ own }) => calibratedRelevance(own, calibration)))
  const passages = ranked.map(({ row }, place) => toPassage(row, relevances[place] ?? 0))
  return withoutRepeats(passages)
    .filter((passage) => passage.relevance >= search.minRelevance)
    .slice(0, search.limit)
}

/** Longer questions name what they ask for in several ways themselves. */
const mostOfShort = 10
const closeEnough = 0.5

/** A short question, and nothing that was found speaks of half of it in one place. */
const isInOtherWords = (concepts: readonly Concept[], signals: readonly RelevanceSignals[]): boolean =>
  concepts.length <= mostOfShort && signals.every(({ closeness }) => closeness < closeEnough)

const noSignals: RelevanceSignals = { similarity: 0, match: 0, overlap: 0, closeness: 0 }

/** A client that is not the actor's has no knowledge to find; row security says the same. */
function isWithin(scope: Scope, clientId: string | null): boolean {
  if (scope.firmId === null) return false
  if (clientId === null) return scope.actorKind === 'firm' || scope.actorKind === 'system'
  return scope.clientIds === 'all' || scope.clientIds.includes(clientId)
}

/** A question may name the client or the document whose text does not. */
function measuredText(row: ChunkRow): MeasuredText {
  return { ...searchedTextOf(row), owner: row.client_name ?? '', similarity: row.similarity }
}

const precedence = ({ client_id, initiative_id }: ChunkRow): number =>
  initiative_id !== null ? 0 : client_id !== null ? 1 : 2

interface RankedRow {
  row: ChunkRow
  score: number
}

const byScore = (left: RankedRow, right: RankedRow): number =>
  right.score - left.score ||
  precedence(left.row) - precedence(right.row) ||
  (left.row.id < right.row.id ? -1 : 1)

const kindRank = { initiative: 0, client: 1, firm: 2 } as const

/** The same text from copies of a document is one passage: the closest source's, where the best of them stands. */
function withoutRepeats(passages: readonly FoundPassage[]): FoundPassage[] {
  const closest = new Map<string, FoundPassage>()
  for (const passage of passages) {
    const known = closest.get(passage.text)
    if (known === undefined || kindRank[passage.sourceKind] < kindRank[known.sourceKind])
      closest.set(passage.text, { ...passage, relevance: Math.max(passage.relevance, known?.relevance ?? 0) })
  }
  // A key that is there keeps its place.
  return [...closest.values()]
}
