import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { WebSocket } from 'ws'
import { eventually } from '../testing/eventually.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let address: string
let ticketOf: () => Promise<string>

beforeAll(async () => {
  app = await createTestApp()
  const firm = await app.addFirm('Firm')
  const user = await app.addUser('firmAdmin', { firmId: firm.id })
  const api = await app.as(user)
  address = app.origin.replace('http', 'ws')
  ticketOf = async () =>
    ((await api.raw('POST', '/api/live/ticket', { body: {} })).body as { ticket: string }).ticket
})
afterAll(() => app.close())

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(`${address}/api/live?ticket=${await ticketOf()}`)
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('open', resolve))
  return socket
}

const isAlive = async (): Promise<boolean> => (await app.anonymous.raw('GET', '/healthz')).status === 200

describe('the live channel, sent what nobody asked for,', () => {
  it('harms nothing and tells nothing: texts, bytes, pings and huge frames', async () => {
    const frames = [
      '',
      '{',
      '{"type":"AGENT_TOKEN"}',
      '\u0000',
      '['.repeat(50_000),
      randomBytes(2000),
      Buffer.alloc(0),
    ]
    for (const frame of [...frames, 'x'.repeat(3_000_000)]) {
      const socket = await open()
      const heard: unknown[] = []
      socket.on('message', (data) => heard.push(data))
      socket.ping('x'.repeat(100))
      socket.send(frame)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(heard).toEqual([])
      socket.terminate()
    }
    expect(await isAlive()).toBe(true)
  })

  it('drops what is no frame of the protocol', async () => {
    for (const bytes of [Buffer.from([0xff, 0xff, 0xff]), Buffer.from([0x83, 0x00]), randomBytes(64)]) {
      const { port, hostname } = new URL(app.origin)
      const raw = connect(Number(port), hostname)
      let isClosed = false
      raw.on('error', () => undefined).on('close', () => (isClosed = true))
      raw.write(
        `GET /api/live?ticket=${await ticketOf()} HTTP/1.1\r\nHost: ${hostname}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      )
      await new Promise((resolve) => raw.once('data', resolve))
      raw.write(bytes)
      raw.end()
      await eventually(() => isClosed)
    }
    expect(await isAlive()).toBe(true)
  })
})
