import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ApiAnswer, type ApiClient, createApiClient } from '@parley/bff/src/testing/api-client.ts'
import { type Answer, countAnswer, isClean, mayBreak, newTally, type Tally } from './tally.ts'

interface Patience {
  /** Seconds that a call is tried again for. */
  seconds: number
  tally?: Tally
}

const isPassing = (status: number): boolean => [429, 502, 503].includes(status)

/**
 * A client as browsers are: told to come back, it does, after the seconds it was told. Broken connections are tried
 * again after a second. A POST carries a key, so that it may be sent twice.
 */
export function createPatientClient(
  origin: string,
  token: string | undefined,
  { seconds, tally = newTally() }: Patience,
): ApiClient {
  const plain = createApiClient(origin, token)

  /** One try. @throws Error where nothing was answered */
  async function once<T extends Answer>(what: string, ask: () => Promise<T>): Promise<T> {
    const { current } = tally
    try {
      const answer = await ask()
      countAnswer(tally, String(answer.status))
      if (answer.status === 503 && isClean(answer)) current.refused += 1
      if (!isClean(answer)) tally.unclean.push(`${what}: ${answer.status} ${answer.text.slice(0, 80)}`)
      return answer
    } catch (error) {
      countAnswer(tally, 'no answer')
      current.broken += 1
      if (!mayBreak(current, error) && !mayBreak(tally.current, error))
        tally.unclean.push(`${what}: no answer while ${current.name} (${String(causeOf(error))})`)
      throw error
    }
  }

  async function patiently<T extends Answer>(what: string, ask: () => Promise<T>): Promise<T> {
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
      return patiently<ApiAnswer>(`${method} ${path}`, () => plain.raw(method, path, given))
    },
    call(definition, input) {
      const given = { ...input, ...keyed(definition.method) }
      return patiently(`${definition.method} ${definition.path}`, () => plain.call(definition, given))
    },
  }
}

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : error
