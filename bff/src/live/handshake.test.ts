import { createConnection } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { mostFailedTickets } from './failed-tickets.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { trustedProxies: 1 } })
})
afterAll(() => app.close())

/** What a handshake at an address of any form is answered. */
function handshake(url: string, place = '127.0.0.1'): Promise<string> {
  const { port, host } = new URL(app.origin)
  const socket = createConnection(Number(port), '127.0.0.1')
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1')))
  const lines = [
    `GET ${url} HTTP/1.1`,
    `Host: ${host}`,
    `X-Forwarded-For: ${place}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return new Promise((resolve, reject) => {
    socket.once('close', () => resolve(answer))
    socket.once('error', reject)
  })
}

it.each(['//[', 'http://[/api/live', '//:x/'])(
  'a socket at %s, which is no address, is refused',
  async (url) => {
    expect(await handshake(url)).toMatch(/^HTTP\/1\.1 400 /)
  },
)

it('a place that has no tickets is answered so often and no more, and others are answered all the same', async () => {
  const from = async (place: string): Promise<string> =>
    (await handshake(`/api/live?ticket=${newId()}`, place)).slice('HTTP/1.1 '.length, 'HTTP/1.1 401'.length)
  const answers = new Set<string>()
  // What callers write before the address that the proxy has seen does not count.
  for (let count = 0; count < mostFailedTickets; count += 1)
    answers.add(await from(`203.0.113.${count}, 198.51.100.7`))
  expect([...answers]).toEqual(['401'])
  expect([await from('198.51.100.7'), await from('198.51.100.8')]).toEqual(['429', '401'])
})
