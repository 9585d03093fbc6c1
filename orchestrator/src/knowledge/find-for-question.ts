import type { SourceFilter, SourceType } from '@parley/contracts/http/knowledge.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import type { Caller } from '../caller.ts'
import { embedQuestions } from '../embedding/index.ts'
import { type FoundPassage, searchPassages } from '../retrieval/index.ts'
import { plainQuestion, subjectAsked, waysToSearch } from '../models/language/index.ts'
import type { Tx } from '../runs/index.ts'
import type { AnswerPassage } from './answer-passage.ts'
import { type InitiativeRow, listClients, listInitiatives, listVisibleChunks } from './knowledge.queries.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import type { KnowledgePorts } from './knowledge-ports.ts'
import { wholeDocument } from './whole-document.ts'

export interface Looking {
  place: KnowledgePlace
  /** The question, or ways to complete it. */
  searches: readonly string[]
  maxResults: number
  relevanceThreshold: number
  filters: readonly SourceFilter[] | null
}

export interface Found {
  /** What a model may answer from, most relevant first: what touches the subject, and the nearest in any case. */
  passages: AnswerPassage[]
  /** Of these what reaches the asker's threshold, as many as they want. */
  results: AnswerPassage[]
  /** What came closest, whatever its relevance, for where nothing answers. */
  nearest: AnswerPassage[]
  /** Which of the searches found the most relevant one. */
  search: string
  clients: ReadonlyMap<string, string>
  initiatives: readonly InitiativeRow[]
  /** All is of one document, which the question names, in its order. */
  isOfOne?: true
}

/** Document 3, 7: what 'document' and 'conversation' stand for. */
const typesOf: Readonly<Record<SourceFilter, readonly SourceType[]>> = {
  document: ['artifact', 'summary'],
  conversation: ['interview', 'conversation', 'activation'],
}

/** A model reads more than is shown: what touches the subject may answer, which the threshold cannot tell. */
const leastRead = 12
/** Who asks for whatever there is about a subject has more of it read. */
const leastOfSubject = 24
const readBelow = 0.4
const touchesSubject = 0.3
/** Below this a passage has nothing to do with the question, and is not even the nearest. */
const leastNear = 0.1
const mostNearest = 5

/** The relevance from which passages are read for a threshold: for 0.7 what touches the subject, for 0.99 only what comes close. */
export const readFrom = (threshold: number): number =>
  Math.min(threshold, Math.max(touchesSubject, threshold - readBelow))

/**
 * Searches what the person may find, in the scope of the session (decisions D11, Confidentiality): each way to put the
 * question apart, every passage once with its best relevance.
 */
export async function findForQuestion(
  ports: Pick<KnowledgePorts, 'database' | 'embedders' | 'calibrate'>,
  { scope, signal }: Pick<Caller, 'scope' | 'signal'>,
  looking: Looking,
): Promise<Found> {
  const asked = looking.searches.filter((search) => search.trim() !== '').map(plainQuestion)
  const searches = waysToSearch(asked)
  const embeddings = await embedQuestions(ports, workerScope(looking.place), { questions: searches, signal })
  const { place, filters } = looking
  const question = {
    clientId: place.clientId,
    includeFirmSources: place.clientId !== null,
    limit: Math.max(looking.maxResults, asked.some(subjectAsked) ? leastOfSubject : leastRead),
    minRelevance: Math.min(leastNear, readFrom(looking.relevanceThreshold)),
    ...(filters && { sourceTypes: filters.flatMap((filter) => typesOf[filter]) }),
  }
  return ports.database.tenantRead(scope, async (tx) => {
    const found: { passage: FoundPassage; search: string }[] = []
    for (const [index, query] of searches.entries()) {
      const embedding = embeddings[index]
      const passages = await searchPassages(tx, scope, { ...question, query, embedding })
      found.push(...passages.map((passage) => ({ passage, search: query })))
    }
    const all = found.map(({ passage }) => passage)
    const whole = await wholeDocument(tx, asked[0] ?? '', all)
    if (whole !== undefined) return readWhole(await surroundingsOf(tx, place, whole), looking)
    const best = mostRelevant(found, question.limit)
    const around = await surroundingsOf(
      tx,
      place,
      best.map(({ passage }) => passage),
    )
    const search = best[0]?.search ?? asked[0] ?? ''
    return {
      ...around,
      ...chosenOf(around.passages, looking),
      search: asked.includes(search) ? search : (asked[0] ?? ''),
    }
  })
}

/** A document that the question names is all that is read, and is shown from its beginning. */
const readWhole = (
  around: Pick<Found, 'passages' | 'clients' | 'initiatives'>,
  { maxResults, searches }: Looking,
): Found => ({
  ...around,
  results: around.passages.slice(0, maxResults),
  nearest: around.passages.slice(0, mostNearest),
  search: searches[0] ?? '',
  isOfOne: true,
})

/** What is read, shown and nearest of what was found, in its order. */
export function chosenOf(
  all: readonly AnswerPassage[],
  { searches, maxResults, relevanceThreshold }: Looking,
): Pick<Found, 'passages' | 'results' | 'nearest'> {
  const from = readFrom(relevanceThreshold)
  return {
    passages: firstWithDocuments(
      all.filter(({ relevance }, index) => relevance >= from || index < mostNearest),
      Math.max(maxResults, searches.some(subjectAsked) ? leastOfSubject : leastRead),
    ),
    results: all.filter(({ relevance }) => relevance >= relevanceThreshold).slice(0, maxResults),
    nearest: all.slice(0, mostNearest),
  }
}

/** The first ones, and as many that no agent wrote: agents' words about documents do not crowd these out. */
function firstWithDocuments<One extends Pick<FoundPassage, 'trust'>>(
  all: readonly One[],
  limit: number,
): One[] {
  const documents = new Set(all.filter(({ trust }) => trust !== 'agent').slice(0, limit))
  return all.filter((one, index) => index < limit || documents.has(one))
}

const precedence = { initiative: 0, client: 1, firm: 2 } as const

/** Each passage once; of equally relevant ones initiative before client before firm. */
function mostRelevant<One extends { passage: FoundPassage }>(found: readonly One[], limit: number): One[] {
  const kept = new Map<string, One>()
  for (const one of found) {
    const known = kept.get(one.passage.chunkId)
    if (known === undefined || one.passage.relevance > known.passage.relevance)
      kept.set(one.passage.chunkId, one)
  }
  const best = [...kept.values()].sort(
    ({ passage: left }, { passage: right }) =>
      right.relevance - left.relevance || precedence[left.sourceKind] - precedence[right.sourceKind],
  )
  const first = new Set(
    firstWithDocuments(
      best.map(({ passage }) => passage),
      limit,
    ),
  )
  return best.filter(({ passage }) => first.has(passage))
}

/** What else is shown of passages: their own texts, and the clients and initiatives that they belong to. */
async function surroundingsOf(
  tx: Tx,
  place: KnowledgePlace,
  passages: readonly FoundPassage[],
): Promise<Pick<Found, 'passages' | 'clients' | 'initiatives'>> {
  const chunks = await listVisibleChunks(
    tx,
    place,
    passages.map(({ chunkId }) => chunkId),
  )
  const texts = new Map(chunks.map(({ id, text }) => [id, text]))
  const clients = await listClients(
    tx,
    idsOf(passages, ({ clientId }) => clientId),
  )
  return {
    passages: passages.flatMap((passage) => {
      const ownText = texts.get(passage.chunkId)
      return ownText === undefined ? [] : [{ ...passage, ownText }]
    }),
    clients: new Map(clients.map(({ id, name }) => [id, name])),
    initiatives: await listInitiatives(
      tx,
      place,
      idsOf(passages, ({ initiativeId }) => initiativeId),
    ),
  }
}

const idsOf = <One>(rows: readonly One[], pick: (row: One) => string | null): string[] => [
  ...new Set(rows.flatMap((row) => pick(row) ?? [])),
]
