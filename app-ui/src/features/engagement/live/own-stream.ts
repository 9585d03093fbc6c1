import type { LiveEvent, LiveEventType } from '@parley/contracts/events/live.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { callRoute } from '@parley/ui-kit/calls/call-route.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { type LiveState, openLiveConnection } from './live-connection.ts'
import { socketAddress } from './socket-address.ts'

interface Listener {
  onEvent: (event: LiveEvent) => void
  onState: (state: LiveState) => void
}

/** A phase's socket that brings the own stream along. */
interface Carrier extends Listener {
  leave: () => void
}

const listeners = new Set<Listener>()
let current: LiveState = 'connecting'
/** Closes the socket that is opened where no phase's socket brings the stream. */
let close: (() => void) | undefined
let carrier: Carrier | undefined
/** Pages at work on opening a phase's socket. */
let expected = 0

/** Each state once: a connection that becomes slow is the same connection. */
function tellState(state: LiveState): void {
  if (state === current) return
  current = state
  listeners.forEach((one) => one.onState(state))
}
const tellEvent = (event: LiveEvent): void => listeners.forEach((one) => one.onEvent(event))

function closeOwn(): void {
  close?.()
  close = undefined
}

/** One socket for the whole page, open while anybody listens and no phase's socket does its work. */
function settle(): void {
  if (listeners.size === 0 || carrier !== undefined || expected > 0) {
    closeOwn()
    return
  }
  if (close !== undefined) return
  tellState('connecting')
  close = openLiveConnection({
    getTicket: async () => (await callRoute(createLiveTicket, { body: {} })).ticket,
    address: socketAddress(),
    onState: tellState,
    onEvent: tellEvent,
  })
}
/** Once all that changes with the page has said what it wants. */
const settleSoon = (): void => void setTimeout(settle)

function listen(listener: Listener): () => void {
  listeners.add(listener)
  listener.onState(current)
  settleSoon()
  return () => {
    listeners.delete(listener)
    settleSoon()
  }
}

/** Has the own stream come with a phase's socket, so that a page needs one ticket and one socket. */
export function carryOwnStream(): Carrier {
  const mine: Carrier = {
    onState: (state) => {
      if (carrier === mine) tellState(state)
    },
    onEvent: (event) => {
      if (carrier === mine) tellEvent(event)
    },
    leave: () => {
      if (carrier !== mine) return
      carrier = undefined
      settleSoon()
    },
  }
  carrier = mine
  tellState('connecting')
  settleSoon()
  return mine
}

/** While a phase's page is on its way, the own stream waits for its socket. */
export function useExpectedCarrier(isExpected: boolean): void {
  useEffect(() => {
    if (!isExpected) return undefined
    expected += 1
    return () => {
      expected -= 1
      settleSoon()
    }
  }, [isExpected])
}

interface OwnStreamOptions {
  types: readonly LiveEventType[]
  onEvent: (event: LiveEvent) => void
  /** The stream keeps nothing for those who were away: called at every connection, to read anew. */
  onConnected?: () => void
}

/** Listens to the person's own stream (decisions D11, Live). Returns its state: without 'connected', look by yourself. */
export function useOwnStream({ types, onEvent, onConnected }: OwnStreamOptions): LiveState {
  const [state, setState] = useState<LiveState>(current)
  const take = useEffectEvent((event: LiveEvent) => {
    if (types.includes(event.type)) onEvent(event)
  })
  const follow = useEffectEvent((next: LiveState) => {
    setState(next)
    if (next === 'connected') onConnected?.()
  })
  useEffect(() => listen({ onEvent: (event) => take(event), onState: (next) => follow(next) }), [])
  return state
}
