import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('worker.ts', import.meta.url))

/** What a worker's process held at a moment, in MB; a new process begins a new life. */
export interface Sample {
  worker: number
  life: number
  seconds: number
  megabytes: number
}

/** Places for workers: whoever dies there, by us or by itself, has a successor. */
export interface WorkerPlaces {
  samples: Sample[]
  /** Lives that ended without our doing. */
  ended: () => number
  /** SIGKILL to one of them. */
  killOne(): void
  close(): Promise<void>
}

const residentMegabytes = ({ pid = 0 }: ChildProcess): number | undefined => {
  try {
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return resident === undefined ? undefined : Number(resident) / 1024
  } catch {
    return undefined
  }
}

export function startWorkerPlaces(count: number, databaseUrl: string, modelMs: number): WorkerPlaces {
  const begun = performance.now()
  const samples: Sample[] = []
  const lives = Array.from({ length: count }, () => 0)
  const killed = new WeakSet<ChildProcess>()
  let isClosing = false
  const isOpen = (): boolean => !isClosing
  let ended = 0
  const start = (place: number): ChildProcess => {
    const child = fork(program, [databaseUrl, String(modelMs)], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    child.once('exit', () => void succeed(place, child))
    return child
  }
  const succeed = async (place: number, before: ChildProcess): Promise<void> => {
    if (!isOpen()) return
    if (!killed.has(before)) ended += 1
    lives[place] = (lives[place] ?? 0) + 1
    // As whoever watches over processes does: not at once, where a start fails.
    await delay(500)
    if (isOpen()) children[place] = start(place)
  }
  const children = Array.from({ length: count }, (_, place) => start(place))
  const timer = setInterval(() => {
    for (const [worker, child] of children.entries()) {
      const megabytes = residentMegabytes(child)
      const seconds = (performance.now() - begun) / 1000
      if (megabytes !== undefined) samples.push({ worker, life: lives[worker] ?? 0, seconds, megabytes })
    }
  }, 1_000)
  return {
    samples,
    ended: () => ended,
    killOne() {
      const child = children[Math.floor(Math.random() * count)]
      if (child === undefined) return
      killed.add(child)
      child.kill('SIGKILL')
    },
    async close() {
      isClosing = true
      clearInterval(timer)
      await Promise.all(
        children
          .filter((child) => child.exitCode === null && child.signalCode === null)
          .map((child) => {
            const gone = once(child, 'exit')
            child.kill('SIGKILL')
            return gone
          }),
      )
    },
  }
}
