import {
  askAgent,
  cancelSequences,
  clearConversation,
  createInteraction,
  deleteInteraction,
  executeInteraction,
  executeSequence,
  getInteraction,
  giveFeedback,
  listInteractions,
  pauseSequence,
  resolveHitl,
  resumeSequence,
  startInteraction,
} from '@parley/contracts/http/agent-interactions.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import * as reading from './interactions.reading.ts'

interface Call {
  actor: Actor
  requestId: string
}
const callerOf = ({ actor, requestId }: Call) => ({ scope: scopeOf(actor), requestId })

/** The agents' conversation of a phase (Document 2, 7.1): read here, led by the orchestrator. */
export const interactionRoutes = (dependencies: Dependencies): Route[] => [
  ...sequenceRoutes(dependencies),
  ...turnRoutes(dependencies),
  ...gateRoutes(dependencies),
]

const sequenceRoutes = (dependencies: Dependencies): Route[] => {
  const { orchestrator } = dependencies
  return [
    defineRoute(executeSequence, {
      policy: mayManageInitiatives,
      handle: ({ params, body, ...call }) =>
        orchestrator.call('executeSequence', { params, body }, callerOf(call)),
    }),
    defineRoute(cancelSequences, {
      policy: mayManageInitiatives,
      handle: ({ params, ...call }) => orchestrator.call('cancelSequences', { params }, callerOf(call)),
    }),
    defineRoute(pauseSequence, {
      policy: mayManageInitiatives,
      handle: ({ params, ...call }) => orchestrator.call('pauseSequence', { params }, callerOf(call)),
    }),
    defineRoute(resumeSequence, {
      policy: mayManageInitiatives,
      handle: ({ params, ...call }) => orchestrator.call('resumeSequence', { params }, callerOf(call)),
    }),
    defineRoute(listInteractions, {
      policy: mayReadInitiatives,
      handle: ({ actor, params, query }) =>
        reading.listInteractions(dependencies, actor, {
          phaseId: params.phaseId,
          sequenceId: query.sequenceId,
        }),
    }),
    defineRoute(clearConversation, {
      policy: mayManageInitiatives,
      handle: ({ params, ...call }) => orchestrator.call('clearConversation', { params }, callerOf(call)),
    }),
  ]
}

/** The interaction that a command was about, as it is now. */
const answer = async (
  dependencies: Dependencies,
  actor: Actor,
  command: Promise<{ interactionId: string }>,
) => ({
  interaction: await reading.getInteraction(dependencies, actor, { id: (await command).interactionId }),
})

const turnRoutes = (dependencies: Dependencies): Route[] => {
  const { orchestrator } = dependencies
  const start = ({
    params,
    body,
    ...call
  }: Call & { params: { id: string }; body: { sequenceId?: string | undefined } }) =>
    answer(
      dependencies,
      call.actor,
      orchestrator.call('startInteraction', { params, body: named(body) }, callerOf(call)),
    )
  return [
    defineRoute(askAgent, {
      policy: mayManageInitiatives,
      handle: ({ params, body, ...call }) =>
        answer(dependencies, call.actor, orchestrator.call('askAgent', { params, body }, callerOf(call))),
    }),
    defineRoute(createInteraction, {
      policy: mayManageInitiatives,
      handle: ({ body, ...call }) =>
        answer(
          dependencies,
          call.actor,
          orchestrator.call('createInteraction', { params: {}, body }, callerOf(call)),
        ),
    }),
    defineRoute(getInteraction, {
      policy: mayReadInitiatives,
      handle: async ({ actor, params, query }) => ({
        interaction: await reading.getInteraction(dependencies, actor, {
          id: params.id,
          sequenceId: query.sequenceId,
        }),
      }),
    }),
    defineRoute(startInteraction, { policy: mayManageInitiatives, handle: start }),
    defineRoute(executeInteraction, { policy: mayManageInitiatives, handle: start }),
    defineRoute(deleteInteraction, {
      policy: mayManageInitiatives,
      handle: async ({ params, query, ...call }) => {
        const input = { params, body: named(query) }
        const { interactionId } = await orchestrator.call('deleteInteraction', input, callerOf(call))
        return { id: interactionId }
      },
    }),
  ]
}

/** Without what is not given: an optional property is absent, not undefined. */
const named = ({ sequenceId }: { sequenceId?: string | undefined }) =>
  sequenceId === undefined ? {} : { sequenceId }

const gateRoutes = (dependencies: Dependencies): Route[] => {
  const { orchestrator } = dependencies
  return [
    defineRoute(giveFeedback, {
      policy: mayManageInitiatives,
      handle: ({ params, body, ...call }) =>
        answer(dependencies, call.actor, orchestrator.call('giveFeedback', { params, body }, callerOf(call))),
    }),
    defineRoute(resolveHitl, {
      policy: mayManageInitiatives,
      handle: ({ params, body, ...call }) =>
        answer(dependencies, call.actor, orchestrator.call('resolveHitl', { params, body }, callerOf(call))),
    }),
  ]
}
