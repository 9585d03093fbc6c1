import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Request, type Response, Router } from 'express'
import { renderApiDocs } from './api-docs.ts'
import type { Route } from './define-route.ts'
import { describeApi } from './openapi.ts'

const compress = promisify(gzip)

/** A text as it is sent, made once: it is large, and everybody may ask for it. */
interface Sent {
  type: string
  plain: Buffer
  compressed: Buffer
}

async function prepare(type: string, text: string): Promise<Sent> {
  const plain = Buffer.from(text)
  return { type, plain, compressed: await compress(plain) }
}

function send(request: Request, response: Response, { type, plain, compressed }: Sent): void {
  const isCompressed = request.acceptsEncodings('gzip') === 'gzip'
  response.setHeader('Content-Type', `${type}; charset=utf-8`).setHeader('Vary', 'Accept-Encoding')
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip')
  response.end(isCompressed ? compressed : plain)
}

/**
 * The API document (`/openapi.json`) and its page (`/docs`; api.md). They are made when somebody asks for the first
 * time: schemas of all routes take half a second, which no start has to wait for.
 */
export function apiDocumentRouter(routes: readonly Route[], version: string): Router {
  const router = Router()
  const make = async (): Promise<{ document: Sent; page: Sent }> => {
    const document = describeApi(routes, version)
    return {
      document: await prepare('application/json', JSON.stringify(document)),
      page: await prepare('text/html', renderApiDocs(document)),
    }
  }
  let made: ReturnType<typeof make> | undefined
  router.get('/openapi.json', async (request, response) =>
    send(request, response, (await (made ??= make())).document),
  )
  router.get('/docs', async (request, response) => send(request, response, (await (made ??= make())).page))
  return router
}
