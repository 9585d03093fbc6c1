import { listSsoProviders, ssoAuthorizationUrl, ssoCallback } from '@parley/contracts/http/sso-sign-in.ts'
import { AppError } from '@parley/contracts/errors.ts'
import type { Id } from '@parley/contracts/ids.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import type { Response } from 'express'
import { createRefreshCookie, type SecretCookie } from '../../http/cookies.ts'
import { definePublicRoute, type Route } from '../../http/define-route.ts'
import { createLoginLimits, describeSession, originOf } from '../session/index.ts'
import { domainOf } from './claims.ts'
import { finish } from './finish.ts'
import { begin, browserSecret, stateMinutes } from './pending.ts'
import { findOpenProvider } from './providers.queries.ts'
import { notSetUp } from './sso-refusals.ts'
import type { SsoServices } from './sso-services.ts'

/** Signing in with a client's provider (HTTP API, Session). */
export function signInRoutes(services: SsoServices, cookie: SecretCookie): Route[] {
  const limits = createLoginLimits(services.session.dependencies.limits, { name: 'sso' })
  return [
    definePublicRoute(listSsoProviders, {
      why: 'the sign-in page asks where an address signs in',
      handle: async ({ query, ...call }) => {
        await limits.consume(originOf(call).ipAddress, query.email)
        const found = await findProvider(services, { email: query.email })
        return found === undefined ? [] : [{ provider: found.provider, clientId: found.client_id }]
      },
    }),
    definePublicRoute(ssoAuthorizationUrl, {
      why: 'it starts a sign-in',
      handle: async ({ query, request, response, requestId }) => {
        await limits.consume(originOf({ request, requestId }).ipAddress, query.email ?? query.clientId ?? '')
        const provider = await findProvider(services, query)
        if (provider === undefined || (query.provider ?? provider.provider) !== provider.provider)
          throw notSetUp()
        const browser = browserSecret(cookie.read(request))
        const { email: loginHint, returnTo } = query
        const url = await begin(services, provider, {
          purpose: { kind: 'sign-in' },
          browser,
          returnTo,
          loginHint,
        })
        const { clock } = services.session.dependencies
        cookie.write(response, browser, new Date(clock.now().getTime() + stateMinutes * 60_000))
        return { url }
      },
    }),
    callbackRoute(services, { cookie, limits }),
  ]
}

/** The provider of a client, or of an address's domain. @throws AppError BAD_REQUEST where neither is named */
function findProvider(
  { session }: SsoServices,
  by: { email?: string | undefined; clientId?: Id | undefined },
) {
  const { clientId, email } = by
  if (clientId === undefined && email === undefined)
    throw new AppError('BAD_REQUEST', 'Please name your email address.')
  return session.dependencies.database.tenantRead(authScope, (tx) =>
    findOpenProvider(tx, clientId === undefined ? { domain: domainOf(email ?? '') } : { clientId }),
  )
}

function callbackRoute(
  services: SsoServices,
  { cookie, limits }: { cookie: SecretCookie; limits: ReturnType<typeof createLoginLimits> },
): Route {
  const refreshCookie = createRefreshCookie(services.session.dependencies.settings)
  return definePublicRoute(ssoCallback, {
    why: 'the state and the cookie of the browser prove who began it',
    handle: async ({ query, request, response, requestId }) => {
      const origin = originOf({ request, requestId })
      // Each round trip once; what is limited is the place.
      await limits.consume(origin.ipAddress, query.state ?? '')
      const finished = await finish(services, { query, browser: cookie.read(request), origin })
      if (finished.kind === 'test') return { test: finished.result }
      const { returnTo } = finished
      if (finished.kind === 'link') return { linked: true as const, provider: finished.provider, returnTo }
      return answerSignIn(services, { finished, refreshCookie, response })
    },
  })
}

type SignedIn = Extract<Awaited<ReturnType<typeof finish>>, { kind: 'sign-in' }>

async function answerSignIn(
  services: SsoServices,
  {
    finished: { outcome, returnTo },
    refreshCookie,
    response,
  }: { finished: SignedIn; refreshCookie: SecretCookie; response: Response },
) {
  if (outcome.kind === 'second-factor')
    return { twoFactorRequired: true as const, challenge: outcome.challenge, returnTo }
  refreshCookie.write(response, outcome.refresh.token, outcome.refresh.expiresAt)
  return { ...(await describeSession(services.session, outcome.sessionId)), returnTo }
}
