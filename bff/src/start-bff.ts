import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import {
  closeServer,
  type ListenAddress,
  listenOn,
  longestAnswerMs,
  sayFarewell,
} from '@parley/server-kit/http/http-server.ts'
import { createMetrics, measurePool } from '@parley/server-kit/metrics/metrics.ts'
import { type AppOptions, createApp } from './app.ts'
import type { Dependencies } from './dependencies.ts'
import { watchImpersonations } from './features/session/index.ts'
import { startHousekeeping } from './housekeeping/housekeeping.ts'
import { createLiveServer, measureSockets } from './live/index.ts'
import { createSystemResolver } from './outgoing/name-resolver.ts'

export interface RunningBff {
  /** Where it listens, for example `http://127.0.0.1:3000`. */
  origin: string
  close(): Promise<void>
}

/** The built screens, beside this workspace. */
export const builtUis = {
  app: fileURLToPath(new URL('../../app-ui/dist', import.meta.url)),
  admin: fileURLToPath(new URL('../../admin-ui/dist', import.meta.url)),
}

/** As a browser of this machine writes it; the same name as in links of mails. */
function nameOf(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

interface BffOptions extends Omit<AppOptions, 'isLeaving'> {
  /**
   * Milliseconds in which it goes on serving when it is closed, while `/readyz` says that it leaves: who stands in front
   * of several takes it out. None where nobody stands in front.
   */
  farewellMs?: number
}

/** Serves HTTP and the live channel until closed. */
export async function startBff(
  given: Omit<Dependencies, 'resolver'>,
  address: ListenAddress,
  { farewellMs = 0, ...options }: BffOptions = {},
): Promise<RunningBff> {
  const dependencies: Dependencies = { ...given, resolver: createSystemResolver() }
  const metrics = options.metrics ?? createMetrics()
  measurePool(metrics, dependencies.database.source)
  let isLeaving = false
  const app = createApp(dependencies, {
    uis: builtUis,
    ...options,
    metrics,
    isLeaving: () => isLeaving,
  })
  const server = createServer(app.express)
  const live = await createLiveServer({ ...dependencies, reader: app.session.reader })
  live.attach(server)
  measureSockets(metrics, live)
  const chores = [watchImpersonations(app.session), startHousekeeping(dependencies)]
  const port = await listenOn(server, address)
  return {
    origin: `http://${nameOf(address.host)}:${port}`,
    async close() {
      isLeaving = true
      await sayFarewell(server, farewellMs)
      await live.close()
      await closeServer(server, longestAnswerMs - farewellMs)
      await Promise.all(chores.map((chore) => chore.close()))
    },
  }
}
