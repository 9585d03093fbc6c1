import { arrivals } from './arrivals.ts'
import { type Call, type Caller, jsonBody } from './call.ts'
import { password, type Tenant } from './people.ts'

/** Milliseconds from when a request was due to its whole answer. */
export interface Watched {
  work: number[]
  signIn: number[]
  /** Answers that were not 2xx, by status. */
  refused: Record<string, number>
}

const page = `range=${encodeURIComponent('[0,24]')}`

const callsOf = (clientId: string, words: string): string[] => [
  `/api/initiatives/consulting-firm?${page}`,
  '/api/auth/me',
  `/api/stakeholders/client/${clientId}?${page}`,
  `/api/search?q=${words}`,
]

/** What somebody at work asks for next. */
export function workOf({ clientId, people }: Tenant, turn: number): Call {
  const paths = callsOf(clientId, ['Initiative', 'Marsh', 'Client'][turn % 3] ?? '')
  const person = people[turn % people.length]
  return {
    method: 'GET',
    path: paths[turn % paths.length] ?? '',
    ...(person === undefined ? {} : { authorization: person.authorization }),
  }
}

const signInsASecond = 5

interface Watching {
  call: Caller
  origins: readonly string[]
  tenants: readonly Tenant[]
  seconds: number
  /** Requests a second of each tenant. */
  pace: number
}

/**
 * People of some tenants at work, who come as they like and do not wait for answers, and some of them signing in, five times a
 * second in all.
 */
export async function watch({ call, origins, tenants, seconds, pace }: Watching): Promise<Watched> {
  const watched: Watched = { work: [], signIn: [], refused: {} }
  const under: Promise<void>[] = []
  const begin = performance.now()
  const at = (due: number, turn: number, { times, wanted }: { times: number[]; wanted: Call }): void => {
    const sent = new Promise((resolve) => setTimeout(resolve, Math.max(1, begin + due - performance.now())))
    const done = sent
      .then(() => call(origins[turn % origins.length] ?? '', wanted))
      .then(({ status }) => {
        times.push(performance.now() - begin - due)
        if (status < 200 || status >= 300) watched.refused[status] = (watched.refused[status] ?? 0) + 1
      })
    under.push(done)
  }
  for (const [place, tenant] of tenants.entries())
    for (const [turn, due] of arrivals(pace, seconds, place + 1).entries())
      at(due, place + turn, { times: watched.work, wanted: workOf(tenant, turn) })
  for (const [turn, due] of arrivals(signInsASecond, seconds, tenants.length + 1).entries()) {
    // The last ones: whom nobody guesses passwords of.
    const person = tenants[turn % tenants.length]?.people.at(-1 - (turn % 4))
    const body = jsonBody({ email: person?.email, password })
    const wanted: Call = { method: 'POST', path: '/api/auth/login', body }
    at(due, turn, { times: watched.signIn, wanted })
  }
  await Promise.all(under)
  return watched
}
