import type { LiveEvent, LiveEventType } from '@parley/contracts/events/live.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { callRoute } from '../../lib/call-route.ts'
import { type LiveState, openLiveConnection } from './live-connection.ts'
import { socketAddress } from './socket-address.ts'

interface Listener {
  onEvent: (event: LiveEvent) => void
  onState: (state: LiveState) => void
}

const listeners = new Set<Listener>()
let current: LiveState = 'connecting'
let close: (() => void) | undefined

/** One socket for the whole page, open while anybody listens. */
function listen(listener: Listener): () => void {
  listeners.add(listener)
  if (close === undefined) {
    current = 'connecting'
    close = openLiveConnection({
      getTicket: async () => (await callRoute(createLiveTicket, { body: {} })).ticket,
      address: socketAddress(),
      onState: (state) => {
        current = state
        listeners.forEach((one) => one.onState(state))
      },
      onEvent: (event) => listeners.forEach((one) => one.onEvent(event)),
    })
  }
  listener.onState(current)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    close?.()
    close = undefined
  }
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
