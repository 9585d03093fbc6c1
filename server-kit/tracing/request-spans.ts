import type { IncomingMessage, ServerResponse } from 'node:http'
import { findTracer } from './span.ts'

type RequestSpans = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * A middleware that records each request by its method, the template of its route and its status. Addresses, queries
 * and headers are left out: they carry ids, tokens and words of people.
 * @param isTrusted whether the caller is a server of ours, whose traceparent is followed
 * @returns undefined while traces are off: mount nothing then
 */
export function createRequestSpans({ isTrusted }: { isTrusted: boolean }): RequestSpans | undefined {
  const tracer = findTracer()
  if (tracer === undefined) return undefined
  return (request, response, next) => {
    const method = request.method ?? '_OTHER'
    const given = isTrusted ? request.headers.traceparent : undefined
    const span = tracer.start(method, {
      kind: 'server',
      attributes: { 'http.request.method': method },
      ...(typeof given === 'string' ? { parent: given } : {}),
    })
    response.once('close', () => {
      const route = routes.get(request)
      if (route !== undefined) span.rename(`${method} ${route}`)
      const { statusCode, writableEnded } = response
      span.set({
        'http.route': route,
        'http.response.status_code': writableEnded ? statusCode : undefined,
        'error.type': writableEnded ? undefined : 'aborted',
      })
      if (writableEnded && statusCode >= 500) span.fail(String(statusCode))
      span.end()
    })
    tracer.run(span, next)
  }
}

const routes = new WeakMap<IncomingMessage, string>()

/** Tells the template of the route that serves a request, for example `/api/phases/:id`. */
export function nameRoute(request: IncomingMessage, template: string): void {
  if (findTracer() === undefined) return
  routes.set(request, template)
}
