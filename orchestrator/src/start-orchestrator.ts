import type { EmbedderNotice } from '@parley/contracts/rules/embedder-notice.ts'
import {
  closeServer,
  type ListenAddress,
  listenOn,
  serverOf,
  type TlsFiles,
} from '@parley/server-kit/http/http-server.ts'
import type { MetricsAccess } from '@parley/server-kit/metrics/metrics-access.ts'
import { measurePool, type Metrics } from '@parley/server-kit/metrics/metrics.ts'
import type { QueueBackend } from '@parley/server-kit/queue/queue-backend.ts'
import type { Secrets } from '@parley/server-kit/secrets/secret-keys.ts'
import type { Dependencies } from './dependencies.ts'
import { type CommandHandlers, createHandlers } from './handlers.ts'
import { createInternalApp, type InternalAppParts } from './http/index.ts'
import { measureWork } from './metrics/index.ts'
import { startWork } from './workers.ts'

export interface RunningOrchestrator {
  handlers: CommandHandlers
  /** Rejects while the queue does not answer. */
  ping(): Promise<void>
  /** What keeps it from working as it is meant to, to be told to people. */
  notices(): Promise<EmbedderNotice[]>
  /** Adds what waits and what is at work to the metrics of the process. */
  measure(metrics: Metrics): void
  /** Answers the commands that wait for their job at once: it goes on without them. Called before the servers close. */
  stopWaiting(): void
  /** Stops taking work, lets what is at hand stop, and closes. */
  close(): Promise<void>
}

/** Starts the workers; the HTTP side is apart, because a bff in the same process needs none. */
export async function startOrchestrator(
  dependencies: Dependencies,
  backend: QueueBackend,
): Promise<RunningOrchestrator> {
  const work = await startWork(dependencies, backend)
  const stopping = new AbortController()
  return {
    handlers: createHandlers({
      ...dependencies,
      jobs: work.queue.inspection,
      stopping: stopping.signal,
    }),
    ping: () => work.queue.ping(),
    notices: () => dependencies.notices(),
    measure: (metrics) =>
      measureWork(metrics, {
        ...dependencies,
        jobs: work.queue.inspection,
        takenOver: work.takenOver,
      }),
    stopWaiting: () => stopping.abort(),
    async close() {
      await work.close()
      await dependencies.close()
    },
  }
}

export interface InternalServer {
  port: number
  close(): Promise<void>
}

/** Serves the commands to bffs in other processes. */
export async function serveCommands(
  parts: {
    orchestrator: RunningOrchestrator
    dependencies: Dependencies
    secret: Secrets
    metrics: Metrics
    access: MetricsAccess
  },
  { tls, ...address }: ListenAddress & { tls?: TlsFiles | undefined },
): Promise<InternalServer> {
  const { orchestrator, dependencies, secret, metrics, access } = parts
  measurePool(metrics, dependencies.database.source)
  orchestrator.measure(metrics)
  const app = createInternalApp({
    handlers: orchestrator.handlers as unknown as InternalAppParts['handlers'],
    secret,
    logger: dependencies.logger,
    checks: {
      database: () => dependencies.database.source.ping(),
      queue: () => orchestrator.ping(),
      files: () => dependencies.files.ping(),
    },
    notices: () => orchestrator.notices(),
    metrics,
    access,
  })
  const server = serverOf(app, tls)
  const port = await listenOn(server, address)
  return {
    port,
    close: async () => {
      orchestrator.stopWaiting()
      await closeServer(server)
    },
  }
}
