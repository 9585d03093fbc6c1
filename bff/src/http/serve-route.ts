import { AppError, forbidden } from '@parley/contracts/errors.ts'
import { inPlainWords } from '@parley/contracts/issue-texts.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { nameRoute } from '@parley/server-kit/tracing/request-spans.ts'
import type { Request, RequestHandler, Response } from 'express'
import type { z } from 'zod'
import type { Actor } from '../authorization/actor.ts'
import { callerOf } from '../authorization/caller.ts'
import { refuseOutside } from '../authorization/switching.ts'
import { type ErasedContext, type Route, sent } from './define-route.ts'
import { documentedAnswers } from './documented-answers.ts'
import { validationFailed } from './error-answer.ts'
import { runOnce } from './idempotency.ts'
import { contentRange, readList } from './list-result.ts'
import type { BodyReader } from './request-body.ts'
import { requestIdOf } from './request-id.ts'
import { checkGuards } from './route-guards.ts'
import { passOver } from './passed-over.ts'
import type { RouteLimits } from './route-limits.ts'
import type { EndTurn, TenantTurns } from './tenant-turns.ts'
import type { UploadScan } from './upload-scan.ts'
import { translateError } from './translate-error.ts'

export interface Pipeline {
  database: Database<Tables>
  bodies: BodyReader
  clock: Clock
  limits: RouteLimits
  turns: TenantTurns
  scan: UploadScan
  /** The actor of an access token. @throws AppError UNAUTHENTICATED or SESSION_ENDED. */
  authenticate: (token: string) => Promise<Actor>
  /** Answers that break their schema throw; in production they are reported instead. */
  strictAnswers: boolean
  onBrokenAnswer: (route: string, error: z.ZodError) => void
}

interface Prepared {
  context: ErasedContext
  discard: () => Promise<void>
  endTurn: EndTurn
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

/** The token of the Authorization header. @throws AppError UNAUTHENTICATED without one. */
function tokenOf(request: Request): string {
  const token = bearer.exec(request.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new AppError('UNAUTHENTICATED', 'Unauthorized access')
  return token
}

const mustBeInside = ({ definition, guards }: Route): boolean =>
  definition.method !== 'GET' && guards.withoutSwitching !== true

/** The actor is noted for the log before anything is refused: who tries is of interest, too. */
async function authorize(
  route: Route,
  { request, response }: { request: Request; response: Response },
  pipeline: Pipeline,
): Promise<Actor | undefined> {
  if (route.access.kind === 'public') return undefined
  const actor = await pipeline.authenticate(tokenOf(request))
  response.locals.actor = actor
  if (!route.access.policy(actor)) throw forbidden(route.access.refusal)
  checkGuards(route.guards, actor, pipeline.clock.now())
  if (mustBeInside(route)) refuseOutside(route.access.policy, actor)
  await pipeline.limits.spend(route, actor)
  return actor
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, inPlainWords)
  if (result.success) return result.data
  throw validationFailed(result.error)
}

/** What an address names. An id that is none is nobody's, so it answers like one that is missing (D1). */
function checkPlace<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, inPlainWords)
  if (result.success) return result.data
  const isId = result.error.issues.every(
    (issue) => issue.code === 'invalid_format' && issue.format === 'uuid',
  )
  throw isId
    ? new AppError('NOT_FOUND', 'Nothing was found at this address.')
    : validationFailed(result.error)
}

/** Whose turn a call waits for: a client's, a firm's, or where there is no session that of where it comes from. */
const tenantOf = (actor: Actor | undefined, request: Request): string =>
  actor === undefined
    ? `place ${request.ip ?? ''}`
    : (actor.clientId ?? actor.firmId ?? `person ${actor.userId}`)

/** Session, then policy, then its tenant's turn, then reading: nobody uploads before it is known that they may. */
async function prepare(
  route: Route,
  { request, response }: { request: Request; response: Response },
  pipeline: Pipeline,
): Promise<Prepared> {
  const actor = await authorize(route, { request, response }, pipeline)
  const endTurn = await pipeline.turns.take(tenantOf(actor, request))
  try {
    return { ...(await readContext(route, { request, response, actor }, pipeline)), endTurn }
  } catch (error) {
    endTurn()
    throw error
  }
}

async function readContext(
  route: Route,
  { request, response, actor }: { request: Request; response: Response; actor: Actor | undefined },
  pipeline: Pipeline,
): Promise<Omit<Prepared, 'endTurn'>> {
  const { definition } = route
  const params = checkPlace(definition.params, request.params)
  const query = check(definition.query, request.query)
  const takesBody = definition.method !== 'GET'
  const read = takesBody
    ? await pipeline.bodies.read(request, response, uploadLimits(route))
    : { body: {}, discard: () => Promise.resolve() }
  try {
    const requestId = requestIdOf(response)
    const caller = actor === undefined ? undefined : callerOf({ actor, requestId, request })
    await pipeline.scan(read.files ?? (read.file === undefined ? [] : [read.file]), caller)
    const body = check(definition.body, passOver(read.body, route.passesOver))
    const context: ErasedContext = {
      params,
      query,
      body,
      requestId,
      request,
      response,
      ...(actor === undefined ? {} : { actor }),
      ...(read.file === undefined ? {} : { file: read.file }),
      ...(read.files === undefined ? {} : { files: read.files }),
    }
    return { context, discard: read.discard }
  } catch (error) {
    await read.discard()
    throw error
  }
}

const uploadLimits = (route: Route) => route.upload ?? (route.definition.kind === 'upload' ? {} : undefined)

/** The answer as the schema lets it out: unknown fields are dropped. */
function present(route: Route, answer: unknown, pipeline: Pipeline): unknown {
  const result = route.definition.response.safeParse(answer)
  if (result.success) return result.data
  if (pipeline.strictAnswers)
    throw new Error(`The answer of ${route.definition.name} breaks its schema.`, { cause: result.error })
  pipeline.onBrokenAnswer(route.definition.name, result.error)
  return answer
}

async function answer(route: Route, context: ErasedContext, pipeline: Pipeline): Promise<void> {
  const { request, response, actor } = context
  const work = async (): Promise<{ status: number; body: unknown }> => {
    const result = await route.handle(context)
    if (result === sent) return { status: 0, body: null }
    const { answer: found, page } = readList(result)
    if (page !== undefined)
      response.setHeader('Content-Range', contentRange(route.definition.list ?? 'rows', page))
    const body = present(route, found, pipeline)
    // A handler may say 202 where the work goes on after the answer.
    return { status: response.statusCode === 200 ? route.definition.status : response.statusCode, body }
  }
  const key = request.method === 'POST' && route.keepsAnswer ? request.get('idempotency-key') : undefined
  const { status, body, replayed } =
    key === undefined || actor === undefined
      ? { ...(await work()), replayed: false }
      : await runOnce(pipeline.database, repeatable(route, { ...context, actor }, key), work)
  if (status === 0) return
  if (pipeline.strictAnswers) checkDocumented(route, status)
  if (replayed) response.setHeader('Idempotency-Replayed', 'true')
  response.setHeader('Cache-Control', 'no-store')
  sendJson(response, status, body)
}

/** As Express' own `json`, without what it looks for in an answer that is no JSON or is kept by somebody. */
function sendJson(response: Response, status: number, body: unknown): void {
  const text = body === undefined ? '' : JSON.stringify(body)
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.end(text)
}

const repeatable = (route: Route, context: ErasedContext & { actor: Actor }, key: string) => ({
  key,
  actor: context.actor,
  route: route.definition.name,
  content: [
    context.params,
    context.query,
    context.body,
    context.file?.name,
    context.file?.size,
    context.files?.map(({ name, size }) => [name, size]),
  ],
})

/** The pipeline of one route (Architecture, "A request"), as an Express handler. */
export const serveRoute =
  (route: Route, pipeline: Pipeline): RequestHandler =>
  async (request, response) => {
    response.locals.route = route.definition.name
    nameRoute(request, `/api${route.definition.path}`)
    ignoreConditions(request)
    try {
      const { context, discard, endTurn } = await prepare(route, { request, response }, pipeline)
      try {
        await answer(route, context, pipeline)
      } finally {
        endTurn()
        await discard()
      }
    } catch (error) {
      if (pipeline.strictAnswers) checkDocumented(route, translateError(error).status, error)
      throw error
    }
  }

/** Answers of calls are not kept anywhere (no-store), so that "not modified" is never the answer. */
function ignoreConditions(request: Request): void {
  delete request.headers['if-none-match']
  delete request.headers['if-modified-since']
}

/** @throws Error where the API document of the route does not name the status; those from 500 tell of the machine. */
function checkDocumented(route: Route, status: number, cause?: unknown): void {
  if (status >= 500 || documentedAnswers(route).includes(status)) return
  throw new Error(
    `${route.definition.name} answers ${status}, which its definition does not name (alsoAnswers).`,
    { cause },
  )
}
