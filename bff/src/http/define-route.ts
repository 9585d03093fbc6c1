import type { RouteDefinition } from '@parley/contracts/route.ts'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import type { Actor } from '../authorization/actor.ts'
import type { ListResult, WrappedList } from './list-result.ts'
import type { PassedOver } from './passed-over.ts'
import type { RouteLimit } from './limit-figures.ts'

/** Returned by a handler that has written the response itself (downloads). */
export const sent: unique symbol = Symbol('sent')

/** A file of a multipart request, on the temp disk until the request ends. */
export interface UploadedFile {
  /** Where it is now; it is gone when the handler has returned. */
  path: string
  /** As the sender named it, without folders. */
  name: string
  /** bytes */
  size: number
  /** What the sender claims; look at the content instead. */
  mimeType: string
}

export interface PublicRouteContext<D extends RouteDefinition> {
  params: z.output<D['params']>
  query: z.output<D['query']>
  body: z.output<D['body']>
  requestId: string
  request: Request
  response: Response
  file?: UploadedFile
  /** Of routes that take several (`upload.maxFiles`), sent as `files`. */
  files?: UploadedFile[]
}

export interface RouteContext<D extends RouteDefinition> extends PublicRouteContext<D> {
  actor: Actor
}

type Answer<D extends RouteDefinition> = z.input<D['response']>
type Rows<D extends RouteDefinition> = Answer<D> extends (infer Row)[] ? ListResult<Row> : never

/** What a handler gives back: the answer, a page of a list, or word that the response is written. */
export type RouteAnswer<D extends RouteDefinition> =
  Answer<D> | Rows<D> | WrappedList<Answer<D>> | typeof sent

export interface UploadLimits {
  /** Of each file; 50 MB unless told (D10, Artifacts). */
  maxBytes?: number
  /** Takes up to so many files as `files`, in place of the one `file`. */
  maxFiles?: number
}

/** What a route asks beyond its policy (Security, "Sign-in" and "Impersonation"). */
export interface RouteGuards {
  /** Credentials, two-factor and e-mail addresses are a person's own matter: refused while impersonating (D2). */
  ownSessionOnly?: true
  /** A sensitive action: the person must have proved who they are in the last 15 minutes. */
  recentProof?: true
  /** Open to a session that owes the setup of two-factor; others are refused once its deadline has passed (D10). */
  openWhileTwoFactorIsOwed?: true
  /** A change that a consultant may make outside of clients too (D12, Switching): it is their own, or writes nothing. */
  withoutSwitching?: true
}

interface RouteOptions<D extends RouteDefinition> {
  /** Whether this kind of actor may make the call at all; false answers 403. Rows are found by scope. */
  policy: (actor: Actor) => boolean
  /** What a person is told whom the policy refuses, where more can be said than that it is not allowed. */
  refusal?: string
  handle: (context: RouteContext<D>) => Promise<RouteAnswer<D>>
  guards?: RouteGuards
  upload?: UploadLimits
  /** What is counted of who calls; routes that take files count as uploads by themselves. */
  limit?: RouteLimit
  /** False where the answer holds a secret, so that it is not kept for a repeated Idempotency-Key. */
  keepsAnswer?: boolean
}

/** Any route, with the types of its definition erased. */
export type ErasedContext = PublicRouteContext<RouteDefinition> & { actor?: Actor }

export interface Route {
  definition: RouteDefinition
  access:
    { kind: 'policy'; policy: (actor: Actor) => boolean; refusal?: string } | { kind: 'public'; why: string }
  guards: RouteGuards
  handle: (context: ErasedContext) => Promise<unknown>
  upload?: UploadLimits
  limit?: RouteLimit
  keepsAnswer: boolean
  /** Fields of its record that an update takes and does not change; known once all routes are (`passedOverFields`). */
  passesOver?: PassedOver
}

/** The way to add a route (Architecture, "A request"): a definition of the contract, a policy and a handler. */
export function defineRoute<D extends RouteDefinition>(definition: D, options: RouteOptions<D>): Route {
  return {
    definition,
    access: {
      kind: 'policy',
      policy: options.policy,
      ...(options.refusal === undefined ? {} : { refusal: options.refusal }),
    },
    guards: options.guards ?? {},
    handle: (context) => options.handle(context as RouteContext<D>),
    keepsAnswer: options.keepsAnswer ?? true,
    ...(options.upload === undefined ? {} : { upload: options.upload }),
    ...(options.limit === undefined ? {} : { limit: options.limit }),
  }
}

/** A route without a session. `why` says what makes that right. */
export function definePublicRoute<D extends RouteDefinition>(
  definition: D,
  options: { why: string; handle: (context: PublicRouteContext<D>) => Promise<RouteAnswer<D>> },
): Route {
  return {
    definition,
    access: { kind: 'public', why: options.why },
    guards: {},
    handle: (context) => options.handle(context),
    keepsAnswer: false,
  }
}
