import type { RequestHandler } from 'express'
import { Histogram, type Registry } from 'prom-client'
import type { Actor } from '../authorization/actor.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import { requestIdOf } from './request-id.ts'

/** Told even where only warnings are: nobody who works as they should is refused often. */
const refusals = new Set([403, 429])

/** Asked every few seconds by whoever looks after the process: worth a line only where they fail. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** One line and one measurement for each request: who, from where, what, how long; never bodies or queries. */
export function recordRequests(logger: Logger, registry: Registry): RequestHandler {
  const durations = new Histogram({
    name: 'parley_http_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [registry],
  })
  return (request, response, next) => {
    const start = performance.now()
    const { method, path } = request
    response.once('close', () => {
      const { route, actor } = response.locals as { route?: string; actor?: Actor }
      const milliseconds = performance.now() - start
      const status = response.writableEnded ? response.statusCode : 499
      durations.observe({ method, route: route ?? 'other', status }, milliseconds / 1000)
      const data = {
        requestId: requestIdOf(response),
        method,
        path,
        route,
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
        userId: actor?.userId,
        sessionId: actor?.sessionId,
        firmId: actor?.firmId,
        clientId: actor?.clientId,
        ipAddress: request.ip,
      }
      if (status >= 500) logger.error(data, 'request failed')
      else if (refusals.has(status)) logger.warn(data, 'request refused')
      else if (!probes.has(path)) logger.info(data, 'request')
    })
    next()
  }
}
