import { existsSync } from 'node:fs'
import { join } from 'node:path'
import express, { type RequestHandler, type Response, type Router } from 'express'

/** Folders of the built screens. */
export interface BuiltUis {
  app: string
  admin: string
}

const aYear = 31_536_000

/** Names with a content hash never change what they mean; everything else is asked for again. */
function setCaching(response: Response, path: string): void {
  const isHashed = /[\\/]assets[\\/].+-[\w-]{8,}\.\w+$/.test(path)
  response.setHeader('Cache-Control', isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache')
}

const files = (folder: string): RequestHandler =>
  express.static(folder, { index: false, redirect: false, setHeaders: setCaching })

const acceptsPage = (method: string, accepts: string | false): boolean =>
  (method === 'GET' || method === 'HEAD') && accepts === 'html'

/** Addresses that the browser's router knows get the page itself; missing files stay missing. */
const page =
  (folder: string): RequestHandler =>
  (request, response, next) => {
    const looksLikeFile = /\/assets\/|\.\w{1,5}$/.test(request.path)
    if (looksLikeFile || !acceptsPage(request.method, request.accepts(['html', 'json']))) {
      next()
      return
    }
    const index = join(folder, 'index.html')
    if (!existsSync(index)) {
      next()
      return
    }
    response.setHeader('Cache-Control', 'no-cache')
    response.sendFile(index)
  }

/** The app at `/` and the console at `/admin/` (D8). */
export function builtUisRouter({ app, admin }: BuiltUis): Router {
  const router = express.Router()
  router.get('/admin', (request, response, next) => {
    if (request.originalUrl.split('?')[0] === '/admin') response.redirect(308, '/admin/')
    else next()
  })
  router.use('/admin/', files(admin), page(admin))
  router.use('/', files(app), page(app))
  return router
}
