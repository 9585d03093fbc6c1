import {
  changeEmail,
  forgotPassword,
  resetPassword as resetPasswordRoute,
  unlockSignIn,
  verifyEmail,
} from '@parley/contracts/http/recovery.ts'
import { anyone } from '../../authorization/actor.ts'
import { definePublicRoute, defineRoute, type Route } from '../../http/define-route.ts'
import { rememberDevice } from './device-cookie.ts'
import { openByLink } from './locked-out.ts'
import { countingTries, createLoginLimits } from './login-limits.ts'
import { originOf } from './origin-of-call.ts'
import { askForAddress, useAddressLink } from './own-address.ts'
import { mailResetLink, resetPassword } from './reset-password.ts'
import type { SessionServices } from './session-services.ts'

/** The ways back in for those who have no password, or have lost it (Document 3, section 2); the own address. */
export function recoveryRoutes(services: SessionServices): Route[] {
  const limits = createLoginLimits(services.dependencies.limits, {
    name: 'recovery',
    perAccountAndPlace: 5,
    perPlace: 60,
  })
  return [
    definePublicRoute(forgotPassword, {
      why: 'who has lost the password cannot sign in',
      handle: async ({ body, ...call }) => {
        const origin = originOf(call)
        await limits.consume(origin.ipAddress, body.email)
        return mailResetLink(services, body.email, origin)
      },
    }),
    definePublicRoute(resetPasswordRoute, {
      why: 'the link from the mail proves the person',
      handle: async ({ body, ...call }) => {
        const origin = originOf(call)
        return countingTries(limits, [origin.ipAddress, body.token], () =>
          resetPassword(services, body, origin),
        )
      },
    }),
    definePublicRoute(unlockSignIn, {
      why: 'the link from the mail proves the person',
      handle: async ({ body, response, ...call }) => {
        const origin = originOf(call)
        await limits.consume(origin.ipAddress, body.token)
        const userId = await openByLink(services, body.token, origin)
        await rememberDevice(services, { request: call.request, response }, userId)
        return { message: 'You can sign in again.' }
      },
    }),
    definePublicRoute(verifyEmail, {
      why: 'the link from the mail proves the address',
      handle: async ({ body, ...call }) => {
        const origin = originOf(call)
        await limits.consume(origin.ipAddress, body.token)
        return useAddressLink(services, body.token, origin)
      },
    }),
    defineRoute(changeEmail, {
      policy: anyone,
      guards: { ownSessionOnly: true, recentProof: true },
      keepsAnswer: false,
      handle: async ({ actor, body, ...call }) => {
        const origin = originOf(call)
        await limits.consume(origin.ipAddress, actor.userId)
        return askForAddress(services, { actor, body }, origin)
      },
    }),
  ]
}
