import {
  confirmSsoDomain,
  deleteSso,
  getSso,
  testSso,
  updateSso,
  verifySsoDomain,
} from '@parley/contracts/http/sso.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { anyone, scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { SecretCookie } from '../../http/cookies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { begin, browserSecret, stateMinutes } from './pending.ts'
import { removeSettings } from './remove-settings.ts'
import { saveSettings } from './save-settings.ts'
import { isSuperAdmin, mayManageSso } from './sso.policy.ts'
import { ownCallback, type SsoServices } from './sso-services.ts'
import { getLivingClient, getProviderOf, readSettings } from './sso-settings.reading.ts'
import { testSettings } from './test-settings.ts'
import { confirmDomain, verifyDomain } from './verify-domain.ts'

/** A client's settings of single sign-on (Document 3, section 2; D7, D11). */
export const settingsRoutes = (services: SsoServices, cookie: SecretCookie): Route[] => [
  ...keepingRoutes(services),
  ...domainRoutes(services),
  testRoute(services, cookie),
]

function keepingRoutes(services: SsoServices): Route[] {
  const { dependencies } = services.session
  return [
    defineRoute(getSso, {
      policy: anyone,
      handle: ({ actor, params, request }) =>
        dependencies.database.tenantRead(scopeOf(actor), (tx) =>
          readSettings(tx, actor, { id: params.id, callback: ownCallback(dependencies, request) }),
        ),
    }),
    defineRoute(updateSso, {
      policy: mayManageSso,
      guards: { recentProof: true },
      handle: ({ params, body, ...call }) =>
        saveSettings(services, callerOf(call), {
          id: params.id,
          body,
          callback: ownCallback(dependencies, call.request),
        }),
    }),
    defineRoute(deleteSso, {
      policy: mayManageSso,
      guards: { recentProof: true },
      handle: ({ params, ...call }) => removeSettings(services, callerOf(call), params.id),
    }),
  ]
}

function domainRoutes(services: SsoServices): Route[] {
  const { dependencies } = services.session
  return [
    defineRoute(verifySsoDomain, {
      policy: mayManageSso,
      guards: { recentProof: true },
      handle: ({ params, ...call }) =>
        verifyDomain(services, callerOf(call), {
          id: params.id,
          callback: ownCallback(dependencies, call.request),
        }),
    }),
    defineRoute(confirmSsoDomain, {
      policy: isSuperAdmin,
      guards: { recentProof: true },
      handle: ({ params, body, ...call }) =>
        confirmDomain(services, callerOf(call), {
          id: params.id,
          reason: body.reason,
          callback: ownCallback(dependencies, call.request),
        }),
    }),
  ]
}

const testRoute = (services: SsoServices, cookie: SecretCookie): Route =>
  defineRoute(testSso, {
    policy: mayManageSso,
    keepsAnswer: false,
    handle: async ({ actor, params, request, response }) => {
      const { database, clock } = services.session.dependencies
      const find = () =>
        database.tenantRead(scopeOf(actor), async (tx) => {
          await getLivingClient(tx, params.id)
          return asRole(tx, 'auth', (auth) => getProviderOf(auth, params.id))
        })
      const tested = await testSettings(services, await find())
      if (!tested.ok) return { ...tested, signInUrl: null }
      const browser = browserSecret(cookie.read(request))
      const { sessionId, userId } = actor
      const purpose = { kind: 'test' as const, sessionId, userId }
      const signInUrl = await begin(services, await find(), { purpose, browser })
      cookie.write(response, browser, new Date(clock.now().getTime() + stateMinutes * 60_000))
      return { ...tested, signInUrl }
    },
  })
