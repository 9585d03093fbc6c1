import { AppError, type ErrorBody } from '@parley/contracts/errors.ts'
import { commands } from '@parley/contracts/internal/orchestrator.ts'
import { type EmbedderNotice, noticeSentences } from '@parley/contracts/rules/embedder-notice.ts'
import { isDatabaseLost } from '@parley/server-kit/database/lost-database.ts'
import { isLostRace } from '@parley/server-kit/database/lost-race.ts'
import {
  checkReadiness,
  inTime,
  readinessBody,
  type ReadinessChecks,
} from '@parley/server-kit/http/readiness.ts'
import { verifyServiceToken } from '@parley/server-kit/http/service-token.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import { type MetricsAccess, mayReadMetrics } from '@parley/server-kit/metrics/metrics-access.ts'
import type { Metrics } from '@parley/server-kit/metrics/metrics.ts'
import type { Secrets } from '@parley/server-kit/secrets/secret-keys.ts'
import { createRequestSpans, nameRoute } from '@parley/server-kit/tracing/request-spans.ts'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { Histogram } from 'prom-client'
import { ZodError } from 'zod'
import type { Caller } from '../caller.ts'

type Handler = (caller: Caller, input: { params: unknown; body: unknown }) => Promise<unknown>

export interface InternalAppParts {
  /** One for each command. */
  handlers: Record<keyof typeof commands, Handler>
  secret: Secrets
  logger: Logger
  /** Each rejects while its dependency is down. */
  checks: ReadinessChecks
  /** What keeps it from working as it is meant to. */
  notices: () => Promise<EmbedderNotice[]>
  metrics: Metrics
  access: MetricsAccess
}

/** The HTTP API for the bff alone: commands under /internal with a signed token, and health (Architecture, "Processes"). */
export function createInternalApp({ handlers, secret, logger, ...parts }: InternalAppParts): Express {
  const app = express()
  app.disable('x-powered-by')
  app.use(health(parts))
  const durations = measureCommands(parts.metrics)
  app.use(express.json({ limit: '1mb' }))
  const spans = createRequestSpans({ isTrusted: true })
  if (spans !== undefined) app.use(spans)
  for (const [name, definition] of Object.entries(commands)) {
    const path = `/internal${definition.path}`
    const handle = handlers[name as keyof typeof commands]
    app.post(path, timed(name, durations), serve(definition, { handle, secret }))
  }
  app.use((_request, _response, next) => next(new AppError('NOT_FOUND', 'There is no such command.')))
  app.use(answerError(logger))
  return app
}

const measureCommands = ({ registry }: Metrics) =>
  new Histogram({
    name: 'parley_command_duration_seconds',
    help: 'Duration of commands of the bff, by name and status',
    labelNames: ['command', 'status'],
    buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60],
    registers: [registry],
  })

/** Told when the answer is away, or its caller. */
const timed =
  (command: string, durations: ReturnType<typeof measureCommands>): RequestHandler =>
  (_request, response, next) => {
    const finish = durations.startTimer({ command })
    response.once('close', () => finish({ status: response.writableEnded ? response.statusCode : 499 }))
    next()
  }

const bearer = /^Bearer (\S+)$/

const serve =
  (
    definition: (typeof commands)[keyof typeof commands],
    { handle, secret }: { handle: Handler; secret: Secrets },
  ): RequestHandler =>
  async (request: Request, response: Response) => {
    nameRoute(request, `/internal${definition.path}`)
    const token = bearer.exec(request.get('authorization') ?? '')?.[1] ?? ''
    const caller = await verifyServiceToken(token, secret)
    response.locals.requestId = caller.requestId
    const params: unknown = definition.params.parse(request.params)
    const body: unknown = definition.body.parse(request.body ?? {})
    const signal = goneSignal(response)
    response.json(definition.response.parse(await handle({ ...caller, signal }, { params, body })))
  }

/** Aborted when the caller hangs up before it is answered. */
function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController()
  response.on('close', () => {
    if (!response.writableEnded) gone.abort(new Error('The caller has gone.'))
  })
  return gone.signal
}

type HealthParts = Pick<InternalAppParts, 'checks' | 'notices' | 'metrics' | 'access'>

function health({ checks, notices, metrics, access }: HealthParts) {
  const router = express.Router()
  router.get('/healthz', (_request, response) => void response.json({ status: 'up' }))
  router.get('/readyz', async (_request, response) => {
    const [readiness, told] = await Promise.all([checkReadiness(checks, ['files']), inTime(notices(), [])])
    const body = readinessBody(readiness, noticeSentences(told))
    // The bff says them to people in their language.
    response
      .status(readiness.isReady ? 200 : 503)
      .json({ ...body, ...(told.length > 0 && { notices: told }) })
  })
  router.get('/metrics', async (request, response) => {
    if (!mayReadMetrics(access, request.get('authorization')))
      throw new AppError('UNAUTHENTICATED', 'Metrics are read with METRICS_TOKEN as a bearer token.')
    const { type, text } = await metrics.read()
    response.type(type).send(text)
  })
  return router
}

/** Errors in the one shape of decisions D7. */
const answerError =
  (logger: Logger): ErrorRequestHandler =>
  // oxlint-disable-next-line max-params -- Express tells an error handler by its four parameters
  (error: unknown, _request, response, _next) => {
    const known = asAppError(error)
    const requestId = String(response.locals.requestId ?? '')
    if (known.status >= 500) logger.error({ error, requestId }, 'a command failed')
    const { errors, current, retryAfterSeconds } = known.options
    const body: ErrorBody = {
      message: known.message,
      code: known.code,
      requestId,
      ...(errors && { errors }),
      ...(current !== undefined && { current }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    }
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds))
    response.status(known.status).json(body)
  }

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ZodError)
    return new AppError('VALIDATION_FAILED', 'The command is not valid.', { cause: error })
  if (isDatabaseLost(error))
    return new AppError(
      'UNAVAILABLE',
      'The service is not available just now. Please try again in a moment.',
      {
        cause: error,
        retryAfterSeconds: 5,
      },
    )
  if (isLostRace(error))
    return new AppError('CONFLICT', 'Somebody changed this at the same time. Please try again.', {
      cause: error,
    })
  const status = (error as { status?: unknown } | null)?.status
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new AppError('BAD_REQUEST', 'The command could not be read.', { cause: error })
  return new AppError('INTERNAL', 'Something went wrong on our side.', { cause: error })
}
