import type { IncomingMessage } from 'node:http'
import type { SharedLimits } from '@parley/server-kit/limits/shared-limits.ts'
import { RateLimiterRes } from 'rate-limiter-flexible'

/** Handshakes a minute from one place that opened nothing; those that did are given back. */
export const mostFailedTickets = 300

type Handshake = Pick<IncomingMessage, 'headers' | 'socket'>

/** The caller's address, as Express counts it: so many proxies stand in front, each adds the address that it sees. */
export function placeOf({ headers, socket }: Handshake, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const named = forwarded.map((address) => address.trim()).filter((address) => address !== '')
  const chain = [socket.remoteAddress ?? 'unknown', ...named.reverse()]
  return (chain[Math.min(trustedProxies, chain.length - 1)] ?? 'unknown').slice(0, 200)
}

interface FailedTickets {
  /** Counts a handshake; false where there were too many. */
  take(place: string): Promise<boolean>
  /** It was none of those that fail. */
  giveBack(place: string): Promise<void>
}

/** Keeps who has no ticket from having the database look for one as often as they like. */
export function createFailedTickets(limits: SharedLimits): FailedTickets {
  const byPlace = limits.of({ name: 'live-ticket-place', points: mostFailedTickets, durationSeconds: 60 })
  return {
    async take(place) {
      try {
        await byPlace.consume(place)
        return true
      } catch (error) {
        if (error instanceof RateLimiterRes) return false
        throw error
      }
    },
    giveBack: async (place) => void (await byPlace.reward(place)),
  }
}
