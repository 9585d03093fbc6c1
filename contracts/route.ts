import type { z } from 'zod'
import { nothing } from './schemas.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What travels: JSON both ways, a multipart upload in, or a file out. */
export type RouteKind = 'json' | 'upload' | 'download'

/**
 * Answers that the properties of a route do not tell (bff, `documentedAnswers`): work that goes on after the answer,
 * refusals of routes without a session or without ids, files of JSON that cannot be read, and limits.
 */
export type FurtherAnswer = 202 | 401 | 403 | 404 | 409 | 422 | 429

/**
 * One route, as both ends see it: the bff validates and documents with it, the screens call with it.
 * Paths are below `/api`, with `:name` for parameters.
 */
export interface RouteDefinition<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  name: string
  method: HttpMethod
  path: string
  /** Group in the API document. */
  tag: string
  summary: string
  params: Params
  query: Query
  body: Body
  response: Response
  /** Of success; 200 unless named. */
  status: 200 | 201 | 202
  kind: RouteKind
  /** Name in Content-Range, for lists, plain or in a wrapper; they take q, sort, range and filter. */
  list?: string
  /** Statuses that come too; an answer that is neither here nor follows from the rest fails every test. */
  alsoAnswers?: readonly FurtherAnswer[]
  /** A POST that puts a record in the place of one: like an update it takes the record as it was read. */
  replaces?: true
}

interface RouteInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  name: string
  method: HttpMethod
  path: string
  tag: string
  summary: string
  params?: P
  query?: Q
  body?: B
  response: R
  status?: 200 | 201 | 202
  kind?: RouteKind
  list?: string
  alsoAnswers?: readonly FurtherAnswer[]
  replaces?: true
}

/** Writes a route down with its defaults: no parameters, no body, 200, JSON. */
export function route<
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
  R extends z.ZodType = z.ZodType,
>(input: RouteInput<P, Q, B, R>): RouteDefinition<P, Q, B, R> {
  const { params, query, body, list, ...rest } = input
  return {
    status: 200,
    kind: 'json',
    ...rest,
    params: (params ?? nothing) as P,
    query: (query ?? nothing) as Q,
    body: (body ?? nothing) as B,
    ...(list === undefined ? {} : { list }),
  }
}
