import type {
  KnowledgeAnswer,
  KnowledgeCitation,
  KnowledgeTurn,
  SearchResult,
} from '@parley/contracts/http/knowledge.ts'
import { newId } from '@parley/contracts/ids.ts'
import { acme } from '@parley/ui-kit/testing/people.ts'

const at = '2026-03-02T09:30:00.000Z'

export const citation = (given: Partial<KnowledgeCitation> = {}): KnowledgeCitation => ({
  chunkId: newId(),
  artifactId: newId(),
  artifactName: 'Cost model',
  page: 3,
  quote: 'Licences cost 1.2 million euros a year.',
  source: 'artifact',
  scope: 'client',
  sourceId: newId(),
  initiativeId: null,
  place: 'Page 3',
  ...given,
})

export const result = (given: Partial<SearchResult> = {}): SearchResult => ({
  chunkId: newId(),
  source: 'artifact',
  scope: 'client',
  sourceId: newId(),
  artifactId: newId(),
  initiativeId: null,
  client: { id: acme.id, name: acme.name },
  name: 'Cost model',
  page: 3,
  place: 'Page 3',
  snippet: 'Licences cost 1.2 million euros a year.',
  relevance: 0.82,
  ...given,
})

export const answerOf = (given: Partial<KnowledgeAnswer> = {}): KnowledgeAnswer => ({
  id: newId(),
  content: 'Licences cost 1.2 million euros a year [1].',
  timestamp: at,
  metadata: {
    ragResultsCount: 1,
    documentCount: 1,
    initiativeCount: 0,
    clientCount: 1,
    vendorChoices: [],
    structuredData: { initiatives: [], clients: [] },
  },
  foundNothing: false,
  citations: [citation()],
  unsupportedClaims: [],
  contradictedClaims: [],
  conflicts: [],
  results: [result()],
  nearest: [],
  provider: 'builtin',
  model: 'builtin-1',
  usage: null,
  ...given,
})

export const nothingFound = (given: Partial<KnowledgeAnswer> = {}): KnowledgeAnswer =>
  answerOf({
    content: 'I found nothing about this.',
    foundNothing: true,
    citations: [],
    results: [],
    provider: null,
    model: null,
    metadata: { ...answerOf().metadata, ragResultsCount: 0, documentCount: 0, clientCount: 0 },
    ...given,
  })

export const asked = (content: string): KnowledgeTurn => ({
  id: newId(),
  role: 'user',
  content,
  timestamp: at,
  answer: null,
})

export const answered = (answer: KnowledgeAnswer = answerOf()): KnowledgeTurn => ({
  id: answer.id,
  role: 'assistant',
  content: answer.content,
  timestamp: answer.timestamp,
  answer,
})
