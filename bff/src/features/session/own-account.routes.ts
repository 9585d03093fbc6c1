import {
  changePassword as changePasswordRoute,
  endOtherSessions,
  getOwnPasswordRules,
  getPasswordRules,
} from '@parley/contracts/http/security.ts'
import { authScope } from '@parley/server-kit/database/scope.ts'
import { anyone } from '../../authorization/actor.ts'
import { createRefreshCookie } from '../../http/cookies.ts'
import { definePublicRoute, defineRoute, type Route } from '../../http/define-route.ts'
import { findAccountOfLink } from './account-links.queries.ts'
import { changePassword } from './change-password.ts'
import { findOwnAccount } from './credential.queries.ts'
import { rememberDevice } from './device-cookie.ts'
import { endOwnOtherSessions } from './end-session.ts'
import { createLoginLimits } from './login-limits.ts'
import { originOf } from './origin-of-call.ts'
import { passwordRulesOf } from './password-rules.ts'
import type { SessionServices } from './session-services.ts'
import { describeSession } from './signed-in.ts'

/** The own password and the other own sessions (Document 3, Security settings). */
export function ownAccountRoutes(services: SessionServices): Route[] {
  const { database } = services.dependencies
  const cookie = createRefreshCookie(services.dependencies.settings)
  return [
    ...passwordRuleRoutes(services),
    defineRoute(changePasswordRoute, {
      policy: anyone,
      guards: { ownSessionOnly: true },
      keepsAnswer: false,
      handle: async ({ actor, body, response, ...call }) => {
        const { sessionId, refresh } = await changePassword(services, { actor, body, origin: originOf(call) })
        cookie.write(response, refresh.token, refresh.expiresAt)
        await rememberDevice(services, { request: call.request, response }, actor.userId)
        return {
          message: 'Password has been changed successfully',
          ...(await describeSession(services, sessionId)),
        }
      },
    }),
    defineRoute(endOtherSessions, {
      policy: anyone,
      guards: { ownSessionOnly: true, recentProof: true, openWhileTwoFactorIsOwed: true },
      handle: async ({ actor, ...call }) => ({
        ended: await endOwnOtherSessions(services, actor, originOf(call)),
      }),
    }),
    defineRoute(getOwnPasswordRules, {
      policy: anyone,
      guards: { openWhileTwoFactorIsOwed: true },
      handle: async ({ actor }) => {
        const account = await database.tenantRead(authScope, (tx) => findOwnAccount(tx, actor.userId))
        return passwordRulesOf(account?.firm_settings, 'change')
      },
    }),
  ]
}

function passwordRuleRoutes({ dependencies: { database, clock, limits: shared } }: SessionServices): Route[] {
  const limits = createLoginLimits(shared, { name: 'password-rules' })
  return [
    definePublicRoute(getPasswordRules, {
      why: 'who comes by a link has no session yet; a wrong link gets what holds everywhere',
      handle: async ({ body: { token }, ...call }) => {
        await limits.consume(originOf(call).ipAddress, 'password rules')
        const account =
          token === undefined
            ? undefined
            : await database.tenantRead(authScope, (tx) => findAccountOfLink(tx, token, { now: clock.now() }))
        return passwordRulesOf(account?.firm_settings, 'reset')
      },
    }),
  ]
}
