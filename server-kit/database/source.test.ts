import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from '@jest/globals'
import { openServer } from './source.ts'

/** A message of the Postgres protocol: its letter, its length, and what it says. */
function message(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const signedIn = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const goodbye = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
)

it('a server that says goodbye in the moment of a connection’s opening fails its query, not the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([signedIn, ready, goodbye])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const source = openServer({ connectionString: `postgres://somebody@127.0.0.1:${port}/parley` })
  try {
    await expect(source.pool.connect().then((client) => client.query('select 1'))).rejects.toThrow()
  } finally {
    server.close()
  }
})

it('a connection that has been open for long ends, and the next one who asks gets another', async () => {
  const ended: Promise<unknown>[] = []
  const server = createServer((socket) => {
    ended.push(once(socket, 'close'))
    socket.on('error', () => undefined)
    socket.once('data', () => socket.write(Buffer.concat([signedIn, ready])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const source = openServer({
    connectionString: `postgres://somebody@127.0.0.1:${port}/parley`,
    lifetimeSeconds: 1,
  })
  try {
    const first = await source.pool.connect()
    first.release()
    await ended[0]
    const second = await source.pool.connect()
    expect(second).not.toBe(first)
    expect(ended).toHaveLength(2)
    second.release()
  } finally {
    await source.close()
    server.close()
  }
})
