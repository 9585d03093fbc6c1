import {
  consultantImpersonateClient,
  demoAccounts,
  endSession,
  impersonateClient,
  impersonateConsultingFirm,
  listSessions,
  login,
  logout,
  me,
  ownSessionSchema,
  refresh,
  stopImpersonation as stopImpersonationRoute,
} from '@parley/contracts/http/session.ts'
import { AppError } from '@parley/contracts/errors.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Request, Response } from 'express'
import type { Actor } from '../../authorization/actor.ts'
import { anyone } from '../../authorization/actor.ts'
import { createRefreshCookie, type RefreshCookie } from '../../http/cookies.ts'
import { definePublicRoute, defineRoute, type Route } from '../../http/define-route.ts'
import { shortList } from '../../http/short-list.ts'
import { demoAccountList, opensDemo } from './demo-accounts.ts'
import { deviceIn, rememberDevice } from './device-cookie.ts'
import { endOwnSession, signOut } from './end-session.ts'
import {
  type ImpersonationRequest,
  startImpersonation,
  stopImpersonation,
  type SwitchedSession,
} from './impersonation.ts'
import { createLoginLimits } from './login-limits.ts'
import { originOf } from './origin-of-call.ts'
import { refreshSession } from './refresh-session.ts'
import type { SessionServices } from './session-services.ts'
import { listLiveSessions } from './session.views.ts'
import { signIn } from './sign-in.ts'
import { describeCaller, describeSession, type SignedIn } from './signed-in.ts'

const sessionList = {
  sortable: ['createdAt', 'lastSeenAt', 'expiresAt'],
  searched: ['userAgent', 'ipAddress'],
  filters: ownSessionSchema.pick({ isCurrent: true, isImpersonation: true }).partial().strict(),
} as const

/** Sign-in, the own sessions and switching into tenants (HTTP API, Session). */
export function sessionRoutes(services: SessionServices): Route[] {
  const cookie = createRefreshCookie(services.dependencies.settings)
  return [
    ...signInRoutes(services, cookie),
    ...ownSessionRoutes(services),
    ...impersonationRoutes(services, cookie),
  ]
}

function signInRoutes(services: SessionServices, cookie: RefreshCookie): Route[] {
  const limits = createLoginLimits(services.dependencies.limits, { name: 'login' })
  // Generous: a whole office may come from one address, and every page that is opened refreshes.
  const refreshLimits = createLoginLimits(services.dependencies.limits, {
    name: 'refresh',
    perAccountAndPlace: 120,
    perPlace: 600,
  })
  const mayDemo = (request: Request): boolean =>
    opensDemo(services.dependencies.settings.demoAccess, request.headers.host)
  return [
    definePublicRoute(login, {
      why: 'it starts the session',
      handle: async ({ body, response, ...call }) => {
        const origin = originOf(call)
        await limits.consume(origin.ipAddress, body.email)
        const { request } = call
        const device = deviceIn(services, request)
        const credentials = { ...body, opensDemo: mayDemo(request), device }
        const outcome = await signIn(services, credentials, origin)
        if (outcome.kind === 'second-factor')
          return { twoFactorRequired: true as const, challenge: outcome.challenge }
        cookie.write(response, outcome.refresh.token, outcome.refresh.expiresAt)
        const signedIn = await describeSession(services, outcome.sessionId)
        await rememberDevice(services, { request, response }, signedIn.user.id)
        return signedIn
      },
    }),
    definePublicRoute(refresh, {
      why: 'the cookie proves the session',
      handle: async (call) => {
        await refreshLimits.consume(originOf(call).ipAddress, cookie.read(call.request) ?? '')
        return handleRefresh(services, { cookie, ...call })
      },
    }),
    definePublicRoute(logout, {
      why: 'a session that is over can be left too',
      handle: async ({ request, response, requestId }) => {
        const clue = { sessionId: await sessionOf(services, request), refreshToken: cookie.read(request) }
        await signOut(services, clue, originOf({ request, requestId }))
        cookie.clear(response)
        return { ok: true as const }
      },
    }),
    definePublicRoute(demoAccounts, {
      why: 'the sign-in page shows them, and only where they open',
      handle: ({ request }) => Promise.resolve(mayDemo(request) ? demoAccountList : []),
    }),
  ]
}

interface RefreshCall {
  cookie: RefreshCookie
  request: Request
  response: Response
  requestId: string
}

async function handleRefresh(
  services: SessionServices,
  { cookie, request, response, requestId }: RefreshCall,
): Promise<SignedIn> {
  const token = cookie.read(request)
  if (token === undefined) throw new AppError('UNAUTHENTICATED', 'Unauthorized access')
  try {
    const refreshed = await refreshSession(services, token, originOf({ request, requestId }))
    if (refreshed.refresh !== null)
      cookie.write(response, refreshed.refresh.token, refreshed.refresh.expiresAt)
    return await describeSession(services, refreshed.sessionId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'SESSION_ENDED') cookie.clear(response)
    throw error
  }
}

/** The session that the bearer token names, if it names one. */
async function sessionOf({ tokens }: SessionServices, request: Request): Promise<string | undefined> {
  const token = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1]
  return token === undefined ? undefined : tokens.verify(token).catch(() => undefined)
}

function ownSessionRoutes(services: SessionServices): Route[] {
  const { database, clock } = services.dependencies
  return [
    defineRoute(me, {
      policy: anyone,
      guards: { openWhileTwoFactorIsOwed: true },
      handle: async ({ actor }) => ({ user: await describeCaller(services, actor) }),
    }),
    defineRoute(listSessions, {
      policy: anyone,
      guards: { openWhileTwoFactorIsOwed: true },
      handle: async ({ actor, query }) => {
        const rows = await database.tenantRead(authScope, (tx) =>
          listLiveSessions(tx, actor.userId, clock.now()),
        )
        const sessions = rows.map((row) => ({
          id: row.id,
          createdAt: row.created_at.toISOString(),
          lastSeenAt: row.last_seen_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
          userAgent: row.user_agent,
          ipAddress: row.ip_address,
          isCurrent: row.id === actor.sessionId,
          isImpersonation: row.parent_id !== null,
        }))
        return shortList(sessions, query, sessionList)
      },
    }),
    defineRoute(endSession, {
      policy: anyone,
      guards: { openWhileTwoFactorIsOwed: true },
      handle: async ({ actor, params, ...call }) => {
        await endOwnSession(services, { actor, id: params.id }, originOf(call))
        return { id: params.id }
      },
    }),
  ]
}

function impersonationRoutes(services: SessionServices, cookie: RefreshCookie): Route[] {
  const answer = async (response: Response, { sessionId, refresh: issued }: SwitchedSession) => {
    cookie.write(response, issued.token, issued.expiresAt)
    return describeSession(services, sessionId)
  }
  const starting = (
    definition: typeof impersonateClient,
    kind: Pick<ImpersonationRequest, 'by' | 'into'>,
  ): Route =>
    defineRoute(definition, {
      // Who may switch is answered with its own text by the use case.
      policy: (_actor: Actor) => true,
      keepsAnswer: false,
      handle: async ({ actor, params, body, response, ...call }) => {
        const request = { ...kind, id: params.id, reason: body.reason ?? null }
        return answer(response, await startImpersonation(services, { actor, request }, originOf(call)))
      },
    })
  return [
    starting(impersonateClient, { by: 'super-admin', into: 'client' }),
    starting(consultantImpersonateClient, { by: 'consultant', into: 'client' }),
    starting(impersonateConsultingFirm, { by: 'super-admin', into: 'firm' }),
    defineRoute(stopImpersonationRoute, {
      policy: anyone,
      guards: { openWhileTwoFactorIsOwed: true },
      keepsAnswer: false,
      handle: async ({ actor, response, ...call }) =>
        answer(response, await stopImpersonation(services, actor, originOf(call))),
    }),
  ]
}
