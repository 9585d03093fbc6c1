import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { WebSocket, WebSocketServer } from 'ws'
import { eventually } from '../testing/eventually.ts'
import { createLiveSocket, type LiveSocket } from './live-socket.ts'

const server = createServer()
const sockets = new WebSocketServer({ server })

async function pair(): Promise<{ live: LiveSocket; other: WebSocket }> {
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const accepted = new Promise<LiveSocket>((resolve) =>
    sockets.once('connection', (socket) => resolve(createLiveSocket(socket, null))),
  )
  const other = new WebSocket(`ws://127.0.0.1:${port}`)
  return { live: await accepted, other }
}

afterEach(() => {
  sockets.clients.forEach((socket) => socket.terminate())
  server.close()
})

describe('a live socket', () => {
  it('drops an end that has been silent for a round', async () => {
    const { live, other } = await pair()
    let isClosed = false
    live.onClose(() => (isClosed = true))
    other.on('open', () => other.pause())
    await eventually(() => other.isPaused)
    live.beat()
    expect(isClosed).toBe(false)
    live.beat()
    await eventually(() => isClosed)
  })

  it('closes a reader that is too slow instead of keeping what it does not read', async () => {
    const { live, other } = await pair()
    let isClosed = false
    live.onClose(() => (isClosed = true))
    await new Promise((resolve) => other.once('open', resolve))
    other.pause()
    const text = 'x'.repeat(200_000)
    for (let count = 0; count < 200; count += 1) {
      live.send({ type: 'AGENT_TOKEN', phaseId: null, seq: 0, at: new Date().toISOString(), data: { text } })
      await new Promise((resolve) => setImmediate(resolve))
    }
    await eventually(() => isClosed)
  })
})
