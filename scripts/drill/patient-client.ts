import { type ApiClient, createApiClient } from '@parley/bff/src/testing/api-client.ts'

/** What calls were answered with: by status, and `no answer` where the connection broke. */
export interface Tally {
  answers: Map<string, number>
  /** Answers that no client should get: 5xx but a 503 that says when to try again, in the product's own shape. */
  unclean: string[]
}

export const newTally = (): Tally => ({ answers: new Map(), unclean: [] })

export function countAnswer(tally: Tally, answer: string): void {
  tally.answers.set(answer, (tally.answers.get(answer) ?? 0) + 1)
}

interface Answer {
  status: number
  text: string
  headers: Headers
}

/** Whether a refusal tells a client what to do: a 503 in the shape of every error, with the seconds to wait. */
export function isClean({ status, text, headers }: Answer): boolean {
  if (status < 500) return true
  return status === 503 && headers.has('retry-after') && /"statusCode"|"code"|"message"/.test(text)
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000))

interface Patience {
  /** Seconds that a call is tried again for. */
  seconds: number
  tally?: Tally
}

/**
 * A client as browsers are: told to come back, it does, after the seconds it was told. Broken connections are tried
 * again after a second; only what may be sent twice (GET, PUT) is after it was on its way.
 */
export function createPatientClient(
  origin: string,
  token: string | undefined,
  { seconds, tally = newTally() }: Patience,
): ApiClient {
  const plain = createApiClient(origin, token)
  const patiently = async <T extends Answer>(what: string, ask: () => Promise<T>): Promise<T> => {
    const end = Date.now() + seconds * 1000
    for (;;) {
      const answer = await ask().catch((error: unknown) => {
        countAnswer(tally, 'no answer')
        if (Date.now() > end) throw error
      })
      if (answer !== undefined) {
        countAnswer(tally, String(answer.status))
        if (!isClean(answer)) tally.unclean.push(`${what}: ${answer.status} ${answer.text.slice(0, 80)}`)
        const passes = answer.status === 503 || answer.status === 502 || answer.status === 429
        if (!passes || Date.now() > end) return answer
      }
      await pause(Math.min(Number(answer?.headers.get('retry-after') ?? 1), 5))
    }
  }
  return {
    raw: (method, path, input) => patiently(`${method} ${path}`, () => plain.raw(method, path, input)),
    call: (definition, input) =>
      patiently(`${definition.method} ${definition.path}`, () => plain.call(definition, input)),
  }
}
