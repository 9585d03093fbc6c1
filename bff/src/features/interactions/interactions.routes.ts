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
  summariseSequence,
} from '@parley/contracts/http/agent-interactions.ts'
import { interactionSchema } from '@parley/contracts/http/conversation-records.ts'
import { mayManageInitiatives, mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { wrappedList } from '../../http/list-result.ts'
import { shortList } from '../../http/short-list.ts'
import { type Call, command, interactionCommand } from './commands.ts'
import { resolveGate } from './resolve-gate.ts'
import * as reading from './interactions.reading.ts'

const interactionList = {
  sortable: ['order', 'seq', 'status', 'createdAt'],
  searched: ['aiAgent', 'chapterTitle', 'moderatorPrompt', 'agentResponse'],
  filters: interactionSchema.pick({ id: true, aiAgentId: true, status: true }).partial().strict(),
} as const

/** The agents' conversation of a phase (Document 2, 7.1): read here, led by the orchestrator. */
export const interactionRoutes = (dependencies: Dependencies): Route[] => [
  ...sequenceRoutes(dependencies),
  ...readingRoutes(dependencies),
  ...turnRoutes(dependencies),
  ...existingTurnRoutes(dependencies),
]

const sequenceRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(executeSequence, {
    policy: mayManageInitiatives,
    handle: ({ params, body, ...call }) =>
      command(dependencies, call, { name: 'executeSequence', subject: params, input: { params, body } }),
  }),
  defineRoute(cancelSequences, {
    policy: mayManageInitiatives,
    handle: ({ params, ...call }) =>
      command(dependencies, call, { name: 'cancelSequences', subject: params, input: { params } }),
  }),
  defineRoute(pauseSequence, {
    policy: mayManageInitiatives,
    handle: ({ params, ...call }) =>
      command(dependencies, call, { name: 'pauseSequence', subject: params, input: { params } }),
  }),
  defineRoute(resumeSequence, {
    policy: mayManageInitiatives,
    handle: ({ params, ...call }) =>
      command(dependencies, call, { name: 'resumeSequence', subject: params, input: { params } }),
  }),
  defineRoute(summariseSequence, {
    policy: mayManageInitiatives,
    handle: ({ params, ...call }) =>
      command(dependencies, call, { name: 'summariseAgain', subject: params, input: { params } }),
  }),
  defineRoute(clearConversation, {
    policy: mayManageInitiatives,
    handle: ({ params, ...call }) =>
      command(dependencies, call, { name: 'clearConversation', subject: params, input: { params } }),
  }),
]

const readingRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(listInteractions, {
    policy: mayReadInitiatives,
    handle: async ({ actor, params: { phaseId }, query: { sequenceId, ...query } }) => {
      const run = await reading.listInteractions(dependencies, actor, { phaseId, sequenceId })
      const page = shortList(run.interactions, query, interactionList)
      return wrappedList({ ...run, interactions: page.rows }, page)
    },
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
]

const turnRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(askAgent, {
    policy: mayManageInitiatives,
    limit: 'replies',
    handle: ({ params, body, ...call }) =>
      interactionCommand(dependencies, call, { name: 'askAgent', subject: params, input: { params, body } }),
  }),
  defineRoute(createInteraction, {
    policy: mayManageInitiatives,
    handle: ({ body, ...call }) =>
      interactionCommand(dependencies, call, {
        name: 'createInteraction',
        subject: { phaseId: body.phaseId },
        input: { params: {}, body },
      }),
  }),
]

/** Without what is not given: an optional property is absent, not undefined. */
const named = ({ sequenceId }: { sequenceId?: string | undefined }) =>
  sequenceId === undefined ? {} : { sequenceId }

function existingTurnRoutes(dependencies: Dependencies): Route[] {
  type Start = Call & { params: { id: string }; body: { sequenceId?: string | undefined } }
  const start = ({ params, body, ...call }: Start) =>
    interactionCommand(dependencies, call, {
      name: 'startInteraction',
      subject: { interactionId: params.id },
      input: { params, body: named(body) },
    })
  return [
    defineRoute(startInteraction, { policy: mayManageInitiatives, handle: start }),
    defineRoute(executeInteraction, { policy: mayManageInitiatives, handle: start }),
    defineRoute(giveFeedback, {
      policy: mayManageInitiatives,
      handle: ({ params, body, ...call }) =>
        interactionCommand(dependencies, call, {
          name: 'giveFeedback',
          subject: { interactionId: params.id },
          input: { params, body },
        }),
    }),
    defineRoute(resolveHitl, {
      policy: mayManageInitiatives,
      handle: ({ params, body, ...call }) => resolveGate(dependencies, call, { params, body }),
    }),
    defineRoute(deleteInteraction, {
      policy: mayManageInitiatives,
      handle: async ({ params, query, ...call }) => {
        const { interactionId } = await command(dependencies, call, {
          name: 'deleteInteraction',
          subject: { interactionId: params.id },
          input: { params, body: named(query) },
        })
        return { id: interactionId }
      },
    }),
  ]
}
