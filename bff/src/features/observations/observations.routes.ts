import {
  createObservation,
  deleteConversationObservations,
  deleteObservation,
  deleteSequenceObservations,
  listObservations,
  updateObservation,
} from '@parley/contracts/http/phases.ts'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import * as service from './observations.service.ts'

/** Observations of a phase (Document 2, 7.2). */
export const observationRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listObservations, {
    policy: mayReadInitiatives,
    handle: async ({ actor, params }) => ({
      observations: await service.listObservations(dependencies, actor, params.phaseId),
    }),
  }),
  defineRoute(createObservation, {
    policy: mayManageInitiatives,
    handle: async (call) => ({
      observation: await service.addObservation(dependencies, callerOf(call), {
        phaseId: call.params.phaseId,
        body: call.body,
      }),
    }),
  }),
  defineRoute(updateObservation, {
    policy: mayManageInitiatives,
    handle: async (call) => ({
      observation: await service.changeObservation(dependencies, callerOf(call), {
        id: call.params.id,
        body: call.body,
      }),
    }),
  }),
  defineRoute(deleteObservation, {
    policy: mayManageInitiatives,
    handle: (call) => service.removeObservation(dependencies, callerOf(call), call.params.id),
  }),
  defineRoute(deleteSequenceObservations, {
    policy: mayManageInitiatives,
    handle: (call) => service.removeConversationObservations(dependencies, callerOf(call), call.params),
  }),
  defineRoute(deleteConversationObservations, {
    policy: mayManageInitiatives,
    handle: (call) => service.removeConversationObservations(dependencies, callerOf(call), call.params),
  }),
]
