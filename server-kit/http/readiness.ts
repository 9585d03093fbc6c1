export type State = 'up' | 'down'

/** Named checks; each rejects while its dependency is down. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<void>>>

export interface Readiness {
  /** Whether what nothing can be served without is up. */
  isReady: boolean
  states: Record<string, State>
}

/** Milliseconds that a dependency has to answer: a client that reconnects waits instead of failing. */
const checkTimeoutMs = 2_000

function within(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function check([name, work]: [string, () => Promise<void>]): Promise<[string, State]> {
  try {
    await within(work(), checkTimeoutMs)
    return [name, 'up']
  } catch {
    return [name, 'down']
  }
}

/**
 * What a process says of itself. With a notice, or without a part that it can spare, it serves, but not all as it is
 * meant to: it is degraded, not down.
 * @param notices sentences for a person by what they are about
 */
export function readinessBody({ isReady, states }: Readiness, notices: Record<string, string>) {
  const isWhole = Object.keys(notices).length === 0 && !Object.values(states).includes('down')
  const served = isWhole ? 'up' : 'degraded'
  return { status: isReady ? served : 'down', ...states, ...notices }
}

/** What the work gives in the time that a dependency has; `otherwise` where it does not. */
export async function inTime<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  let value = otherwise
  const done = work.then((given) => {
    value = given
  })
  await within(done, checkTimeoutMs).catch(() => undefined)
  return value
}

/**
 * Looks at everything that a process works with, all at once (HTTP API, Health).
 * @param spared names of checks without which the process still serves what it can: it stays in rotation
 */
export async function checkReadiness(
  checks: ReadinessChecks,
  spared: readonly string[] = [],
): Promise<Readiness> {
  const results = await Promise.all(Object.entries(checks).map(check))
  const isReady = results.every(([name, state]) => state === 'up' || spared.includes(name))
  return { isReady, states: Object.fromEntries(results) }
}
