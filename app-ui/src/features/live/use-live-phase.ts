import type { LiveEvent, LiveEventType } from '@parley/contracts/events/live.ts'
import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { artifactCompletion, getPhase } from '@parley/contracts/http/phases.ts'
import { listInitiativeArtifacts } from '@parley/contracts/http/artifacts.ts'
import type { RouteDefinition } from '@parley/contracts/route.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callRoute } from '../../lib/call-route.ts'
import { keyOf } from '../../lib/use-route.ts'
import { type LiveState, openLiveConnection } from './live-connection.ts'
import { liveNumbers } from './live-numbers.ts'

/** Which answers an event makes stale; all of them are read anew, because events hold ids alone (decisions D6). */
const conversation = [listInteractions, listMessages]
const stale: Partial<Record<LiveEventType, readonly RouteDefinition[]>> = {
  AGENT_INTERACTION_UPDATE: [listInteractions],
  SEQUENCE_STARTED: [listInteractions, getInitiative],
  SEQUENCE_UPDATED: [listInteractions, getInitiative],
  SEQUENCE_COMPLETED: [listInteractions, getInitiative],
  SEQUENCE_CANCELLED: [listInteractions, getInitiative],
  SEQUENCE_FAILED: [listInteractions, getInitiative],
  FINAL_SUMMARY_GENERATED: [listInteractions],
  HITL_REQUIRED: [listInteractions],
  HITL_MESSAGE_CREATED: [listMessages],
  HITL_MESSAGE_UPDATED: [listMessages],
  HITL_MESSAGE_DELETED: [listMessages],
  CONVERSATION_CLEARED: [...conversation, getInitiative],
  OBSERVATIONS_UPDATED: [getInitiative],
  VALIDATION_UPDATED: [getInitiative],
  PHASE_UPDATED: [getInitiative],
  INITIATIVE_UPDATED: [getInitiative],
  ACTIVATION_UPDATED: [getInitiative],
}

/** Text that an agent is writing, and who is at it. */
export interface LivePresence {
  /** Interaction id to what was written so far. */
  streamed: Record<string, string>
  typing: { agentName: string; agentRole: string; interactionId: string } | null
  isModeratorThinking: boolean
}

export interface LivePhase extends LivePresence {
  state: LiveState
  /** Reads everything of the phase anew. */
  refresh: () => void
}

const nobody: LivePresence = { streamed: {}, typing: null, isModeratorThinking: false }

/** Events that end what somebody was seen doing. */
function presenceAfter(presence: LivePresence, { type, data }: LiveEvent): LivePresence {
  switch (type) {
    case 'AGENT_TOKEN': {
      const { interactionId, delta, offset } = data as {
        interactionId: string
        delta: string
        offset: number
      }
      const known = presence.streamed[interactionId] ?? ''
      // An answer that begins anew starts at 0; a piece that was missed shows as soon as the whole text is there.
      const text = offset === 0 ? delta : known.slice(0, offset) + delta
      return {
        ...presence,
        isModeratorThinking: false,
        streamed: { ...presence.streamed, [interactionId]: text },
      }
    }
    case 'AGENT_TYPING': {
      const { isTyping, ...typing } = data as { isTyping: boolean } & NonNullable<LivePresence['typing']>
      return { ...presence, isModeratorThinking: false, typing: isTyping ? typing : null }
    }
    case 'MODERATOR_ANALYZING':
      return { ...presence, typing: null, isModeratorThinking: true }
    case 'AGENT_INTERACTION_UPDATE': {
      const { interactionId, status } = data as { interactionId: string; status: string }
      if (status === 'RUNNING' || status === 'PENDING') return presence
      const { [interactionId]: _, ...streamed } = presence.streamed
      return { streamed, typing: null, isModeratorThinking: false }
    }
    case 'HITL_MESSAGE_CREATED':
      return { ...presence, isModeratorThinking: false }
    case 'SEQUENCE_COMPLETED':
    case 'SEQUENCE_CANCELLED':
    case 'SEQUENCE_FAILED':
    case 'CONVERSATION_CLEARED':
      return nobody
    default:
      return presence
  }
}

const socketAddress = (phaseId: string) => (ticket: string, after: number | undefined) => {
  const address = new URL('/api/live', window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.searchParams.set('phaseId', phaseId)
  address.searchParams.set('ticket', ticket)
  if (after !== undefined) address.searchParams.set('after', String(after))
  return address.toString()
}

/** Follows a phase: keeps what is shown of it fresh, and tells who is writing. */
export function useLivePhase(phaseId: string): LivePhase {
  const client = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  const [presence, setPresence] = useState(nobody)
  const hadConnection = useRef(false)

  const invalidate = useCallback(
    (routes: readonly RouteDefinition[]) => {
      for (const route of routes) void client.invalidateQueries({ queryKey: keyOf(route) })
    },
    [client],
  )
  const refresh = useCallback(
    () => invalidate([...conversation, getInitiative, getPhase, artifactCompletion, listInitiativeArtifacts]),
    [invalidate],
  )

  useEffect(() => {
    hadConnection.current = false
    return openLiveConnection({
      getTicket: async () => (await callRoute(createLiveTicket, { body: { phaseId } })).ticket,
      address: socketAddress(phaseId),
      onState: (next) => {
        setState(next)
        // What changed before the first event of a new connection is not replayed to a page that is older.
        if (next === 'connected' && !hadConnection.current) refresh()
        hadConnection.current ||= next === 'connected'
      },
      onEvent: (event) => {
        setPresence((current) => presenceAfter(current, event))
        const routes = stale[event.type]
        if (routes !== undefined) invalidate(routes)
      },
    })
  }, [phaseId, invalidate, refresh])

  useEffect(() => {
    if (state !== 'polling') return
    const interactions = setInterval(() => invalidate([listInteractions]), liveNumbers.pollInteractions)
    const messages = setInterval(() => invalidate([listMessages, getInitiative]), liveNumbers.pollMessages)
    return () => {
      clearInterval(interactions)
      clearInterval(messages)
    }
  }, [state, invalidate])

  return { ...presence, state, refresh }
}
