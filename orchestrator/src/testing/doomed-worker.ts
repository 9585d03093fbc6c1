import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Passage } from '../models/port.ts'
import type { FaultPoint } from '../steps/engine-ports.ts'
import type { SequenceJob } from '../sequences/run-sequence.ts'

/** Where a worker may die: between the parts of a step, and while a provider has its call. */
export type Boundary = FaultPoint | 'in-call'

/** A run to work on. */
export interface Work {
  job: SequenceJob
  /** The boundary, counted from 1, at which to stand still; 0 for none. */
  standAt: number
}

/** Runs to work on side by side. */
export interface Order {
  works: Work[]
  passages: Passage[]
  /** As in the ports of a run; the product's own unless said. */
  resultWaitsMs?: number
}

/** How far a run came: to the boundary that it stands at, or through all that there was to do. */
export type End = { kind: 'standing'; boundary: Boundary } | { kind: 'done'; reached: Boundary[] }

export type Report = { kind: 'ready' } | { kind: 'begun' } | { kind: 'ended'; ends: End[] }

/** A worker in a process of its own, on a Postgres server. */
export interface DoomedWorker {
  /** Under which the server knows its sessions. */
  name: string
  /** Hands runs over; resolves when they are begun. */
  order(order: Order): Promise<void>
  /** Resolves when every run stands at its boundary or is done; in the order of the works. */
  ended(): Promise<End[]>
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>
}

const program = fileURLToPath(new URL('./doomed-process.ts', import.meta.url))

/** Halves the start of a process, of which there are many here. */
const compileCache = join(tmpdir(), 'parley-compile-cache')

/** Starts the process and waits until it has reached its database. */
export async function startDoomedWorker(databaseUrl: string): Promise<DoomedWorker> {
  const name = `doomed-${randomUUID()}`
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', name)
  const child = fork(program, [url.toString()], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  })
  const reports = listenTo(child)
  await reports.next('ready')
  return {
    name,
    async order(order) {
      reports.forget()
      child.send(order)
      await reports.next('begun')
    },
    ended: async () => (await reports.next('ended')).ends,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

function listenTo(child: ChildProcess) {
  const heard: Report[] = []
  const looks = new Set<() => void>()
  child.on('message', (message) => {
    heard.push(message as Report)
    for (const look of looks) look()
  })
  child.once('exit', () => {
    for (const look of looks) look()
  })
  /** The first report of a kind, heard already or to come. @throws Error when the process ends first */
  const next = <Kind extends Report['kind']>(kind: Kind): Promise<Extract<Report, { kind: Kind }>> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = heard.find((report) => report.kind === kind)
        const isGone = child.exitCode !== null || child.signalCode !== null
        if (found === undefined && !isGone) return
        looks.delete(look)
        if (found === undefined) reject(new Error(`The worker ended before it was ${kind}.`))
        else resolve(found as Extract<Report, { kind: Kind }>)
      }
      looks.add(look)
      look()
    })
  return { next, forget: () => void heard.splice(0) }
}
