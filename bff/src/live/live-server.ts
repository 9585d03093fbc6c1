import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { liveCloseCodes } from '@parley/contracts/events/live.ts'
import { type Id, idSchema } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { Actor } from '../authorization/actor.ts'
import { reaches, type RowTenant } from '../authorization/reach.ts'
import type { Dependencies } from '../dependencies.ts'
import type { SessionReader } from '../features/session/index.ts'
import { isOwnOrigin } from '../http/origin-guard.ts'
import { type PhaseTenant, redeemTicket } from './live.queries.ts'
import { createFailedTickets, placeOf } from './failed-tickets.ts'
import { createLiveSocket, heartbeatMs, type LiveSocket } from './live-socket.ts'
import { type LiveSources, streamOwn, streamPhase } from './live-streams.ts'
import { findVisiblePhase } from './live-tickets.ts'
import { createPhaseTopics } from './phase-topics.ts'
import { createSharedChannels } from './shared-channels.ts'

/** Milliseconds between looks at the sessions of open sockets; a session's end closes within 5 s (Security, check 6). */
const sessionCheckMs = 2000

/** Milliseconds that the other ends have to say goodbye; one that is gone would hold up the process's end. */
const farewellMs = 2_000

/** Sockets of one person in this process; each tab has two. */
const mostSockets = 40

const hasEnough = (connections: ReadonlySet<Connection>, { userId }: Actor): boolean =>
  [...connections].filter(({ actor }) => actor.userId === userId).length >= mostSockets

const querySchema = z.strictObject({
  ticket: z.string().min(1).max(200),
  phaseId: idSchema.optional(),
  /** Of a phase's socket: whether it brings the own stream along. */
  own: z.literal('1').optional(),
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
})

export interface LiveServer {
  /** Takes the upgrades of an HTTP server. */
  attach(server: Server): void
  /** Sockets that are open. */
  count(): number
  /** Closes every socket as going away. */
  close(): Promise<void>
}

interface Connection {
  actor: Actor
  /** What the socket shows; undefined for the own stream. */
  tenant: RowTenant | undefined
  socket: LiveSocket
}

interface Admission {
  actor: Actor
  tenant: PhaseTenant | undefined
  after: number | undefined
  /** The own stream beside the phase's. */
  withOwn: boolean
}

type LiveDependencies = Dependencies & { reader: SessionReader }

/** The live channel (D6): `/api/live?phaseId=…&ticket=…&after=<seq>&own=1`. */
export async function createLiveServer(dependencies: LiveDependencies): Promise<LiveServer> {
  const { clock, logger, reader, settings } = dependencies
  const onError = (error: unknown): void => logger.warn({ error }, 'live channel')
  const sources: LiveSources = {
    topics: await createPhaseTopics(dependencies),
    channels: createSharedChannels(dependencies.events, onError),
  }
  const connections = new Set<Connection>()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4096, perMessageDeflate: false })

  const serve = (webSocket: WebSocket, admission: Admission): void =>
    keepConnection(connections, open(webSocket, admission), { admission, sources, onError })

  const failures = createFailedTickets(dependencies.limits)
  /** Whom a handshake lets in, or the status that it is refused with. */
  const check = async (request: IncomingMessage): Promise<Admission | number> => {
    const address = addressOf(request)
    if (address === undefined) return 400
    if (address.pathname !== '/api/live') return 404
    if (!isOwnOrigin(request, settings.publicUrl)) return 403
    const query = querySchema.safeParse(Object.fromEntries(address.searchParams))
    if (!query.success) return 400
    const place = placeOf(request, settings.trustedProxies)
    if (!(await failures.take(place))) return 429
    const admission = await admit(dependencies, query.data)
    if (admission === undefined) return 401
    await failures.giveBack(place)
    return hasEnough(connections, admission.actor) ? 429 : admission
  }
  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const admission = await check(request)
    if (typeof admission === 'number') refuse(stream, admission)
    else sockets.handleUpgrade(request, stream, head, (webSocket) => serve(webSocket, admission))
  }

  const heartbeat = setInterval(() => connections.forEach(({ socket }) => socket.beat()), heartbeatMs)
  const sessionCheck = setInterval(
    () => void checkSessions(connections, reader, clock.now()).catch(onError),
    sessionCheckMs,
  )

  return {
    attach(server) {
      server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
        stream.on('error', () => stream.destroy())
        upgrade(request, stream, head).catch((error: unknown) => {
          onError(error)
          refuse(stream, 503)
        })
      })
    },
    count: () => connections.size,
    async close() {
      clearInterval(heartbeat)
      clearInterval(sessionCheck)
      connections.forEach(({ socket }) => socket.close(liveCloseCodes.goingAway, 'going away'))
      sockets.close()
      setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), farewellMs).unref()
      await sources.topics.close()
    },
  }
}

interface Attachment {
  admission: Admission
  sources: LiveSources
  onError: (error: unknown) => void
}

/** Streams to a connection until it closes. */
function keepConnection(
  connections: Set<Connection>,
  connection: Connection,
  { admission, sources, onError }: Attachment,
): void {
  connections.add(connection)
  const stream = connect(connection, admission, sources)
  connection.socket.onClose(() => {
    connections.delete(connection)
    stream.then((leave) => leave()).catch(() => undefined)
  })
  stream.catch((error: unknown) => {
    onError(error)
    connection.socket.close(1011, 'try again')
  })
}

/** Whatever stands in the request's line: what is no address is undefined. */
const addressOf = ({ url = '/' }: IncomingMessage): URL | undefined =>
  URL.canParse(url, 'http://local') ? new URL(url, 'http://local') : undefined

/** Answers the handshake with an error; the browser sees a failed connection and asks for a new ticket. */
function refuse(stream: Duplex, status: number): void {
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

async function admit(
  dependencies: LiveDependencies,
  { ticket, phaseId, after, own }: z.output<typeof querySchema>,
): Promise<Admission | undefined> {
  const now = dependencies.clock.now()
  const sessionId = await dependencies.database.tenantTransaction(authScope, (tx) =>
    redeemTicket(tx, { ticket, phaseId: phaseId ?? null, now }),
  )
  const actor = sessionId === undefined ? undefined : await dependencies.reader.findActor(sessionId)
  if (actor === undefined || owesTwoFactor(actor, now)) return undefined
  if (phaseId === undefined) return { actor, tenant: undefined, after, withOwn: true }
  const tenant = await findVisiblePhase(dependencies, actor, phaseId)
  return tenant === undefined ? undefined : { actor, tenant, after, withOwn: own !== undefined }
}

const open = (webSocket: WebSocket, { actor, tenant }: Admission): Connection => ({
  actor,
  tenant,
  socket: createLiveSocket(webSocket, tenant?.phaseId ?? null),
})

/** Streams what the socket was admitted to; returns the way to stop. */
async function connect(
  connection: Connection,
  { tenant, after, withOwn }: Admission,
  sources: LiveSources,
): Promise<() => void> {
  const { socket } = connection
  const leaveOwn = withOwn ? await streamOwn(sources, () => connection.actor, socket) : () => undefined
  if (tenant === undefined) return leaveOwn
  try {
    const leavePhase = await streamPhase(sources, { tenant, after }, socket)
    return () => {
      leaveOwn()
      leavePhase()
    }
  } catch (error) {
    leaveOwn()
    throw error
  }
}

/** Whether the session may do nothing any more but set up two-factor (D10). */
const owesTwoFactor = ({ twoFactorDeadline: deadline }: Actor, now: Date): boolean =>
  deadline !== null && deadline <= now

/** Closes the sockets of sessions that are over, and of actors who lost the phase or owe two-factor. */
async function checkSessions(connections: Set<Connection>, reader: SessionReader, now: Date): Promise<void> {
  const ids = new Set<Id>([...connections].map(({ actor }) => actor.sessionId))
  const actors = await reader.findActors([...ids])
  for (const connection of connections) {
    const actor = actors.get(connection.actor.sessionId)
    if (actor === undefined) connection.socket.close(liveCloseCodes.sessionEnded, 'session ended')
    else if (
      owesTwoFactor(actor, now) ||
      (connection.tenant !== undefined && !reaches(actor, connection.tenant))
    )
      connection.socket.close(liveCloseCodes.forbidden, 'no access')
    else connection.actor = actor
  }
}
