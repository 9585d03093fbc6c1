import type { ApiClient } from '@parley/bff/src/testing/api-client.ts'
import type { LiveEvent, LiveEventType } from '@parley/contracts/events/live.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'

/** Somebody who looks at a phase on one of the bffs. */
export interface LiveReader {
  events: LiveEvent[]
  /** Of those that have a place in the phase's order. */
  stored(): LiveEvent[]
  has(type: LiveEventType, data?: Record<string, unknown>): boolean
  closeCode(): number | undefined
  close(): void
}

/** Opens the live socket of a phase on the bff at the origin, with a ticket from there. */
export async function readLive(
  origin: string,
  api: ApiClient,
  { phaseId, after = 0 }: { phaseId: string; after?: number },
): Promise<LiveReader> {
  const { body } = await api.call(createLiveTicket, { body: { phaseId } })
  const query = new URLSearchParams({ phaseId, after: String(after), ticket: body.ticket })
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live?${query.toString()}`)
  const events: LiveEvent[] = []
  let code: number | undefined
  socket.addEventListener('message', ({ data }) => events.push(JSON.parse(String(data)) as LiveEvent))
  socket.addEventListener('close', (event) => {
    code = event.code
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('The live socket did not open.')))
  })
  return {
    events,
    stored: () => events.filter(({ seq }) => seq > 0),
    has: (type, data = {}) =>
      events.some(
        (event) =>
          event.type === type && Object.entries(data).every(([name, value]) => event.data[name] === value),
      ),
    closeCode: () => code,
    close: () => socket.close(),
  }
}
