import type { LiveEvent } from '@parley/contracts/events/live.ts'
import { shownSessionId } from '@parley/ui-kit/calls/session-store.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { QuestionToAsk } from './knowledge-place.ts'
import { pieceOf, withPiece } from './streamed-text.ts'

/** A question whose answer is not there yet, or did not come. */
export interface Asked {
  /** Names the stream of this attempt. */
  id: string
  at: string
  /** What was asked, for another attempt. */
  request: Omit<QuestionToAsk, 'streamId'>
  status: 'asking' | 'stopped' | 'failed'
  /** As much of the answer as was streamed; not yet checked. */
  streamed: string
  error: unknown
  /** Milliseconds since 1970 before which the server takes no further question. */
  waitUntil: number | undefined
}

export interface Asking {
  asked: Asked | null
  /** The answer that has just come, for those who hear the page. */
  announced: string
  abort: AbortController | null
  /** Ids of answers that were searched for as widely as it goes. */
  wide: readonly string[]
}

export const nothingAsked: Asking = { asked: null, announced: '', abort: null, wide: [] }

/** Beyond the page, so that one may leave it while an answer is on its way. */
const stores = new Map<string, StoreApi<Asking>>()

/** What is asked in a place, of this session alone. */
export function askingIn(placeKey: string): StoreApi<Asking> {
  const key = `${shownSessionId() ?? ''} ${placeKey}`
  const known = stores.get(key)
  if (known !== undefined) return known
  const store = createStore<Asking>(() => nothingAsked)
  stores.set(key, store)
  return store
}

/** Adds a streamed piece to the question that it belongs to. */
export function takePiece(store: StoreApi<Asking>, event: LiveEvent): void {
  const { asked } = store.getState()
  const piece = pieceOf(event)
  if (asked?.status !== 'asking' || piece.streamId !== asked.id) return
  store.setState({ asked: { ...asked, streamed: withPiece(asked.streamed, piece) } })
}
