import { sql, type Kysely } from 'kysely'
import { sourceTypeSchema, type SourceType } from '@parley/contracts/http/knowledge.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { Passage } from '../models/port.ts'
import { calibratedRelevance, signalsOf, type Calibration } from './calibration.ts'
import { matchingChunks, nearestChunks, vectorLiteral, type CandidateQuery } from './candidates.ts'
import { fuseRankings } from './fusion.ts'

export interface PassageSearch {
  query: string
  /** The question's vector, made by the deployment's embedder, and that embedder's calibration. */
  embedding: { model: string; vector: Float32Array; calibration: Calibration }
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
}

/** A passage with its place, as a citation needs it. */
export interface FoundPassage extends Passage {
  /** 'Page 3', 'Slide 2', 'Sheet Prices rows 2-40', a heading. */
  label: string
  /** Headings above it. */
  heading: string
  /** Where the passage stands in its page's text. */
  startOffset: number
  endOffset: number
  /** Whose words these are. */
  trust: 'document' | 'person' | 'agent'
  /** What it is a piece of, which one, and where in it. */
  sourceType: SourceType
  sourceId: string
  /** Whose it is; both null for the firm's own. */
  clientId: string | null
  initiativeId: string | null
  position: number
}

/** Candidates of each kind for every passage wanted, and at least this many. */
const candidateFactor = 6
const leastCandidates = 40

/**
 * Hybrid search (decisions D4): nearest and matching chunks of what this scope may find, fused by rank, scored by
 * calibrated relevance, best first; of equally relevant ones initiative before client before firm.
 * Call it in a read transaction of the same scope. 'Nothing found' is an empty list.
 */
export async function searchPassages(
  tx: Kysely<DB>,
  scope: Scope,
  search: PassageSearch,
): Promise<FoundPassage[]> {
  if (search.query.trim() === '' || search.limit <= 0 || !isWithin(scope, search.clientId)) return []
  const candidates: CandidateQuery = {
    ...search,
    firmId: scope.firmId ?? '',
    count: Math.max(leastCandidates, search.limit * candidateFactor),
  }
  const nearest = await nearestChunks(tx, candidates)
  const matching = await matchingChunks(tx, candidates)
  const ids = fuseRankings([nearest, matching])
  if (ids.length === 0) return []
  const rows = await loadChunks(tx, ids, search)
  return withoutRepeats(
    rows
      .map((row) => ({ ...toPassage(row, search), rank: ids.indexOf(row.id) }))
      .filter((passage) => passage.relevance >= search.minRelevance)
      .sort(byRelevance),
  )
    .slice(0, search.limit)
    .map(({ rank: _rank, ...passage }) => passage)
}

/** A client that is not the actor's has no knowledge to find; row security says the same. */
function isWithin(scope: Scope, clientId: string | null): boolean {
  if (scope.firmId === null) return false
  if (clientId === null) return scope.actorKind === 'firm' || scope.actorKind === 'system'
  return scope.clientIds === 'all' || scope.clientIds.includes(clientId)
}

async function loadChunks(tx: Kysely<DB>, ids: string[], search: PassageSearch): Promise<ChunkRow[]> {
  const literal = vectorLiteral(search.embedding.vector)
  return tx
    .selectFrom('knowledge_chunk as chunk')
    .leftJoin('artifact', 'artifact.id', 'chunk.artifact_id')
    .leftJoin('knowledge_embedding as embedding', (join) =>
      join.onRef('embedding.chunk_id', '=', 'chunk.id').on('embedding.model', '=', search.embedding.model),
    )
    .where('chunk.id', 'in', ids)
    .select([
      'chunk.id',
      'chunk.client_id',
      'chunk.initiative_id',
      'chunk.artifact_id',
      'chunk.page',
      'chunk.label',
      'chunk.heading',
      'chunk.text',
      'chunk.start_offset',
      'chunk.end_offset',
      'chunk.trust',
      'chunk.source_kind',
      'chunk.source_id',
      'chunk.position',
      'artifact.name',
      sql<number | null>`1 - (embedding.embedding <=> ${literal}::halfvec)`.as('similarity'),
    ])
    .execute()
}

interface ChunkRow {
  id: string
  client_id: string | null
  initiative_id: string | null
  artifact_id: string | null
  page: number | null
  label: string
  heading: string
  text: string
  start_offset: number
  end_offset: number
  trust: string
  source_kind: string
  source_id: string
  position: number
  name: string | null
  similarity: number | null
}

function toPassage(row: ChunkRow, search: PassageSearch): FoundPassage {
  // The heading's later lines are the header row of the table that the chunk continues.
  const [path = '', ...tableHeader] = row.heading.split('\n')
  const text = [...tableHeader, row.text].join('\n')
  const signals = signalsOf(search.query, `${path}\n${text}`, row.similarity ?? 0)
  return {
    chunkId: row.id,
    artifactId: row.artifact_id,
    sourceKind: row.client_id === null ? 'firm' : row.initiative_id === null ? 'client' : 'initiative',
    name: row.name ?? row.label,
    page: row.page,
    text,
    relevance: calibratedRelevance(signals, search.embedding.calibration),
    label: row.label,
    heading: path,
    startOffset: row.start_offset,
    endOffset: row.end_offset,
    trust: row.trust === 'person' || row.trust === 'agent' ? row.trust : 'document',
    sourceType: sourceTypeSchema.parse(row.source_kind),
    sourceId: row.source_id,
    clientId: row.client_id,
    initiativeId: row.initiative_id,
    position: row.position,
  }
}

type RankedPassage = FoundPassage & { rank: number }

const precedence = { initiative: 0, client: 1, firm: 2 } as const

function byRelevance(left: RankedPassage, right: RankedPassage): number {
  return (
    right.relevance - left.relevance ||
    precedence[left.sourceKind] - precedence[right.sourceKind] ||
    left.rank - right.rank
  )
}

/** The same text from two copies of a document is one passage. */
function withoutRepeats(passages: RankedPassage[]): RankedPassage[] {
  const seen = new Set<string>()
  return passages.filter((passage) => !seen.has(passage.text) && seen.add(passage.text))
}
