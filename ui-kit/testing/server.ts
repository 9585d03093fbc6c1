import type { RouteDefinition } from '@parley/contracts/route.ts'
import type { ErrorCode } from '@parley/contracts/errors.ts'
import { errorStatus } from '@parley/contracts/errors.ts'
import { createLiveTicket } from '@parley/contracts/http/live.ts'
import { listMyWork } from '@parley/contracts/http/my-work.ts'
import { listNotifications } from '@parley/contracts/http/notifications.ts'
import { getProgress } from '@parley/contracts/http/progress.ts'
import { listSavedViews } from '@parley/contracts/http/saved-views.ts'
import { getPasswordRules } from '@parley/contracts/http/security.ts'
import { demoAccounts, refresh } from '@parley/contracts/http/session.ts'
import { adminSelfChecks } from '@parley/contracts/http/self-checks.ts'
import { getSetup } from '@parley/contracts/http/setup.ts'
import { ownSsoLink } from '@parley/contracts/http/sso-links.ts'
import { listSsoProviders } from '@parley/contracts/http/sso-sign-in.ts'
import { HttpResponse, http, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { CallOutput } from '../calls/call-input.ts'

export interface AnsweredCall {
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
  headers: Headers
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

/** Answers a route of the contracts; the answer is checked by the route's own schema, so that fixtures cannot lie. */
export function answer<D extends RouteDefinition>(
  definition: D,
  give:
    CallOutput<D> | ((call: AnsweredCall) => CallOutput<D> | Response | Promise<CallOutput<D> | Response>),
): HttpHandler {
  return methods[definition.method](`*/api${definition.path}`, async ({ request, params }) => {
    const body = await readBody(request)
    const call = {
      params: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      body,
      headers: request.headers,
    }
    const given: unknown =
      typeof give === 'function' ? await (give as (call: AnsweredCall) => unknown)(call) : give
    // An error response stands for a broken line, and cannot be copied.
    if (given instanceof Response) return given.type === 'error' ? given : new HttpResponse(given.body, given)
    const checked = definition.response.parse(given)
    const rows = Array.isArray(checked) ? checked.length : 0
    return HttpResponse.json(checked as object, {
      status: definition.status,
      headers:
        definition.list === undefined ? {} : { 'Content-Range': `${definition.list} 0-${rows}/${rows}` },
    })
  })
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.includes('application/json') !== true) return undefined
  return await request.json()
}

/** The body of every error (decisions D7). */
export function refuse(code: ErrorCode, message: string, errors?: Record<string, string>): Response {
  return HttpResponse.json(
    { code, message, requestId: 'test-request', ...(errors === undefined ? {} : { errors }) },
    { status: errorStatus[code] },
  )
}

/**
 * The mocked network. Where a test says nothing else there is no session to renew and no demo; any other call that
 * no test has answered fails.
 */
export const server = setupServer(
  answer(refresh, () => refuse('UNAUTHENTICATED', 'There is no session.')),
  answer(demoAccounts, []),
  answer(getPasswordRules, {
    minLength: 8,
    requireUppercase: true,
    requireLowercase: true,
    requireNumbers: true,
    requireSpecialChars: true,
  }),
  // Nobody keeps a view of a list.
  answer(listSavedViews, []),
  // No address has a provider.
  answer(listSsoProviders, []),
  answer(ownSsoLink, { link: null }),
  // The console's dashboard: nothing was looked over yet.
  answer(adminSelfChecks.list, []),
  // And it has long been set up.
  answer(getSetup, {
    isEmbedded: false,
    deployment: { hasMailServer: true, models: [{ provider: 'openai', model: 'gpt' }] },
    mailSentAt: null,
    firms: 1,
    firmPeople: 1,
    agents: 1,
    templates: 1,
  }),
  // The shell's bell: nothing to tell, and no live channel.
  answer(listNotifications, []),
  // Nothing waits for anybody, unless a test says so.
  answer(listMyWork, []),
  // Nobody is new, unless a test says so.
  answer(getProgress, { checklist: 'dismissed', tour: 'dismissed' }),
  answer(createLiveTicket, () => refuse('UNAVAILABLE', 'There is no live channel here.')),
)
