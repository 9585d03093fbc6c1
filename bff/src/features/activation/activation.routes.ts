import { activatePhase, getActivation, getActivationContext } from '@parley/contracts/http/activation.ts'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import * as service from './activation.service.ts'

/** A phase's activation (Document 2, 7.7): read here, worked by the orchestrator. */
export const activationRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(activatePhase, {
    policy: mayManageInitiatives,
    handle: ({ body, ...call }) => service.activate(dependencies, callerOf(call), body),
  }),
  defineRoute(getActivation, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => service.getStatus(dependencies, actor, params.phaseId),
  }),
  defineRoute(getActivationContext, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => service.getContext(dependencies, actor, params.phaseId),
  }),
]
