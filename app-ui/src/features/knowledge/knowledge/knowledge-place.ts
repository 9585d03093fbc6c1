import {
  clearClientChatHistory,
  clearFirmSearchHistory,
  clientChatDefaults,
  firmSearchDefaults,
  getClientChatHistory,
  getFirmSearchHistory,
  type KnowledgeAnswer,
  searchClientKnowledge,
  searchFirmKnowledge,
  type SourceFilter,
} from '@parley/contracts/http/knowledge.ts'
import type { SessionUser } from '@parley/contracts/http/session.ts'
import { callWith } from '@parley/ui-kit/calls/call-route.ts'
import type { contextOf } from './exchanges.ts'

/** Whose knowledge is asked: a firm's, or one client's. */
export type KnowledgePlace =
  { kind: 'firm'; key: string } | { kind: 'client'; key: string; clientName: string }

/** Turns that a question may refer to, in either place. */
export const contextMessages = clientChatDefaults.contextMessages
/** What counts as touching the subject (decisions D4): as wide as the client's chat searches when asked to. */
export const widerThreshold = firmSearchDefaults.relevanceThreshold

export const thresholdOf = ({ kind }: KnowledgePlace): number =>
  (kind === 'firm' ? firmSearchDefaults : clientChatDefaults).relevanceThreshold

export const firmPlace = (user: SessionUser): KnowledgePlace => ({
  kind: 'firm',
  key: `${user.id}.firm.${user.consultingFirmId ?? ''}`,
})

export const clientPlace = (user: SessionUser): KnowledgePlace => ({
  kind: 'client',
  key: `${user.id}.client.${user.clientId ?? ''}`,
  clientName: user.client?.name ?? '',
})

export interface QuestionToAsk {
  query: string
  streamId: string
  context: ReturnType<typeof contextOf>
  threshold: number
  sourceTypes: readonly SourceFilter[]
  /** The same for each attempt, so that a question whose answer got lost is not answered and kept twice. */
  requestKey: string
}

/** Asks, with the limits of Document 3, section 9. The signal gives the question up, and the model stops. */
export function askKnowledge(
  place: KnowledgePlace,
  { query, streamId, context, threshold, sourceTypes, requestKey }: QuestionToAsk,
  signal: AbortSignal,
): Promise<KnowledgeAnswer> {
  const options = { signal, idempotencyKey: requestKey }
  const question = { query, streamId, context, relevanceThreshold: threshold }
  if (place.kind === 'firm')
    return callWith(
      searchFirmKnowledge,
      { body: { ...question, maxResults: firmSearchDefaults.maxResults } },
      options,
    )
  const filters = { sourceTypes: [...sourceTypes] }
  return callWith(
    searchClientKnowledge,
    { body: { ...question, maxResults: clientChatDefaults.maxResults, filters } },
    options,
  )
}

export const historyRouteOf = ({ kind }: KnowledgePlace) =>
  kind === 'firm' ? getFirmSearchHistory : getClientChatHistory

export const clearRouteOf = ({ kind }: KnowledgePlace) =>
  kind === 'firm' ? clearFirmSearchHistory : clearClientChatHistory
