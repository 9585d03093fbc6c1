import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** All that comes back for lines that no client would send. */
function send(lines: string[], body = ''): Promise<string> {
  const socket = createConnection(Number(new URL(app.origin).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1')))
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  return new Promise((resolve, reject) => {
    socket.once('close', () => resolve(answer))
    socket.once('error', reject)
  })
}
const statusesIn = (answer: string): string[] =>
  Array.from(answer.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status = '']) => status)

const post = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Connection: close']
const another = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

describe('a request of two minds', () => {
  it.each([
    ['about its length', ['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${another}`],
    ['with two lengths', ['Content-Length: 2', 'Content-Length: 60'], `{}${another}`],
    ['with a length below zero', ['Content-Length: -1'], another],
    [
      'with two encodings',
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      `0\r\n\r\n${another}`,
    ],
    ['with a space behind a name', ['Transfer-Encoding : chunked'], `0\r\n\r\n${another}`],
  ])('%s is refused, and nothing behind it is answered', async (_, headers, body) => {
    expect(statusesIn(await send([...post, ...headers], body))).toEqual(['400'])
  })

  it('about its host is refused', async () => {
    const lines = ['GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close']
    expect(statusesIn(await send(lines))).toEqual(['200'])
    expect(statusesIn(await send([...lines, 'Host: other.test']))).toEqual(['400'])
  })
})

it.each(['/', '/api/auth/me'])('TRACE of %s is not answered, and nothing is sent back', async (path) => {
  const answer = await send([
    `TRACE ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'X-Sent: what-was-sent',
  ])
  expect(statusesIn(answer)).toEqual(['404'])
  expect(answer).not.toContain('what-was-sent')
})
