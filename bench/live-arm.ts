import { once } from 'node:events'
import { WebSocket } from 'ws'

/** What happens when a socket gets an event: the number of the event that it carries. */
export type Heard = (event: number) => void

/** A way from a stored event to sockets. */
export interface LiveArm {
  /** Opens one more socket that follows. */
  follow(heard: Heard): Promise<void>
  /** Stores the event of this number; resolves with the commit. */
  write(event: number): Promise<void>
  /** Closes all sockets and waits until they are gone. */
  leave(): Promise<void>
  close(): Promise<void>
}

/** Sockets of one arm. */
export function createSockets() {
  const sockets = new Set<WebSocket>()
  return {
    async open(address: string, onText: (text: string) => void): Promise<void> {
      const socket = new WebSocket(address, { perMessageDeflate: false })
      socket.on('message', (data: Buffer) => onText(data.toString('utf8')))
      await once(socket, 'open')
      sockets.add(socket)
    },
    async leave(): Promise<void> {
      const gone = [...sockets].map((socket) => once(socket, 'close'))
      for (const socket of sockets) socket.close()
      sockets.clear()
      await Promise.all(gone)
    },
  }
}
