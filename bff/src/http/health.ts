import { checkReadiness } from '@parley/server-kit/http/readiness.ts'
import express, { type Router } from 'express'

/** Named checks; each rejects while its dependency is down. */
export type BffChecks = Record<'database' | 'queue' | 'orchestrator', () => Promise<void>>

/** `/healthz` (process), `/readyz` (each dependency named) and `/metrics` (HTTP API, Health). */
export function healthRouter(
  checks: BffChecks,
  metrics: () => Promise<{ type: string; text: string }>,
): Router {
  const router = express.Router()
  router.get('/healthz', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ status: 'up' })
  })
  router.get('/readyz', async (_request, response) => {
    const { isReady, states } = await checkReadiness(checks)
    response
      .status(isReady ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ status: isReady ? 'up' : 'down', ...states })
  })
  router.get('/metrics', async (_request, response) => {
    const { type, text } = await metrics()
    response.setHeader('Content-Type', type).send(text)
  })
  return router
}
