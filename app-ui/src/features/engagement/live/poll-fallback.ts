import { listInteractions } from '@parley/contracts/http/agent-interactions.ts'
import { getInitiative } from '@parley/contracts/http/initiatives.ts'
import { listMessages } from '@parley/contracts/http/messages.ts'
import { getValidation } from '@parley/contracts/http/validations.ts'
import type { RouteDefinition } from '@parley/contracts/route.ts'
import { liveNumbers } from './live-numbers.ts'

/**
 * While the socket is down, from its first failure on: interactions every 3 s, messages (and what stands around them)
 * every 10 s (Document 2, 7.4).
 */
export function startPolling(read: (routes: readonly RouteDefinition[]) => void): () => void {
  const timers = [
    setInterval(() => read([listInteractions]), liveNumbers.pollInteractions),
    setInterval(() => read([listMessages, getInitiative, getValidation]), liveNumbers.pollMessages),
  ]
  return () => timers.forEach(clearInterval)
}
