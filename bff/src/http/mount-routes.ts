import express, { type Router } from 'express'
import type { Route } from './define-route.ts'
import { passedOverFields } from './passed-over.ts'
import { methodsOf } from './route-table.ts'
import { type Pipeline, serveRoute } from './serve-route.ts'

/** A router (to stand under /api) with the assembled routes, in their order. */
export function mountRoutes(routes: readonly Route[], pipeline: Pipeline): Router {
  const router = express.Router({ caseSensitive: true })
  const passedOver = passedOverFields(routes.map(({ definition }) => definition))
  for (const route of routes) {
    const passesOver = passedOver.get(route.definition)
    const handler = serveRoute(passesOver === undefined ? route : { ...route, passesOver }, pipeline)
    for (const method of methodsOf(route.definition))
      router[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](
        route.definition.path,
        handler,
      )
  }
  return router
}
