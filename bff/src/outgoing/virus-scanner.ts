import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'

export interface VirusScanner {
  /** @returns what was found, by its name; undefined where nothing was. @throws Error where nobody says */
  scan(path: string): Promise<string | undefined>
}

export interface ScannerAddress {
  host: string
  port: number
}

const longestSilenceMs = 30_000
const chunkBytes = 64 * 1024
const found = /^stream: (.+) FOUND$/

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

/** The command, each chunk behind its length, and an empty one at the end; until the signal says that nobody listens. */
async function send(socket: Socket, path: string, signal: AbortSignal): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    const bytes = chunk as Buffer
    if (!socket.write(Buffer.concat([lengthOf(bytes), bytes]))) await once(socket, 'drain', { signal })
  }
  socket.write(Buffer.alloc(4))
}

/** All that is said before the line is closed; it ends with a zero byte. */
async function answerOf(socket: Socket): Promise<string> {
  let answer = ''
  for await (const chunk of socket) answer += (chunk as Buffer).toString('utf8')
  return answer.replace(/\0.*$/s, '')
}

/** Asks a clamd over TCP (its protocol: INSTREAM); the file never has to be where clamd can read it. */
export const createVirusScanner = ({ host, port }: ScannerAddress): VirusScanner => ({
  async scan(path) {
    const socket = connect({ host, port })
    const over = new AbortController()
    socket.setTimeout(longestSilenceMs, () => socket.destroy(new Error('clamd does not answer.')))
    try {
      const answer = answerOf(socket)
      send(socket, path, over.signal).catch((error: unknown) =>
        socket.destroy(error instanceof Error ? error : new Error(String(error))),
      )
      const said = await answer
      if (said === 'stream: OK') return undefined
      const [, signature] = found.exec(said) ?? []
      if (signature === undefined) throw new Error(`clamd says: ${said.slice(0, 200)}`)
      return signature
    } finally {
      // A scanner that has heard enough leaves the rest unread: nothing waits for it, and the file is closed.
      over.abort()
      socket.destroy()
    }
  },
})
