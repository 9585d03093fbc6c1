import { type EmbedderNotice, noticeSentences } from '@parley/contracts/rules/embedder-notice.ts'
import { checkReadiness, inTime, readinessBody } from '@parley/server-kit/http/readiness.ts'
import express, { type Router } from 'express'

/** Named checks; each rejects while its dependency is down. */
export type BffChecks = Record<'database' | 'queue' | 'orchestrator', () => Promise<void>>

export interface Health {
  checks: BffChecks
  /** What the orchestrator lacks to work as it is meant to. */
  notices: () => Promise<EmbedderNotice[]>
  metrics: () => Promise<{ type: string; text: string }>
}

/** `/healthz` (process), `/readyz` (each dependency named) and `/metrics` (HTTP API, Health). */
export function healthRouter({ checks, notices, metrics }: Health): Router {
  const router = express.Router()
  router.get('/healthz', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ status: 'up' })
  })
  router.get('/readyz', async (_request, response) => {
    const [readiness, told] = await Promise.all([checkReadiness(checks), inTime(notices(), [])])
    response
      .status(readiness.isReady ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json(readinessBody(readiness, noticeSentences(told)))
  })
  router.get('/metrics', async (_request, response) => {
    const { type, text } = await metrics()
    response.setHeader('Content-Type', type).send(text)
  })
  return router
}
