import type { KeptAnswer } from '@parley/contracts/stored/knowledge.ts'
import type {
  KnowledgeAnswer,
  KnowledgeCitation,
  KnowledgeConflict,
  SearchResult,
} from '@parley/contracts/http/knowledge.ts'
import { quoteOf } from '../passages/index.ts'
import type { CheckedKnowledgeAnswer } from './checked-answer.ts'
import type { AnswerPassage } from './answer-passage.ts'
import type { InitiativeRow } from './knowledge.queries.ts'
import type { AnswerConflict } from './source-conflicts.ts'

const placeIn = ({ artifactId, label, heading }: AnswerPassage): string =>
  artifactId === null ? heading : label

const citationOf = ({ passage, quote }: { passage: AnswerPassage; quote: string }): KnowledgeCitation => ({
  chunkId: passage.chunkId,
  artifactId: passage.artifactId,
  artifactName: passage.name,
  page: passage.page,
  quote,
  source: passage.sourceType,
  scope: passage.sourceKind,
  sourceId: passage.sourceId,
  initiativeId: passage.initiativeId,
  place: placeIn(passage),
})

export const presentCitations = ({ citations }: CheckedKnowledgeAnswer): KnowledgeCitation[] =>
  citations.map(citationOf)

export const presentConflicts = (conflicts: readonly AnswerConflict[]): KnowledgeConflict[] =>
  conflicts.map(({ first, second }) => ({ first: citationOf(first), second: citationOf(second) }))

export const presentResult = (
  passage: AnswerPassage,
  { question, clients }: { question: string; clients: ReadonlyMap<string, string> },
): SearchResult => ({
  chunkId: passage.chunkId,
  source: passage.sourceType,
  scope: passage.sourceKind,
  sourceId: passage.sourceId,
  artifactId: passage.artifactId,
  initiativeId: passage.initiativeId,
  client:
    passage.clientId === null ? null : { id: passage.clientId, name: clients.get(passage.clientId) ?? '' },
  name: passage.name,
  page: passage.page,
  place: placeIn(passage),
  snippet: quoteOf(passage.ownText, question),
  relevance: Math.round(passage.relevance * 100) / 100,
})

/** The answer of Document 3, section 3: counts and structured data are of the results, and of nothing else. */
export function presentAnswer(
  turn: { id: string; content: string; createdAt: Date },
  { read: _read, ...kept }: KeptAnswer,
  initiatives: readonly InitiativeRow[],
): KnowledgeAnswer {
  const { results } = kept
  const found = new Set(results.flatMap(({ initiativeId }) => initiativeId ?? []))
  const behind = initiatives.filter(({ id }) => found.has(id))
  const clients = new Map(
    results.flatMap(({ client }) => (client === null ? [] : [[client.id, client.name]])),
  )
  return {
    id: turn.id,
    content: turn.content,
    timestamp: turn.createdAt.toISOString(),
    metadata: {
      ragResultsCount: results.length,
      documentCount: new Set(results.flatMap(({ artifactId }) => artifactId ?? [])).size,
      initiativeCount: behind.length,
      clientCount: clients.size,
      vendorChoices: [...new Set(behind.flatMap(({ vendor_choices: choices }) => choices ?? []))],
      structuredData: {
        initiatives: behind.map((row) => ({
          id: row.id,
          name: row.name,
          clientName: row.client_name,
          vendorChoices: row.vendor_choices ?? [],
          outcomes: row.outcomes,
        })),
        clients: [...clients].map(([id, name]) => ({
          id,
          name,
          initiativeCount: behind.filter((row) => row.client_id === id).length,
        })),
      },
    },
    ...kept,
  }
}
