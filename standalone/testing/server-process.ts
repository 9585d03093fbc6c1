import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A line of a process's log. */
export interface LogLine {
  level: number
  msg: string
  [field: string]: unknown
}

export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A server of the product in a process of its own, as the images start it. */
export interface ServerProcess {
  name: 'bff' | 'orchestrator'
  pid: number
  /** Where it listens; known once it is. */
  origin(): string
  log: LogLine[]
  /** What it wrote to standard error. */
  complaints(): string
  /** Resolves when it listens. @throws Error with its complaints when it ends first */
  listening(): Promise<void>
  /** Resolves with its end, whyever it came. */
  ended: Promise<Ending>
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ending>
  /** Whether it runs, or had ended and left a process that it began behind. */
  isAlive(): boolean
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const programs = { bff: 'bff/src/main.ts', orchestrator: 'orchestrator/src/main.ts' }

/**
 * Starts a process with these variables and none of this one's; ports are free ones that it finds itself.
 * @param release - folder of the release that it is of; this one unless told
 */
export function startServerProcess(
  name: ServerProcess['name'],
  variables: Record<string, string>,
  release = root,
): ServerProcess {
  const child = spawn(process.execPath, [programs[name]], {
    cwd: release,
    // The leader of a group: what it starts can be found.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_COMPILE_CACHE: join(tmpdir(), 'parley-compile-cache'),
      HOST: '127.0.0.1',
      PORT: '0',
      ORCHESTRATOR_HOST: '127.0.0.1',
      ORCHESTRATOR_PORT: '0',
      ...variables,
    },
  })
  const log = readLog(child)
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text))
  let isAlive = true
  const ended = once(child, 'close').then((): Ending => {
    // Looked at right away: the number may be another process's later.
    isAlive = isGroupAlive(child.pid ?? 0)
    return { code: child.exitCode, signal: child.signalCode }
  })
  const port = (): number | undefined => portIn(log)
  return {
    name,
    pid: child.pid ?? 0,
    log,
    origin: () => `http://127.0.0.1:${port() ?? 0}`,
    complaints: () => complaints,
    ended,
    async listening() {
      const isOver = ended.then(() => {
        throw new Error(`The ${name} ended before it listened.\n${complaints}`)
      })
      await Promise.race([isOver, untilListening(child, port)])
    },
    end(signal) {
      child.kill(signal)
      return ended
    },
    isAlive: () => isAlive,
  }
}

function readLog(child: ChildProcess & { stdout: NodeJS.ReadableStream }): LogLine[] {
  const lines: LogLine[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(JSON.parse(line) as LogLine)
    child.emit('parley-log')
  })
  return lines
}

function portIn(log: readonly LogLine[]): number | undefined {
  const line = log.find(({ msg }) => msg.endsWith(' listens'))
  if (line === undefined) return undefined
  return Number(line.port ?? new URL(String(line.origin)).port)
}

async function untilListening(child: ChildProcess, port: () => number | undefined): Promise<void> {
  while (port() === undefined) await once(child, 'parley-log')
}

function isGroupAlive(leader: number): boolean {
  try {
    return process.kill(-leader, 0)
  } catch {
    return false
  }
}
