import { readRegistrationLink, register, registrationState } from '@parley/contracts/http/registration.ts'
import { createRefreshCookie } from '../../http/cookies.ts'
import { definePublicRoute, type Route } from '../../http/define-route.ts'
import {
  countingTries,
  createLoginLimits,
  describeSession,
  originOf,
  type SessionServices,
} from '../session/index.ts'
import { askToRegister, registerByLink } from './register.ts'
import { getRegistrationLink } from './registration-link.ts'

/** Invitations and firms that register themselves (decisions D2, D10). */
export function registrationRoutes(services: SessionServices): Route[] {
  const cookie = createRefreshCookie(services.dependencies.settings)
  const limits = createLoginLimits(services.dependencies.limits, {
    name: 'registration',
    perAccountAndPlace: 5,
    perPlace: 30,
  })
  const linkLimits = createLoginLimits(services.dependencies.limits, {
    name: 'registration-links',
    perAccountAndPlace: 20,
    perPlace: 120,
  })
  return [
    definePublicRoute(registrationState, {
      why: 'the page to register says whether it is open',
      handle: () => Promise.resolve({ selfRegistration: services.dependencies.settings.selfRegistration }),
    }),
    definePublicRoute(readRegistrationLink, {
      why: 'the link from the mail proves the person',
      handle: async ({ body, ...call }) => {
        await linkLimits.consume(originOf(call).ipAddress, body.token)
        return (await getRegistrationLink(services, body.token)).shown
      },
    }),
    definePublicRoute(register, {
      why: 'the link from the mail proves the person; without one it mails a link',
      handle: async ({ body, response, ...call }) => {
        const origin = originOf(call)
        const { token } = body
        if (token === undefined) {
          await limits.consume(origin.ipAddress, body.email ?? '')
          return askToRegister(services, body)
        }
        const outcome = await countingTries(limits, [origin.ipAddress, token], () =>
          registerByLink(services, body, origin),
        )
        if (outcome.kind === 'second-factor')
          return { twoFactorRequired: true as const, challenge: outcome.challenge }
        cookie.write(response, outcome.refresh.token, outcome.refresh.expiresAt)
        return describeSession(services, outcome.sessionId)
      },
    }),
  ]
}
