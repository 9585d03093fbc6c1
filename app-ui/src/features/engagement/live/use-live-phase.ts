import type { LiveEventType } from '@parley/contracts/events/live.ts'
import { getActivation, getActivationContext } from '@parley/contracts/http/activation.ts'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { listObservationComments } from '@parley/contracts/http/observation-comments.ts'
import { getPhase, type Phase } from '@parley/contracts/http/phases.ts'
import { getValidation } from '@parley/contracts/http/validations.ts'
import type { RouteDefinition } from '@parley/contracts/route.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { keyOf } from '@parley/ui-kit/calls/use-route.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type LiveProblem, type LiveState, openLiveConnection } from './live-connection.ts'
import { type LivePresence, nobody, presenceAfter, unheard } from './live-presence.ts'
import { startPolling } from './poll-fallback.ts'
import { carryOwnStream } from './own-stream.ts'
import { createRefreshPace } from './refresh-pace.ts'
import { socketAddress } from './socket-address.ts'

/** Which answers an event makes stale; all of them are read anew, because events hold ids alone (decisions D6). */
const conversation = [listInteractions, listMessages]
const stale: Partial<Record<LiveEventType, readonly RouteDefinition[]>> = {
  AGENT_INTERACTION_UPDATE: [listInteractions],
  SEQUENCE_STARTED: [listInteractions, getInitiative],
  SEQUENCE_UPDATED: [listInteractions, getInitiative],
  SEQUENCE_COMPLETED: [listInteractions, getInitiative, getActivation],
  SEQUENCE_CANCELLED: [listInteractions, getInitiative],
  SEQUENCE_FAILED: [listInteractions, getInitiative],
  FINAL_SUMMARY_GENERATED: [listInteractions],
  HITL_REQUIRED: [listInteractions, getInitiative],
  HITL_MESSAGE_CREATED: [listMessages],
  HITL_MESSAGE_UPDATED: [listMessages],
  HITL_MESSAGE_DELETED: [listMessages],
  CONVERSATION_CLEARED: [...conversation, getInitiative, getValidation],
  OBSERVATIONS_UPDATED: [getInitiative, getActivation, getValidation, listObservationComments],
  VALIDATION_UPDATED: [getInitiative, getValidation],
  PHASE_UPDATED: [getInitiative, getActivation],
  INITIATIVE_UPDATED: [getInitiative],
  ACTIVATION_UPDATED: [getActivation, getActivationContext, getInitiative],
}

/** All that a page shows of a phase. */
const ofPhase = [...conversation, getInitiative, getPhase, getValidation, listObservationComments]

export interface LivePhase extends LivePresence {
  state: LiveState
  /** Why it is not connected, or not well. */
  problem: LiveProblem | undefined
  /** Reads everything of the phase anew. */
  refresh: () => void
}

interface Connection {
  state: LiveState
  problem: LiveProblem | undefined
}
const connecting: Connection = { state: 'connecting', problem: undefined }

/** What was read before the page began may be older than the place from which on events are told. */
function readOlderThan(client: QueryClient, time: number): void {
  for (const route of ofPhase)
    void client.invalidateQueries({
      queryKey: keyOf(route),
      predicate: ({ state }) => state.dataUpdatedAt < time && route !== getInitiative,
    })
}

/** Follows a phase: keeps what is shown of it fresh, and tells who is writing. */
export function useLivePhase({ id: phaseId, eventSeq }: Pick<Phase, 'id' | 'eventSeq'>): LivePhase {
  const client = useQueryClient()
  /** The state of things that the page begins with: what came after it is told by events. */
  const [begin] = useState(() => ({ after: eventSeq, at: Date.now() }))
  const [{ state, problem }, setConnection] = useState<Connection>(connecting)
  const [presence, setPresence] = useState(nobody)
  const hadConnection = useRef(false)

  const invalidate = useCallback(
    (routes: readonly RouteDefinition[]) => {
      for (const route of routes) void client.invalidateQueries({ queryKey: keyOf(route) })
    },
    [client],
  )
  const refresh = useCallback(() => invalidate(ofPhase), [invalidate])
  const [pace] = useState(() =>
    createRefreshPace((route) => client.invalidateQueries({ queryKey: keyOf(route) })),
  )

  useEffect(() => {
    hadConnection.current = false
    const own = carryOwnStream()
    const close = openLiveConnection({
      getTicket: async () => (await callRoute(createLiveTicket, { body: { phaseId } })).ticket,
      address: socketAddress(phaseId),
      after: begin.after,
      onState: (next, cause) => {
        setConnection({ state: next, problem: cause })
        own.onState(next)
        if (next !== 'connected') setPresence(unheard)
        if (next === 'connected' && !hadConnection.current) readOlderThan(client, begin.at)
        hadConnection.current ||= next === 'connected'
      },
      onEvent: (event) => {
        if (event.phaseId === null) {
          own.onEvent(event)
          return
        }
        setPresence((current) => presenceAfter(current, event))
        const routes = stale[event.type]
        if (routes !== undefined) pace.ask(routes)
      },
    })
    return () => {
      close()
      own.leave()
      pace.stop()
    }
  }, [phaseId, begin, client, pace])

  const isDown = state === 'reconnecting' || state === 'polling'
  useEffect(() => (isDown ? startPolling(pace.ask) : undefined), [isDown, pace])

  return useMemo(() => ({ ...presence, state, problem, refresh }), [presence, state, problem, refresh])
}
