import type { LiveEvent } from '@parley/contracts/events/live.ts'
import { WebSocket } from 'ws'

/** Bytes that may wait in the process for one slow reader; beyond it is closed and replays later. */
const maxWaitingBytes = 1024 * 1024
/** Milliseconds between pings; a socket that was silent for one whole round is dropped. */
export const heartbeatMs = 30_000
/** Close code for a reader that is too slow ("try again later"). */
const tooSlow = 1013

/** A socket that sends live events, answers PING, and notices when the other end is gone. */
export interface LiveSocket {
  /** Takes an event, or its text where many sockets get the same. */
  send(event: LiveEvent | string): void
  drained(): Promise<void>
  /** Looks whether the other end still answers; called once a round. */
  beat(): void
  close(code: number, reason: string): void
  onClose(handler: () => void): void
}

export function createLiveSocket(socket: WebSocket, phaseId: string | null): LiveSocket {
  let isAlive = true
  const send = (event: LiveEvent | string): void => {
    if (socket.readyState !== WebSocket.OPEN) return
    if (socket.bufferedAmount > maxWaitingBytes) {
      socket.close(tooSlow, 'too slow')
      // It does not read, so it will not read the close either.
      setTimeout(() => socket.terminate(), 1000).unref()
      return
    }
    socket.send(typeof event === 'string' ? event : JSON.stringify(event))
  }
  socket.on('pong', () => (isAlive = true))
  socket.on('error', () => socket.terminate())
  socket.on('message', (data, isBinary) => {
    isAlive = true
    if (!isBinary && isPing(data))
      send({ type: 'PONG', phaseId, seq: 0, at: new Date().toISOString(), data: {} })
  })
  return {
    send,
    drained: () => untilDrained(socket),
    beat() {
      if (!isAlive) {
        socket.terminate()
        return
      }
      isAlive = false
      if (socket.readyState === WebSocket.OPEN) socket.ping()
    },
    close: (code, reason) => socket.close(code, reason),
    onClose: (handler) => void socket.once('close', handler),
  }
}

function isPing(data: WebSocket.RawData): boolean {
  const text = Buffer.isBuffer(data) ? data.toString('utf8') : ''
  if (text === 'PING') return true
  try {
    const message = JSON.parse(text) as { type?: unknown } | null
    return message?.type === 'PING'
  } catch {
    return false
  }
}

/** Waits for half of the room to be free, or for the end of the socket. */
async function untilDrained(socket: WebSocket): Promise<void> {
  while (socket.readyState === WebSocket.OPEN && socket.bufferedAmount > maxWaitingBytes / 2)
    await new Promise((resolve) => setTimeout(resolve, 20))
}
