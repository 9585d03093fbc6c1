import { existsSync, readdirSync } from 'node:fs'
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

/** Files of the assets that were compressed when they were built, by their address. */
function listCompressed(folder: string): ReadonlySet<string> {
  const assets = join(folder, 'assets')
  if (!existsSync(assets)) return new Set()
  const names = readdirSync(assets).filter((name) => name.endsWith('.br'))
  return new Set(names.map((name) => `/assets/${name.slice(0, -'.br'.length)}`))
}

/** Gives what was compressed at the build to whoever reads it, which saves the time of doing it at every answer. */
function compressed(folder: string): RequestHandler {
  const known = listCompressed(folder)
  return (request, response, next) => {
    const { path } = request
    if (!known.has(path)) {
      next()
      return
    }
    response.vary('Accept-Encoding')
    if (request.acceptsEncodings('br', 'identity') !== 'br') {
      next()
      return
    }
    response.type(path.slice(path.lastIndexOf('.')))
    response.setHeader('Content-Encoding', 'br')
    setCaching(response, path)
    response.sendFile(`${path}.br`, { root: folder, cacheControl: false })
  }
}

const files = (folder: string): RequestHandler[] => [
  compressed(folder),
  express.static(folder, { index: false, redirect: false, setHeaders: setCaching }),
]

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
