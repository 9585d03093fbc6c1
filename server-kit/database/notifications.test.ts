import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, it } from '@jest/globals'
import { createNotificationListener, type NotificationListener } from './notifications.ts'

/** A message of the Postgres protocol: its letter, its length, and what it says. */
function message(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const ready = message('Z', Buffer.from('I'))
const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready])
const listening = Buffer.concat([message('C', Buffer.from('LISTEN\0')), ready])
const told = (channel: string, payload: string): Buffer =>
  message('A', Buffer.concat([Buffer.alloc(4), Buffer.from(`${channel}\0${payload}\0`)]))

let listener: NotificationListener
let server: ReturnType<typeof createServer>
const sockets: Socket[] = []
afterEach(async () => {
  await listener.close()
  sockets.forEach((socket) => socket.destroy())
  server.close()
})

it('rebuilds a connection once that is lost before it listens, and hears what is notified once', async () => {
  server = createServer((socket) => {
    const isFirst = sockets.push(socket) === 1
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(signedIn)
      // What asks to listen; the end of a session says nothing.
      socket.on('data', (asked) => {
        if (!asked.toString('latin1').includes('listen')) return
        if (isFirst) socket.destroy()
        else socket.write(listening)
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const problems: Error[] = []
  listener = createNotificationListener({
    connectionString: `postgres://somebody@127.0.0.1:${port}/parley`,
    onError: (error) => void problems.push(error),
  })
  const heard: string[] = []
  const isHeard = new Promise<void>((resolve) => {
    void listener.listen('news', (payload) => {
      heard.push(payload)
      if (payload === 'last') resolve()
    })
  })
  while (sockets.length < 2) await once(server, 'connection')
  // Each that is open is told, as a server does.
  const tell = (payload: string): void =>
    sockets.slice(1).forEach((socket) => socket.write(told('news', payload)))
  const timer = setInterval(() => tell('last'), 200)
  await isHeard
  clearInterval(timer)
  expect(sockets.length).toBe(2)
  expect(heard).toEqual(['last'])
  expect(problems.length).toBeGreaterThan(0)
})
