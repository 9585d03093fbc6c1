import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { WebSocketServer } from 'ws'
import { createSockets, type LiveArm } from './live-arm.ts'

/** About as long as an event of ours on the wire. */
const padding = 'x'.repeat(150)

/** The least: insert and NOTIFY in one statement, and whoever listens hands the payload to every socket. */
export async function openBareLiveArm(url: string): Promise<LiveArm> {
  const writer = new pg.Client({ connectionString: url })
  const listener = new pg.Client({ connectionString: url })
  await Promise.all([writer.connect(), listener.connect()])
  await writer.query(
    'create table bare_live (id bigint generated always as identity primary key, body text not null)',
  )
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  listener.on('notification', ({ payload = '' }) => sockets.clients.forEach((socket) => socket.send(payload)))
  await listener.query('listen bare_live')
  const followers = createSockets()
  return {
    follow: (heard) =>
      followers.open(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, (text) =>
        heard(parseInt(text, 10)),
      ),
    async write(event) {
      await writer.query({
        name: 'write',
        text: `with stored as (insert into bare_live (body) values ($1) returning body) select pg_notify('bare_live', body) from stored`,
        values: [`${event} ${padding}`],
      })
    },
    leave: () => followers.leave(),
    async close() {
      sockets.close()
      server.close()
      await Promise.all([writer.end(), listener.end()])
    },
  }
}
