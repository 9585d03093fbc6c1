import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { newId } from '@parley/contracts/ids.ts'
import { relayScope } from '@parley/server-kit/database/scope.ts'
import { closeServer, listenOn, serverOf } from '@parley/server-kit/http/http-server.ts'
import { verifyServiceToken } from '@parley/server-kit/http/service-token.ts'
import { loopbackCertificate, loopbackKey } from '@parley/server-kit/testing/loopback-certificate.ts'
import { createHttpOrchestratorClient } from './http-orchestrator-client.ts'

const secret = 'a secret of tests that is long enough'
const phaseId = newId()
const caller = { requestId: 'request-1', scope: relayScope }

let folder: string
let server: Server
let url: string
let answer: RequestListener

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-tls-'))
  server = createServer((request, response) => answer(request, response))
  url = `http://127.0.0.1:${await listenOn(server, { host: '127.0.0.1', port: 0 })}`
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  server.closeAllConnections()
  server.close()
})

const cancel = (stopping?: AbortSignal) =>
  createHttpOrchestratorClient({ url, secret, ...(stopping && { stopping }) }).call(
    'cancelSequences',
    { params: { phaseId } },
    caller,
  )
const json = (status: number, body: object): void => {
  answer = (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

describe('the orchestrator over HTTP', () => {
  it('is called by TLS, where its certificate is of an authority that is trusted', async () => {
    const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
    await writeFile(files.certificate, loopbackCertificate)
    await writeFile(files.key, loopbackKey)
    const secure = serverOf((_request, response) => void response.end('{"cancelled":1}'), files)
    const port = await listenOn(secure, { host: '127.0.0.1', port: 0 })
    const cancelThere = () =>
      createHttpOrchestratorClient({ url: `https://localhost:${port}`, secret }).call(
        'cancelSequences',
        { params: { phaseId } },
        caller,
      )
    await expect(cancelThere()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    const before = getCACertificates('default')
    setDefaultCACertificates([...before, loopbackCertificate])
    try {
      expect(await cancelThere()).toEqual({ cancelled: 1 })
    } finally {
      setDefaultCACertificates(before)
    }
    await closeServer(secure)
  })

  it('is told for whom, signed', async () => {
    let token = ''
    answer = (request, response) => {
      token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      response.end(JSON.stringify({ cancelled: request.url?.includes(phaseId) === true ? 1 : 0 }))
    }
    expect(await cancel()).toEqual({ cancelled: 1 })
    expect(await verifyServiceToken(token, secret)).toEqual(caller)
  })

  it('refuses in its own words', async () => {
    json(409, { code: 'CONFLICT', message: 'It is over.', requestId: 'request-1' })
    await expect(cancel()).rejects.toMatchObject({ code: 'CONFLICT', message: 'It is over.' })
  })

  it.each([
    ['answers nonsense', () => (answer = (_request, response) => void response.end('<html>'))],
    ['breaks off', () => (answer = (request) => void request.socket.destroy())],
    ['fails in an unknown shape', () => json(500, { oops: true })],
  ])('is unavailable when it %s', async (_, arrange) => {
    arrange()
    await expect(cancel()).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 })
  })

  it('is waited for no longer when this process stops', async () => {
    const stopping = new AbortController()
    answer = () => stopping.abort()
    await expect(cancel(stopping.signal)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('tells of its queue, whatever else is down', async () => {
    const client = createHttpOrchestratorClient({ url, secret })
    json(503, { status: 'down', database: 'down', queue: 'up' })
    await expect(client.pingQueue()).resolves.toBeUndefined()
    json(503, { status: 'down', database: 'up', queue: 'down' })
    await expect(client.pingQueue()).rejects.toThrow()
  })

  it('tells what it lacks', async () => {
    const client = createHttpOrchestratorClient({ url, secret })
    json(200, { status: 'up', queue: 'up' })
    expect(await client.readNotices()).toEqual([])
    const notice = { code: 'SILENT', model: 'openai/bge-m3', dimensions: null, before: null }
    json(503, { status: 'down', queue: 'down', notices: [notice] })
    expect(await client.readNotices()).toEqual([notice])
  })
})
