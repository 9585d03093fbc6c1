import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { AppError } from '@parley/contracts/errors.ts'
import { newId } from '@parley/contracts/ids.ts'
import { commands } from '@parley/contracts/internal/orchestrator.ts'
import { createMetrics } from '@parley/server-kit/metrics/metrics.ts'
import { type ServiceCaller, signServiceToken } from '@parley/server-kit/http/service-token.ts'
import { SignJWT } from 'jose'
import { createInternalApp, type InternalAppParts } from './internal-app.ts'

const secret = 'a secret of tests that is long enough to be one'
const phaseId = newId()
const caller: ServiceCaller = {
  scope: { role: 'app', actorKind: 'client', userId: newId(), firmId: newId(), clientIds: [newId()] },
  requestId: 'request-1',
}

const calls: { name: string; caller: unknown; input: unknown }[] = []
const logged: object[] = []
let answer: () => Promise<unknown> = () => Promise.resolve({ cancelled: 2 })
let isUp = true
let notices: InternalAppParts['notices'] = () => Promise.resolve([])

const handlers = Object.fromEntries(
  Object.keys(commands).map((name) => [
    name,
    (by: unknown, input: unknown) => {
      calls.push({ name, caller: by, input })
      return answer()
    },
  ]),
) as InternalAppParts['handlers']

const quiet = () => undefined
const logger = { debug: quiet, info: quiet, warn: quiet, error: (data: object) => void logged.push(data) }

let server: Server
let origin: string
beforeAll(async () => {
  const database = () => (isUp ? Promise.resolve() : Promise.reject(new Error('down')))
  server = createServer(
    createInternalApp({
      handlers,
      secret,
      logger,
      checks: { database },
      notices: () => notices(),
      metrics: createMetrics(),
      access: { token: 'of-whoever-scrapes', isLocal: true },
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  calls.length = 0
  logged.length = 0
  answer = () => Promise.resolve({ cancelled: 2 })
  isUp = true
})

const pathOf = (path: string) => `${origin}/internal${path.replace(/:\w*[iI]d\b/g, phaseId)}`
const cancelUrl = () => pathOf(commands.cancelSequences.path)

const post = (url: string, authorization: string | undefined, body = '{}') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body,
  })
const signed = async (key = secret) => `Bearer ${await signServiceToken(caller, key)}`

const forged = (change: (token: SignJWT) => SignJWT) =>
  change(
    new SignJWT({ scope: caller.scope, requestId: 'request-1' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('parley-bff')
      .setAudience('parley-orchestrator')
      .setIssuedAt()
      .setExpirationTime('60s'),
  )

describe('the commands', () => {
  it.each(Object.entries(commands))(
    '%s is refused without a token, and nothing is done',
    async (_name, { path }) => {
      const response = await post(pathOf(path), undefined)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' })
      expect(calls).toEqual([])
    },
  )

  it('are refused with a token that another secret signed, that is old, or for something else', async () => {
    const key = new TextEncoder().encode(`service-token:${secret}`)
    const tokens = await Promise.all([
      forged((token) => token.setExpirationTime('-1s')).sign(key),
      forged((token) => token.setAudience('parley-app')).sign(key),
      forged((token) => token.setIssuer('somebody')).sign(key),
      forged((token) => token).sign(new TextEncoder().encode(secret)),
    ])
    const unsigned = `${tokens[0].split('.').slice(0, 2).join('.')}.`
    const words = [
      await signed('another secret of tests that is long enough'),
      'Bearer',
      'Basic YTpi',
      unsigned,
    ]
    for (const authorization of [...words, ...tokens.map((token) => `Bearer ${token}`)])
      expect((await post(cancelUrl(), authorization)).status).toBe(401)
    expect(calls).toEqual([])
  })

  it('are done for the caller whom the token names', async () => {
    const response = await post(cancelUrl(), await signed())
    expect(await response.json()).toEqual({ cancelled: 2 })
    expect(calls).toEqual([
      {
        name: 'cancelSequences',
        caller: { ...caller, signal: expect.any(AbortSignal) },
        input: { params: { phaseId }, body: {} },
      },
    ])
  })

  it('learn that their caller has gone', async () => {
    const leaving = new AbortController()
    let finish = (): void => undefined
    const asked = new Promise<AbortSignal>((resolve) => {
      answer = () => {
        resolve((calls.at(-1)?.caller as { signal: AbortSignal }).signal)
        return new Promise((done) => (finish = () => done({ cancelled: 0 })))
      }
    })
    const request = fetch(cancelUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: await signed() },
      body: '{}',
      signal: leaving.signal,
    })
    const signal = await asked
    expect(signal.aborted).toBe(false)
    leaving.abort()
    await expect(request).rejects.toThrow()
    await new Promise((resolve) => {
      if (signal.aborted) resolve(undefined)
      else signal.addEventListener('abort', resolve)
    })
    finish()
  })

  it('are not done where they are malformed, unknown or too large', async () => {
    const by = await signed()
    const badId = cancelUrl().replace(phaseId, '7')
    expect((await post(badId, by)).status).toBe(400)
    expect((await post(cancelUrl(), by, '{')).status).toBe(400)
    expect((await post(`${origin}/internal/nothing`, by)).status).toBe(404)
    expect((await post(cancelUrl(), by, JSON.stringify({ text: 'x'.repeat(1_100_000) }))).status).toBe(400)
    expect(calls).toEqual([])
  })

  it('pass a refusal on with its code, and say nothing of what else went wrong', async () => {
    const by = await signed()
    answer = () => Promise.reject(new AppError('SEQUENCE_RUNNING', 'A sequence is at work.'))
    const refused = await post(cancelUrl(), by)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'SEQUENCE_RUNNING', requestId: 'request-1' })
    answer = () => Promise.reject(new Error('password=hunter2'))
    const failed = await post(cancelUrl(), by)
    expect(failed.status).toBe(500)
    expect(await failed.text()).not.toContain('hunter2')
    expect(logged).toMatchObject([{ requestId: 'request-1' }])
  })

  it.each(['40P01', '40001'])('refuse what lost a race in the database as a conflict: %s', async (code) => {
    answer = () => Promise.reject(Object.assign(new Error('deadlock detected'), { code }))
    const refused = await post(cancelUrl(), await signed())
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'CONFLICT' }])
    expect(logged).toEqual([])
  })

  it('say when to ask again while the database is away', async () => {
    const gone = Object.assign(new Error('terminating connection due to administrator command'), {
      code: '57P01',
    })
    answer = () => Promise.reject(gone)
    const refused = await post(cancelUrl(), await signed())
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 })
  })
})

describe('metrics', () => {
  const scrape = (authorization?: string) =>
    fetch(`${origin}/metrics`, { headers: authorization === undefined ? {} : { authorization } })

  it('are read with the token that was set, and by nobody else', async () => {
    for (const wrong of [undefined, 'Bearer', 'Bearer another', await signed()]) {
      const refused = await scrape(wrong)
      expect([refused.status, await refused.json()]).toEqual([
        401,
        expect.objectContaining({ code: 'UNAUTHENTICATED' }),
      ])
    }
    await post(cancelUrl(), await signed())
    const text = await (await scrape('Bearer of-whoever-scrapes')).text()
    expect(text).toContain('process_cpu')
    expect(text).toContain('parley_command_duration_seconds_count{command="cancelSequences",status="200"}')
  })
})

describe('health', () => {
  it('needs no token, and names what is down', async () => {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    isUp = false
    const down = await fetch(`${origin}/readyz`)
    expect(down.status).toBe(503)
    expect(await down.json()).toEqual({ status: 'down', database: 'down' })
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  })

  it('says what it lacks while it serves, for people and for the bff', async () => {
    const notice = { code: 'SILENT', model: 'openai/bge-m3', dimensions: null, before: null } as const
    notices = () => Promise.resolve([notice])
    const degraded = await fetch(`${origin}/readyz`)
    expect([degraded.status, await degraded.json()]).toEqual([
      200,
      {
        status: 'degraded',
        database: 'up',
        embeddings: expect.stringContaining('openai/bge-m3 does not answer'),
        notices: [notice],
      },
    ])
    notices = () => Promise.reject(new Error('down'))
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'up', database: 'up' })
  })
})
