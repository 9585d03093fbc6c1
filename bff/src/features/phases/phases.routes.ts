import { artifactCompletion, getPhase, updatePhase } from '@parley/contracts/http/phases.ts'
import {
  createConversationObservations,
  getValidation,
  validatePhase,
} from '@parley/contracts/http/validations.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { callerOf } from '../../authorization/caller.ts'
import type { Dependencies } from '../../dependencies.ts'
import { command } from '../interactions/index.ts'
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
  defineRoute(getValidation, {
    policy: mayReadInitiatives,
    handle: ({ actor, params, query }) =>
      service.getValidation(dependencies, actor, { id: params.id, kind: query.observationType }),
  }),
  defineRoute(validatePhase, {
    policy: mayManageInitiatives,
    handle: async ({ params, response, ...call }) => {
      const { actor } = call
      const input = { params }
      const answer = await command(dependencies, call, { name: 'validatePhase', subject: params, input })
      if (!answer.done) response.status(202)
      return {
        message: answer.message,
        validationId: answer.validationId,
        newObservations: await readNew(dependencies, actor, answer.newObservationIds),
        ...(await service.getValidation(dependencies, actor, { id: params.phaseId, kind: 'INITIAL' })),
      }
    },
  }),
  defineRoute(createConversationObservations, {
    policy: mayManageInitiatives,
    handle: async ({ params, response, ...call }) => {
      const { actor } = call
      const name = 'createConversationObservations'
      const answer = await command(dependencies, call, { name, subject: params, input: { params } })
      if (!answer.done) response.status(202)
      const kind = 'AI_CONVERSATION'
      return {
        newObservations: await readNew(dependencies, actor, answer.newObservationIds),
        ...(await service.getValidation(dependencies, actor, { id: params.phaseId, kind })),
      }
    },
  }),
]

const readNew = ({ database }: Dependencies, actor: Actor, ids: string[]) =>
  database.tenantRead(scopeOf(actor), async (tx) =>
    (await listObservationsByIds(tx, ids)).map(presentObservation),
  )
