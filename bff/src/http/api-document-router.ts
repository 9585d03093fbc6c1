import { Router } from 'express'
import { renderApiDocs } from './api-docs.ts'
import type { Route } from './define-route.ts'
import { describeApi } from './openapi.ts'

/**
 * The API document (`/openapi.json`) and its page (`/docs`; api.md). They are made when somebody asks for the first
 * time: schemas of all routes take half a second, which no start has to wait for.
 */
export function apiDocumentRouter(routes: readonly Route[], version: string): Router {
  const router = Router()
  let made: { document: ReturnType<typeof describeApi>; page: string } | undefined
  const make = (): NonNullable<typeof made> => {
    const document = describeApi(routes, version)
    return { document, page: renderApiDocs(document) }
  }
  router.get('/openapi.json', (_request, response) => void response.json((made ??= make()).document))
  router.get('/docs', (_request, response) => void response.type('html').send((made ??= make()).page))
  return router
}
