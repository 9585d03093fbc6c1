import { connect, type Socket } from 'node:net'

export interface Load {
  port: number
  path: string
  /** What each connection says about itself, by turns; nothing where there are none. */
  callers?: readonly Record<string, string>[]
  connections: number
  /** How long it asks, in milliseconds; what is under way then is still counted. */
  durationMs: number
}

interface LoadResult {
  requestsASecond: number
  /** Milliseconds of each answer. */
  times: number[]
}

const headEnd = Buffer.from('\r\n\r\n')

/** The whole length of an answer that begins the bytes, by its Content-Length; undefined while its head is not whole. */
function lengthOf(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(headEnd)
  if (end === -1) return undefined
  const head = bytes.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200'))
    throw new Error(`An answer was not 200: ${head.split('\r\n')[0] ?? ''}`)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error('An answer did not say how long it is.')
  return end + headEnd.length + Number(length)
}

/** Asks by one connection, one request after the other, until the time is over. */
function ask(load: Load, request: string, until: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    const socket: Socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
    let asked = 0
    let held: Buffer = Buffer.alloc(0)
    const next = (): void => {
      asked = performance.now()
      if (asked >= until) {
        socket.destroy()
        resolve(times)
      } else socket.write(request)
    }
    socket.on('connect', next)
    socket.on('error', reject)
    socket.on('data', (bytes: Buffer) => {
      try {
        held = held.length === 0 ? bytes : Buffer.concat([held, bytes])
        const length = lengthOf(held)
        if (length === undefined || held.length < length) return
        held = Buffer.alloc(0)
        times.push(performance.now() - asked)
        next()
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
        socket.destroy()
      }
    })
  })
}

/** Asks by many connections at once; cheap on purpose, since it shares the processors with what it measures. */
export async function put(load: Load): Promise<LoadResult> {
  const requestOf = (caller: Record<string, string> | undefined): string => {
    const headers = Object.entries({ host: 'localhost', ...caller })
    return `GET ${load.path} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  }
  const { callers = [] } = load
  const start = performance.now()
  const asking = Array.from({ length: load.connections }, (_, place) =>
    ask(load, requestOf(callers[place % callers.length]), start + load.durationMs),
  )
  const times = (await Promise.all(asking)).flat()
  return { requestsASecond: times.length / ((performance.now() - start) / 1000), times }
}
