import express, { type Router } from 'express'

/** Named checks; each rejects while its dependency is down. */
export type ReadinessChecks = Record<'database' | 'queue' | 'orchestrator', () => Promise<void>>

/** Milliseconds that a dependency has to answer. */
const checkTimeoutMs = 2000

const within = (work: Promise<void>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const check = async ([name, work]: [string, () => Promise<void>]): Promise<[string, 'up' | 'down']> => {
  try {
    await within(work(), checkTimeoutMs)
    return [name, 'up']
  } catch {
    return [name, 'down']
  }
}

/** `/healthz` (process), `/readyz` (each dependency named) and `/metrics` (HTTP API, Health). */
export function healthRouter(
  checks: ReadinessChecks,
  metrics: () => Promise<{ type: string; text: string }>,
): Router {
  const router = express.Router()
  router.get('/healthz', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ status: 'up' })
  })
  router.get('/readyz', async (_request, response) => {
    const results = await Promise.all(Object.entries(checks).map(check))
    const isReady = results.every(([, state]) => state === 'up')
    response
      .status(isReady ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ status: isReady ? 'up' : 'down', ...Object.fromEntries(results) })
  })
  router.get('/metrics', async (_request, response) => {
    const { type, text } = await metrics()
    response.setHeader('Content-Type', type).send(text)
  })
  return router
}
