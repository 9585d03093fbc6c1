/** What a step of the drill came to. */
export interface Outcome {
  name: string
  seconds: number
  /** A sentence of what was seen, or of what went wrong. */
  told: string
  state: 'ok' | 'failed' | 'left out'
}

interface Recorder {
  outcomes: Outcome[]
  /** Runs a step unless one before it failed; what it returns is told. */
  step: (name: string, work: () => Promise<string>) => Promise<void>
  /** As a step, whatever went before: what cleans up. */
  always: (name: string, work: () => Promise<string>) => Promise<void>
}

export interface Clock {
  /** Milliseconds. */
  now: () => number
  say: (line: string) => void
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Keeps what steps came to; each stands on those before it, so that nothing is tried after a failure. */
export function recordSteps({ now, say }: Clock): Recorder {
  const outcomes: Outcome[] = []
  const always: Recorder['always'] = async (name, work) => {
    const start = now()
    const end = (state: Outcome['state'], told: string): void => {
      const outcome = { name, seconds: Math.round((now() - start) / 1000), told: oneLine(told), state }
      outcomes.push(outcome)
      say(`${state === 'ok' ? 'ok' : 'FAILED'}  ${name}, ${outcome.seconds} s: ${outcome.told}`)
    }
    try {
      end('ok', await work())
    } catch (error) {
      end('failed', error instanceof Error ? error.message : String(error))
    }
  }
  return {
    outcomes,
    always,
    async step(name, work) {
      if (hasFailed(outcomes)) outcomes.push({ name, seconds: 0, told: '', state: 'left out' })
      else await always(name, work)
    },
  }
}

export const hasFailed = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ state }) => state === 'failed')

const longest = 110

/** The outcomes as lines of a table, columns in line. */
export function tableOf(outcomes: readonly Outcome[]): string[] {
  const name = Math.max(4, ...outcomes.map((outcome) => outcome.name.length))
  const row = ([state, title, seconds, told]: [string, string, string, string]): string =>
    `${state.padEnd(8)}  ${title.padEnd(name)}  ${seconds.padStart(7)}  ${told}`.trimEnd()
  return [
    row(['state', 'step', 'seconds', 'seen']),
    ...outcomes.map(({ state, name: title, seconds, told }) =>
      row([state, title, String(seconds), told.length > longest ? `${told.slice(0, longest - 1)}…` : told]),
    ),
    row(['', 'all', String(outcomes.reduce((sum, { seconds }) => sum + seconds, 0)), '']),
  ]
}
