import { AppError } from '@parley/contracts/errors.ts'
import { type EmbedderNotice, noticeSentences } from '@parley/contracts/rules/embedder-notice.ts'
import { checkReadiness, inTime, readinessBody } from '@parley/server-kit/http/readiness.ts'
import { type MetricsAccess, mayReadMetrics } from '@parley/server-kit/metrics/metrics-access.ts'
import type { Metrics } from '@parley/server-kit/metrics/metrics.ts'
import express, { type Router } from 'express'

/** Named checks; each rejects while its dependency is down. */
export type BffChecks = Record<'database' | 'queue' | 'orchestrator' | 'files', () => Promise<void>>

/** Without them people still read and write what is in the database: an orchestrator that is gone must not take every bff along. */
const spared: readonly (keyof BffChecks)[] = ['queue', 'orchestrator', 'files']

export interface Health {
  checks: BffChecks
  /** Whether the process stops, and goes on serving for a moment. */
  isLeaving: () => boolean
  /** What the orchestrator lacks to work as it is meant to. */
  notices: () => Promise<EmbedderNotice[]>
  metrics: Pick<Metrics, 'read'>
  access: MetricsAccess
  /** Of the product. */
  version: string
}

/** `/healthz` (process), `/readyz` (each dependency named) and `/metrics` (HTTP API, Health). */
export function healthRouter({ checks, isLeaving, notices, metrics, access, version }: Health): Router {
  // These very addresses: a proxy that closes them closes no other spelling.
  const router = express.Router({ strict: true, caseSensitive: true })
  router.get('/healthz', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ status: 'up', version })
  })
  router.get('/readyz', async (_request, response) => {
    if (isLeaving()) {
      response.status(503).setHeader('Cache-Control', 'no-store').json({ status: 'leaving' })
      return
    }
    const [readiness, told] = await Promise.all([checkReadiness(checks, spared), inTime(notices(), [])])
    response
      .status(readiness.isReady ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json(readinessBody(readiness, noticeSentences(told)))
  })
  router.get('/metrics', async (request, response) => {
    if (!mayReadMetrics(access, request.get('authorization')))
      throw new AppError('UNAUTHENTICATED', 'Metrics are read with METRICS_TOKEN as a bearer token.')
    const { type, text } = await metrics.read()
    response.setHeader('Content-Type', type).setHeader('Cache-Control', 'no-store').send(text)
  })
  return router
}
