import express, { type Router } from 'express'
import type { Route } from './define-route.ts'
import { methodsOf } from './route-table.ts'
import { type Pipeline, serveRoute } from './serve-route.ts'

/** A router (to stand under /api) with the assembled routes, in their order. */
export function mountRoutes(routes: readonly Route[], pipeline: Pipeline): Router {
  const router = express.Router({ caseSensitive: true })
  for (const route of routes) {
    const handler = serveRoute(route, pipeline)
    for (const method of methodsOf(route.definition))
      router[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](
        route.definition.path,
        handler,
      )
  }
  return router
}
