/** What calls met while one thing went on, such as the restart of a service. */
export interface Period {
  name: string
  restarts: number
  calls: number
  /** 503s that say when to come back, in the shape of every error. */
  refused: number
  /** Calls that one door did not take, or closed unanswered, and the next one answered at once. */
  nextDoor: number
  /** Connections that broke, or were not taken, at every door. */
  broken: number
  /** Milliseconds from a call's first try to an answer that was none of these, at the longest. */
  longestMs: number
}

/** What calls were answered with, over all and by what went on meanwhile. */
export interface Tally {
  /** By status, and `no answer` where the connection broke. */
  answers: Map<string, number>
  /** What no client should get, a sentence each. */
  unclean: string[]
  periods: Map<string, Period>
  current: Period
}

const usual = 'nothing'

/** The period in which the proxy reads its configuration again. */
export const proxyReload = 'reload of the proxy'

/** Whether a call failed because its connection, which had been taken, was closed: it may be sent again on another. */
export function isClosedUnanswered(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  return /^(?:UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(code)
}

/**
 * Whether a connection may break at a door: any while it is started again, and while it reads its configuration again
 * those that are closed just then. Anything else has somebody else to go to.
 */
export const mayBreak = ({ name }: Period, error: unknown): boolean =>
  name === 'proxy' || (name === proxyReload && isClosedUnanswered(error))

const newPeriod = (name: string): Period => ({
  name,
  restarts: 0,
  calls: 0,
  refused: 0,
  nextDoor: 0,
  broken: 0,
  longestMs: 0,
})

export function newTally(): Tally {
  const current = newPeriod(usual)
  return { answers: new Map(), unclean: [], periods: new Map([[usual, current]]), current }
}

/** From now on calls are counted for the restart of a service, or for nothing. */
export function enterPeriod(tally: Tally, name = usual): void {
  const period = tally.periods.get(name) ?? newPeriod(name)
  tally.periods.set(name, period)
  tally.current = period
}

export function countAnswer({ answers }: Tally, answer: string): void {
  answers.set(answer, (answers.get(answer) ?? 0) + 1)
}

export interface Answer {
  status: number
  text: string
  headers: Headers
}

/** Whether a refusal tells a client what to do: a 503 in the shape of every error, with the seconds to wait. */
export function isClean({ status, text, headers }: Answer): boolean {
  if (status < 500) return true
  return status === 503 && headers.has('retry-after') && /"statusCode"|"code"|"message"/.test(text)
}

export const sayTally = ({ answers }: Tally): string =>
  [...answers]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([answer, count]) => `${count} × ${answer}`)
    .join(', ')

/** A line for each period, columns in line. */
export function periodLines({ periods }: Tally): string[] {
  const head = ['while', 'restarts', 'calls', 'clean 503', 'next door', 'no answer', 'longest wait']
  const rows = [...periods.values()].map(
    ({ name, restarts, calls, refused, nextDoor, broken, longestMs }) => [
      name,
      ...[restarts, calls, refused, nextDoor, broken].map(String),
      `${(longestMs / 1000).toFixed(1)} s`,
    ],
  )
  const width = (column: number): number =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0))
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column))))
      .join('  '),
  )
}
