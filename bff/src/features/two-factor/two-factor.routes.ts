import * as contract from '@parley/contracts/http/two-factor.ts'
import type { Request } from 'express'
import { type Actor, anyone, can } from '../../authorization/actor.ts'
import { createRefreshCookie } from '../../http/cookies.ts'
import { definePublicRoute, defineRoute, type Route } from '../../http/define-route.ts'
import {
  createLoginLimits,
  describeSession,
  deviceIn,
  originOf,
  rememberDevice,
  type SessionServices,
} from '../session/index.ts'
import { beginSetup, disable, enable, readStatus, renewBackupCodes } from './own-two-factor.ts'
import { removeTwoFactorOf } from './remove-two-factor.ts'
import { signInWithCode } from './second-step.ts'
import { type Caller, proveAgain, waysToProve } from './step-up.ts'
import { createTwoFactorServices, type TwoFactorServices } from './two-factor-services.ts'

/** A change to the own second factor: the person's own matter, after a recent proof, and open while it is owed. */
const changing = { ownSessionOnly: true, recentProof: true, openWhileTwoFactorIsOwed: true } as const

const callerOf = (call: { actor: Actor; request: Request; requestId: string }): Caller => ({
  actor: call.actor,
  origin: originOf(call),
})

/** Two-factor authentication, the second step of signing in, and proving again who one is. */
export function twoFactorRoutes(session: SessionServices): Route[] {
  const services = createTwoFactorServices(session)
  return [
    secondStepRoute(services),
    ...ownRoutes(services),
    ...stepUpRoutes(services),
    defineRoute(contract.removeUserTwoFactor, {
      policy: (actor) => can(actor, 'manage_users'),
      guards: { ownSessionOnly: true, recentProof: true },
      handle: ({ params, ...call }) => removeTwoFactorOf(services, callerOf(call), params.id),
    }),
  ]
}

function secondStepRoute(services: TwoFactorServices): Route {
  const { session } = services
  const cookie = createRefreshCookie(session.dependencies.settings)
  const limits = createLoginLimits(session.dependencies.limits, { name: 'second-step' })
  return definePublicRoute(contract.loginTwoFactor, {
    why: 'the challenge proves the first step',
    handle: async ({ body, response, ...call }) => {
      const origin = originOf(call)
      const { request } = call
      await limits.consume(origin.ipAddress, body.challenge)
      const given = { ...body, device: deviceIn(session, request) }
      const { sessionId, refresh } = await signInWithCode(services, given, origin)
      cookie.write(response, refresh.token, refresh.expiresAt)
      const signedIn = await describeSession(session, sessionId)
      await rememberDevice(session, { request, response }, signedIn.user.id)
      return signedIn
    },
  })
}

function ownRoutes(services: TwoFactorServices): Route[] {
  const { session } = services
  const cookie = createRefreshCookie(session.dependencies.settings)
  return [
    defineRoute(contract.twoFactorStatus, {
      policy: anyone,
      guards: { openWhileTwoFactorIsOwed: true },
      handle: ({ actor }) => readStatus(services, actor.userId),
    }),
    defineRoute(contract.setUpTwoFactor, {
      policy: anyone,
      guards: changing,
      keepsAnswer: false,
      handle: (call) => beginSetup(services, callerOf(call)),
    }),
    defineRoute(contract.enableTwoFactor, {
      policy: anyone,
      // The setup was begun after a proof.
      guards: { ownSessionOnly: true, openWhileTwoFactorIsOwed: true },
      keepsAnswer: false,
      handle: async ({ body, response, ...call }) => {
        const { sessionId, refresh } = await enable(services, callerOf(call), body.token)
        cookie.write(response, refresh.token, refresh.expiresAt)
        const status = await readStatus(services, call.actor.userId)
        return { ...(await describeSession(session, sessionId)), ...status }
      },
    }),
    defineRoute(contract.disableTwoFactor, {
      policy: anyone,
      guards: changing,
      keepsAnswer: false,
      handle: ({ body, ...call }) => disable(services, callerOf(call), body.token),
    }),
    defineRoute(contract.renewBackupCodes, {
      policy: anyone,
      guards: changing,
      keepsAnswer: false,
      handle: (call) => renewBackupCodes(services, callerOf(call)),
    }),
  ]
}

const stepUpRoutes = (services: TwoFactorServices): Route[] => [
  defineRoute(contract.stepUpWays, {
    policy: anyone,
    guards: { openWhileTwoFactorIsOwed: true },
    handle: ({ actor }) => waysToProve(services, actor.userId),
  }),
  defineRoute(contract.stepUp, {
    policy: anyone,
    guards: { openWhileTwoFactorIsOwed: true },
    keepsAnswer: false,
    handle: ({ body, ...call }) => proveAgain(services, callerOf(call), body),
  }),
]
