import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ApiAnswer, type ApiClient, createApiClient } from '@parley/bff/src/testing/api-client.ts'
import { type Answer, countAnswer, isClean, mayBreak, newTally, type Tally } from './tally.ts'

interface Patience {
  /** Seconds that a call is tried again for. */
  seconds: number
  tally?: Tally
}

type Ask<T> = (client: ApiClient) => Promise<T>

const isPassing = (status: number): boolean => [429, 502, 503].includes(status)

/**
 * A client as browsers are: told to come back, it does, after the seconds it was told. What one door does not take, it
 * brings to the next at once, as a browser goes on to the next address of a name; broken connections are tried again
 * after a second. A POST carries a key, so that it may be sent twice.
 * @param doors - origins of the product, at least one
 */
export function createPatientClient(
  doors: readonly string[],
  token: string | undefined,
  { seconds, tally = newTally() }: Patience,
): ApiClient {
  const clients = doors.map((origin) => createApiClient(origin, token))
  let open = 0

  /** One try: at each door at most twice, since a connection kept from before may be closed. @throws Error where nothing was answered */
  async function once<T extends Answer>(what: string, ask: Ask<T>): Promise<T> {
    const { current } = tally
    for (let tried = 1; ; tried += 1) {
      try {
        const answer = await ask(clients[open % clients.length] as ApiClient)
        countAnswer(tally, String(answer.status))
        if (answer.status === 503 && isClean(answer)) current.refused += 1
        if (!isClean(answer)) tally.unclean.push(`${what}: ${answer.status} ${answer.text.slice(0, 80)}`)
        return answer
      } catch (error) {
        open += 1
        const isExcused = mayBreak(current, error) || mayBreak(tally.current, error)
        if (isExcused && clients.length > 1 && tried < 2 * clients.length) {
          current.nextDoor += 1
          continue
        }
        countAnswer(tally, 'no answer')
        current.broken += 1
        // The one door of a product may be away; of several, one is there.
        if (!isExcused || clients.length > 1)
          tally.unclean.push(`${what}: no answer while ${current.name} (${String(causeOf(error))})`)
        throw error
      }
    }
  }

  async function patiently<T extends Answer>(what: string, ask: Ask<T>): Promise<T> {
    const period = tally.current
    const start = Date.now()
    const isLate = (): boolean => Date.now() > start + seconds * 1000
    period.calls += 1
    for (;;) {
      const answer = await once(what, ask).catch((error: unknown) => {
        if (isLate()) throw error
      })
      if (answer !== undefined && (!isPassing(answer.status) || isLate())) {
        period.longestMs = Math.max(period.longestMs, Date.now() - start)
        return answer
      }
      await pause(Math.min(Number(answer?.headers.get('retry-after') ?? 1), 5) * 1000)
    }
  }

  const keyed = (method: string): { headers?: Record<string, string> } =>
    method === 'POST' && token !== undefined ? { headers: { 'idempotency-key': randomUUID() } } : {}
  return {
    raw(method, path, input) {
      const given = { ...input, ...keyed(method) }
      return patiently<ApiAnswer>(`${method} ${path}`, (client) => client.raw(method, path, given))
    },
    call(definition, input) {
      const given = { ...input, ...keyed(definition.method) }
      return patiently(`${definition.method} ${definition.path}`, (client) => client.call(definition, given))
    },
  }
}

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : error
