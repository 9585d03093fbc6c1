import {
  artifactCompletion,
  createConversationObservations,
  getPhase,
  updatePhase,
  validatePhase,
} from '@parley/contracts/http/phases.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { listObservationsByIds, presentObservation } from '../observations/index.ts'
import * as service from './phases.service.ts'

/** Phases and the checks that the orchestrator makes in them (Document 2, 7.2 and 7.5). */
export const phaseRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(getPhase, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => service.getPhase(dependencies, actor, params.id),
  }),
  defineRoute(updatePhase, {
    policy: mayManageInitiatives,
    handle: (call) =>
      service.changePhase(dependencies, callerOf(call), { id: call.params.id, body: call.body }),
  }),
  defineRoute(artifactCompletion, {
    policy: mayReadInitiatives,
    handle: ({ actor, params }) => service.getArtifactCompletion(dependencies, actor, params.id),
  }),
  defineRoute(validatePhase, {
    policy: mayManageInitiatives,
    handle: async ({ actor, params, requestId, response }) => {
      await service.getPhase(dependencies, actor, params.phaseId)
      const answer = await dependencies.orchestrator.call(
        'validatePhase',
        { params },
        { scope: scopeOf(actor), requestId },
      )
      if (!answer.done) response.status(202)
      return {
        message: answer.message,
        validationId: answer.validationId,
        newObservations: await readNew(dependencies, actor, answer.newObservationIds),
      }
    },
  }),
  defineRoute(createConversationObservations, {
    policy: mayManageInitiatives,
    handle: async ({ actor, params, requestId, response }) => {
      await service.getPhase(dependencies, actor, params.phaseId)
      const answer = await dependencies.orchestrator.call(
        'createConversationObservations',
        { params },
        { scope: scopeOf(actor), requestId },
      )
      if (!answer.done) response.status(202)
      return { newObservations: await readNew(dependencies, actor, answer.newObservationIds) }
    },
  }),
]

const readNew = ({ database }: Dependencies, actor: Actor, ids: string[]) =>
  database.tenantRead(scopeOf(actor), async (tx) =>
    (await listObservationsByIds(tx, ids)).map(presentObservation),
  )
