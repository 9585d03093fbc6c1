import type { KnowledgeAnswer, KnowledgeCitation, SearchResult } from '@parley/contracts/http/knowledge.ts'
import type { OpenSource } from '../KnowledgePassage.tsx'

/** Whose initiative it is, as far as what was found tells. */
export const clientOfInitiative = ({ results }: KnowledgeAnswer, initiativeId: string) =>
  results.find((result) => result.initiativeId === initiativeId)?.client ?? null

export const sourceOfCitation = (answer: KnowledgeAnswer, citation: KnowledgeCitation): OpenSource => ({
  place: {
    chunkId: citation.chunkId,
    artifactId: citation.artifactId,
    name: citation.artifactName,
    quote: citation.quote,
  },
  source: citation.source,
  initiativeId: citation.initiativeId,
  client: citation.initiativeId === null ? null : clientOfInitiative(answer, citation.initiativeId),
})

export const sourceOfResult = (result: SearchResult): OpenSource => ({
  place: {
    chunkId: result.chunkId,
    artifactId: result.artifactId,
    name: result.name,
    quote: result.snippet,
  },
  source: result.source,
  initiativeId: result.initiativeId,
  client: result.client,
})
