import {
  getUserSso,
  linkSso,
  linkUserSso,
  ownSsoLink,
  unlinkSso,
  unlinkUserSso,
} from '@parley/contracts/http/sso-links.ts'
import { anyone } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { SecretCookie } from '../../http/cookies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { getLinkable, getUserLink, markUser, readOwnLink, unlinkOwn, unmarkUser } from './links.ts'
import { begin, browserSecret, stateMinutes } from './pending.ts'
import { isOfClient, mayLinkUsers } from './sso.policy.ts'
import type { SsoServices } from './sso-services.ts'

/** Which accounts sign in with the provider: the own, and those of a tenant's users. */
export const linkRoutes = (services: SsoServices, cookie: SecretCookie): Route[] => [
  ...ownRoutes(services, cookie),
  ...userRoutes(services),
]

const ownRoutes = (services: SsoServices, cookie: SecretCookie): Route[] => [
  defineRoute(ownSsoLink, { policy: anyone, handle: ({ actor }) => readOwnLink(services, actor) }),
  defineRoute(linkSso, {
    policy: isOfClient,
    guards: { ownSessionOnly: true, recentProof: true },
    keepsAnswer: false,
    handle: async ({ actor, params, body, request, response }) => {
      const provider = await getLinkable(services, actor, params.id)
      const browser = browserSecret(cookie.read(request))
      const { sessionId, userId, email: loginHint } = actor
      const url = await begin(services, provider, {
        purpose: { kind: 'link', sessionId, userId },
        browser,
        returnTo: body.returnTo,
        loginHint,
      })
      const { clock } = services.session.dependencies
      cookie.write(response, browser, new Date(clock.now().getTime() + stateMinutes * 60_000))
      return { url }
    },
  }),
  defineRoute(unlinkSso, {
    policy: isOfClient,
    guards: { ownSessionOnly: true, recentProof: true },
    handle: ({ params, ...call }) => unlinkOwn(services, callerOf(call), params.id),
  }),
]

const userRoutes = (services: SsoServices): Route[] => [
  defineRoute(getUserSso, {
    policy: mayLinkUsers,
    handle: ({ actor, params }) => getUserLink(services, actor, params.id),
  }),
  defineRoute(linkUserSso, {
    policy: mayLinkUsers,
    guards: { ownSessionOnly: true, recentProof: true },
    handle: ({ params, body, ...call }) =>
      markUser(services, callerOf(call), { id: params.id, ssoProviderId: body.ssoProviderId }),
  }),
  defineRoute(unlinkUserSso, {
    policy: mayLinkUsers,
    guards: { ownSessionOnly: true, recentProof: true },
    handle: ({ params, ...call }) => unmarkUser(services, callerOf(call), params.id),
  }),
]
