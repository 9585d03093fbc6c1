import {
  createObservation,
  deleteConversationObservations,
  deleteObservation,
  deleteSequenceObservations,
  listObservations,
  observationSchema,
  updateObservation,
} from '@parley/contracts/http/observations.ts'
import { updateObservations } from '@parley/contracts/http/observations.ts'
import { callerOf } from '../../authorization/caller.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { wrappedList } from '../../http/list-result.ts'
import { shortList } from '../../http/short-list.ts'
import * as service from './observations.service.ts'
import { changeObservations } from './several.ts'

const observationList = {
  sortable: ['createdAt', 'updatedAt', 'severity', 'status', 'observationType'],
  searched: ['description', 'mitigation', 'consultantNotes', 'remediationPlan'],
  filters: observationSchema
    .pick({ id: true, severity: true, status: true, observationType: true, sequenceId: true, verdict: true })
    .partial()
    .strict(),
} as const

/** Observations of a phase (Document 2, 7.2). */
export const observationRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listObservations, {
    policy: mayReadInitiatives,
    handle: async ({ actor, params, query }) => {
      const page = shortList(
        await service.listObservations(dependencies, actor, params.phaseId),
        query,
        observationList,
      )
      return wrappedList({ observations: page.rows }, page)
    },
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
  defineRoute(updateObservations, {
    policy: mayManageInitiatives,
    handle: (call) =>
      changeObservations(dependencies, callerOf(call), { phaseId: call.params.phaseId, body: call.body }),
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
