import express, { type RequestHandler, type Router } from 'express'
import type { Route } from './define-route.ts'
import { passedOverFields } from './passed-over.ts'
import { methodsOf } from './route-table.ts'
import { type Pipeline, serveRoute } from './serve-route.ts'

/** The first word of a path, as it stands in the address. */
const firstWord = (path: string): string => /^\/([^/?]*)/.exec(path)?.[1] ?? ''

/** A router (to stand under /api) with the assembled routes, in their order. */
export function mountRoutes(routes: readonly Route[], pipeline: Pipeline): Router {
  const router = express.Router()
  const passedOver = passedOverFields(routes.map(({ definition }) => definition))
  const byFirstWord = new Map<string, Router>()
  for (const route of routes) {
    const passesOver = passedOver.get(route.definition)
    const handler = serveRoute(passesOver === undefined ? route : { ...route, passesOver }, pipeline)
    const { path } = route.definition
    const word = firstWord(path)
    const mine = byFirstWord.get(word) ?? express.Router({ caseSensitive: true })
    byFirstWord.set(word, mine)
    for (const method of methodsOf(route.definition))
      mine[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](path, handler)
  }
  router.use(amongThoseOf(byFirstWord))
  return router
}

/** Express tries one route after the other, of which there are hundreds: those of another first word are left out. */
const amongThoseOf =
  (byFirstWord: ReadonlyMap<string, Router>): RequestHandler =>
  (request, response, next) => {
    const mine = byFirstWord.get(firstWord(request.url))
    if (mine === undefined) next()
    else mine(request, response, next)
  }
