import { allRoutes } from '@parley/contracts/http/all-routes.ts'
import type { RouteDefinition } from '@parley/contracts/route.ts'
import { createMetrics, type Metrics } from '@parley/server-kit/metrics/metrics.ts'
import { createRequestSpans } from '@parley/server-kit/tracing/request-spans.ts'
import express, { type Express, type Router } from 'express'
import type { Dependencies } from './dependencies.ts'
import { createSessionServices, type SessionServices } from './features/session/index.ts'
import { apiDocumentRouter } from './http/api-document-router.ts'
import { type BuiltUis, builtUisRouter } from './http/built-uis.ts'
import type { Route } from './http/define-route.ts'
import { answerErrors, answerNotFound } from './http/error-handler.ts'
import { healthRouter } from './http/health.ts'
import { mountRoutes } from './http/mount-routes.ts'
import { requireOneHost } from './http/one-host.ts'
import { guardOrigin } from './http/origin-guard.ts'
import { createBodyReader } from './http/request-body.ts'
import { assignRequestId } from './http/request-id.ts'
import { recordRequests } from './http/request-log.ts'
import { createRouteLimits } from './http/route-limits.ts'
import { createTenantTurns, type TenantTurns } from './http/tenant-turns.ts'
import { createUploadScan, noUploadScan } from './http/upload-scan.ts'
import { createVirusScanner } from './outgoing/virus-scanner.ts'
import { assembleRoutes } from './http/route-table.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createRoutes } from './routes.ts'

export interface AppOptions {
  /** Built screens to serve; none in tests of the API. */
  uis?: BuiltUis
  /** Rejects while the queue does not answer; the orchestrator's own check where it lives elsewhere. */
  pingQueue?: () => Promise<void>
  /** Whether the process stops: `/readyz` says so while it goes on answering. */
  isLeaving?: () => boolean
  /** Of the whole process, where more than the bff runs in it. */
  metrics?: Metrics
  /** The routes that must exist; all of the contract unless a test looks at those that do. */
  contract?: readonly RouteDefinition[] | 'implemented'
  /** Instead of the product's own, in tests. */
  turns?: TenantTurns
  /** Instead of the product's routes, in tests of the pipeline. */
  routes?: readonly Route[]
}

export interface App {
  express: Express
  routes: readonly Route[]
  session: SessionServices
}

/**
 * The whole HTTP side of the bff over its dependencies.
 * @throws Error naming the routes that are missing, repeated or without policy.
 */
export function createApp(dependencies: Dependencies, options: AppOptions = {}): App {
  const { logger, settings } = dependencies
  const session = createSessionServices(dependencies)
  const wanted = options.routes ?? createRoutes({ dependencies, session })
  const contract = options.contract ?? Object.values(allRoutes)
  const required = contract === 'implemented' ? wanted.map(({ definition }) => definition) : contract
  const routes = assembleRoutes([...wanted], required)
  const metrics = options.metrics ?? createMetrics()

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', settings.trustedProxies)
  app.set('query parser', 'simple')
  app.use(
    assignRequestId,
    recordRequests(logger, metrics.registry),
    securityHeaders(settings),
    requireOneHost,
  )
  app.use(createHealth(dependencies, options, metrics))
  const spans = createRequestSpans({ isTrusted: false })
  if (spans !== undefined) app.use('/api', spans)
  app.use('/api', createApi(dependencies, { routes, session, turns: options.turns ?? createTenantTurns() }))
  if (options.uis !== undefined) app.use(builtUisRouter(options.uis))
  app.use(answerNotFound, answerErrors(logger))
  return { express: app, routes, session }
}

function createHealth(
  { database, files, orchestrator, settings }: Dependencies,
  { pingQueue, isLeaving = () => false }: AppOptions,
  metrics: Metrics,
): Router {
  const checks = {
    database: () => database.source.ping(),
    queue: pingQueue ?? (() => orchestrator.ping()),
    orchestrator: () => orchestrator.ping(),
    files: () => files.ping(),
  }
  return healthRouter({
    checks,
    isLeaving,
    notices: () => orchestrator.readNotices(),
    metrics,
    access: settings.metrics,
    version: settings.version,
  })
}

function createApi(
  { database, clock, limits, logger, settings }: Dependencies,
  { routes, session, turns }: { routes: readonly Route[]; session: SessionServices; turns: TenantTurns },
): Router {
  const router = express.Router()
  router.use(guardOrigin(settings.publicUrl))
  router.use(apiDocumentRouter(routes, settings.version))
  router.use(
    mountRoutes(routes, {
      database,
      bodies: createBodyReader(settings.temporaryFolder),
      clock,
      limits: createRouteLimits(limits),
      turns,
      scan:
        settings.clamd === undefined
          ? noUploadScan
          : createUploadScan(createVirusScanner(settings.clamd), { database, logger }),
      authenticate: (token) => session.reader.authenticate(token),
      strictAnswers: !settings.isProduction,
      onBrokenAnswer: (route, error) =>
        logger.error({ route, issues: error.issues }, 'an answer breaks its schema'),
    }),
  )
  router.use(answerNotFound)
  return router
}
