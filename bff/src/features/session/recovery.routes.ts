import { forgotPassword, resetPassword as resetPasswordRoute } from '@parley/contracts/http/recovery.ts'
import { definePublicRoute, type Route } from '../../http/define-route.ts'
import { createLoginLimits } from './login-limits.ts'
import { originOf } from './origin-of-call.ts'
import { mailResetLink, resetPassword } from './reset-password.ts'
import type { SessionServices } from './session-services.ts'

/** The ways back in for those who have no password, or have lost it (Document 3, section 2). */
export function recoveryRoutes(services: SessionServices): Route[] {
  const limits = createLoginLimits({ perAccountAndPlace: 5, perPlace: 60 })
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
        await limits.consume(origin.ipAddress, body.token)
        return resetPassword(services, body, origin)
      },
    }),
  ]
}
