import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Id, newId } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { createInProcessBus } from '@parley/server-kit/events/in-process-bus.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import { createMemoryLimits } from '@parley/server-kit/limits/shared-limits.ts'
import { createTestDatabase, type Isolation } from '@parley/server-kit/testing/test-database.ts'
import { type App, type AppOptions, createApp } from '../app.ts'
import type { Dependencies, Settings } from '../dependencies.ts'
import type { TenantTurns } from '../http/tenant-turns.ts'
import { createLiveServer } from '../live/index.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import { createTestClock, createTestLogger, createTestOrchestrator, createTestResolver } from './doubles.ts'
import { clientRecordFactories } from './client-records.ts'
import { documentFactories } from './document-records.ts'
import { conversationFactories } from './conversations.ts'
import { initiativeFactories } from './initiatives.ts'
import { peopleFactories, type TestClient, type TestUser } from './people.ts'
import { recordFactories } from './record-parts.ts'
import { insertRow, type TestTables } from './rows.ts'

export interface TestAppOptions extends AppOptions {
  /** Which isolation layer stays on; both unless told. */
  isolation?: Isolation
  settings?: Partial<Settings>
  /** Of the pool, on a real Postgres; see the test database. */
  connections?: number
}

const throwError = (error: unknown): never => {
  throw error
}

const testSettings = {
  isProduction: false,
  isSecure: false,
  publicUrl: undefined,
  trustedProxies: 0,
  secret: 'a secret of tests that is long enough to be one',
  showMailLinks: false,
  demoData: false,
  demoAccess: 'closed' as const,
  clientStorageBytes: 1024 ** 3,
  selfRegistration: false,
  privateHosts: [],
  keptDays: { mails: 90, notifications: 365 },
  metrics: { token: undefined, isLocal: true },
  version: 'test',
}

/** Everybody's turn at once: tests ask more than people do. turns-of-calls.test.ts has the product's own. */
const noTurns: TenantTurns = { take: () => Promise.resolve(() => undefined) }

/**
 * The bff on a database of its own, listening on a free port, with the factories of its data. Clock, log, bus and
 * orchestrator are the test's. Close it in afterAll.
 */
export async function createTestApp(options: TestAppOptions = {}) {
  const { isolation, settings: changed, connections, ...appOptions } = options
  const folder = await mkdtemp(join(tmpdir(), 'parley-bff-'))
  const database = await createTestDatabase<Tables>({
    ...(isolation === undefined ? {} : { isolation }),
    ...(connections === undefined ? {} : { connections }),
  })
  // Super admins of tests have no authenticator; platform-settings.test.ts turns it on.
  await database.asOwner('update platform_setting set super_admins_need_two_factor = false')
  const doubles = {
    clock: createTestClock(),
    logger: createTestLogger(),
    events: createInProcessBus(throwError),
    orchestrator: createTestOrchestrator(),
    resolver: createTestResolver(),
  }
  const dependencies: Dependencies = {
    ...doubles,
    database,
    limits: createMemoryLimits(),
    files: await createDiskFileStore(join(folder, 'files')),
    settings: { ...testSettings, temporaryFolder: join(folder, 'uploads'), ...changed },
  }
  const app = createApp(dependencies, { contract: 'implemented', turns: noTurns, ...appOptions })
  // Nobody waits in tests; attempt-delays.test.ts looks at how long it would be.
  app.session.delays.afterFailure = () => Promise.resolve()
  app.session.comparisons.take = () => noTurns.take('')
  const { server, origin } = await listen(app)
  const live = await createLiveServer({ ...dependencies, reader: app.session.reader })
  live.attach(server)
  const close = async (): Promise<void> => {
    await live.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  const open = (user: TestUser) => openTestSession(app, { database, now: doubles.clock.now() }, user)
  return {
    ...doubles,
    app,
    database,
    dependencies,
    origin,
    anonymous: createApiClient(origin),
    withToken: (token: string): ApiClient => createApiClient(origin, token),
    /** A client signed in as the user, by a session made directly. */
    as: async (user: TestUser): Promise<ApiClient> => createApiClient(origin, (await open(user)).token),
    /** A client signed in as a consultant who has switched into a client (D2). */
    inside: async (user: TestUser, target: TestClient): Promise<ApiClient> => {
      const { token } = await open(user)
      return createApiClient(origin, await switchInto(createApiClient(origin, token), target))
    },
    openSession: open,
    ...peopleFactories(database),
    ...initiativeFactories(database),
    ...clientRecordFactories(database),
    ...documentFactories(database, dependencies.files),
    ...conversationFactories(database),
    ...recordFactories(database),
    close,
  }
}

/** @returns the token of who has switched into the client */
async function switchInto(outside: ApiClient, { id }: TestClient): Promise<string> {
  const answer = await outside.raw('POST', `/api/auth/consultant-impersonate-client/${id}`, { body: {} })
  if (answer.status !== 200) throw new Error(`Nobody is inside: ${answer.text}`)
  return (answer.body as { token: string }).token
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

async function listen(app: App): Promise<{ server: Server; origin: string }> {
  const server = createServer(app.express)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${port}` }
}

async function openTestSession(
  app: App,
  { database, now }: { database: TestTables; now: Date },
  user: TestUser,
): Promise<{ sessionId: Id; token: string }> {
  const sessionId = newId()
  const expiresAt = new Date(now.getTime() + 8 * 3_600_000)
  await insertRow(database, 'session', {
    id: sessionId,
    user_id: user.id,
    created_at: now,
    expires_at: expiresAt,
  })
  const subject = { sessionId, userId: user.id, actingIn: null, sessionExpiresAt: expiresAt }
  return { sessionId, token: await app.session.tokens.sign(subject) }
}
