import type { LiveEvent } from '@parley/contracts/events/live.ts'
import type { KnowledgeAnswer, KnowledgeTurn, SourceFilter } from '@parley/contracts/http/knowledge.ts'
import { newId } from '@parley/contracts/ids.ts'
import { ApiError } from '@parley/ui-kit/calls/api-error.ts'
import { forgetDraft, keepDraft, readDraft } from '@parley/ui-kit/calls/use-draft.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { useOwnStream } from '../../engagement/live/index.ts'
import { contextOf } from './exchanges.ts'
import { askKnowledge, contextMessages, type KnowledgePlace, thresholdOf } from './knowledge-place.ts'
import { plainTextOf } from './plain-text.ts'
import { type Asked, type Asking, askingIn, nothingAsked, takePiece } from './question-store.ts'
import { appendTurns } from './use-history.ts'

const tokens = ['KNOWLEDGE_TOKEN'] as const

/** Under which a question is kept in the browser until it is answered. */
export const draftKeyOf = (place: KnowledgePlace): string => `knowledge.${place.key}`

export interface Question extends Asking {
  ask: (query: string, threshold?: number) => void
  /** Makes another attempt at what was not answered. */
  again: () => void
  stop: () => void
  forget: () => void
}

interface Asker {
  place: KnowledgePlace
  store: StoreApi<Asking>
  client: QueryClient
}

/** One question at a time, with the text of its answer as it is written. */
export function useQuestion(
  place: KnowledgePlace,
  turns: readonly KnowledgeTurn[],
  sourceTypes: readonly SourceFilter[],
): Question {
  const client = useQueryClient()
  const store = askingIn(place.key)
  const state = useStore(store)
  useOwnStream({ types: tokens, onEvent: (event: LiveEvent) => takePiece(store, event) })
  const asker = { place, store, client }
  return {
    ...state,
    ask: (query, threshold = thresholdOf(place)) => {
      const context = contextOf(turns, contextMessages)
      void askFor(asker, { query, threshold, context, sourceTypes, requestKey: newId() })
    },
    again: () => {
      if (state.asked !== null) void askFor(asker, state.asked.request)
    },
    stop: () => state.abort?.abort(),
    forget: () => store.setState(nothingAsked),
  }
}

const attemptAt = (request: Asked['request']): Asked => ({
  id: newId(),
  at: new Date().toISOString(),
  request,
  status: 'asking',
  streamed: '',
  error: undefined,
  waitUntil: undefined,
})

async function askFor(asker: Asker, request: Asked['request']): Promise<void> {
  const { place, store } = asker
  if (store.getState().asked?.status === 'asking') return
  const abort = new AbortController()
  const asked = attemptAt(request)
  store.setState({ asked, abort, announced: '' })
  // A reload gives the question up; it is then back in its box, where nothing else has been begun.
  const key = draftKeyOf(place)
  if ((readDraft(key) ?? '') === '') keepDraft(key, request.query)
  try {
    const answer = await askKnowledge(place, { ...request, streamId: asked.id }, abort.signal)
    await settle(asker, asked, answer)
  } catch (error) {
    const status = abort.signal.aborted ? 'stopped' : 'failed'
    store.setState({ abort: null, asked: { ...asked, status, error, waitUntil: waitOf(error) } })
  }
}

/** The question and its answer become history. */
async function settle({ place, store, client }: Asker, asked: Asked, answer: KnowledgeAnswer): Promise<void> {
  const { query, threshold } = asked.request
  if (readDraft(draftKeyOf(place)) === query) forgetDraft(draftKeyOf(place))
  await appendTurns(client, place, [
    { id: asked.id, role: 'user', content: query, timestamp: asked.at, answer: null },
    { id: answer.id, role: 'assistant', content: answer.content, timestamp: answer.timestamp, answer },
  ])
  const { wide } = store.getState()
  store.setState({
    asked: null,
    abort: null,
    announced: plainTextOf(answer.content),
    wide: threshold < thresholdOf(place) ? [...wide, answer.id] : wide,
  })
}

const waitOf = (error: unknown): number | undefined =>
  error instanceof ApiError && error.retryAfterSeconds !== undefined
    ? Date.now() + error.retryAfterSeconds * 1000
    : undefined
