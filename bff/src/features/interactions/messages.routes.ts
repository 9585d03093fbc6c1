import { sendUserMessage } from '@parley/contracts/http/agent-interactions.ts'
import {
  createMessage,
  deleteMessage,
  listMessages,
  markRequest,
  updateMessage,
} from '@parley/contracts/http/messages.ts'
import { mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { command } from './commands.ts'
import * as reading from './interactions.reading.ts'
import { markMessageRequest } from './mark-request.ts'

/** What people say in a phase. Whoever may read the phase may speak in it, a viewer too (decisions D1). */
export const messageRoutes = (dependencies: Dependencies): Route[] => [
  ...speakingRoutes(dependencies),
  defineRoute(listMessages, {
    policy: mayReadInitiatives,
    handle: async ({ actor, params }) => ({
      messages: await reading.listMessages(dependencies, actor, params.phaseId),
    }),
  }),
  defineRoute(updateMessage, {
    policy: mayReadInitiatives,
    handle: async ({ params, body, ...call }) => {
      const { messageId } = await command(dependencies, call, {
        name: 'updateMessage',
        subject: { messageId: params.id },
        input: { params, body },
      })
      return { message: await reading.getMessage(dependencies, call.actor, messageId) }
    },
  }),
  defineRoute(markRequest, {
    policy: mayReadInitiatives,
    handle: ({ params, body, ...call }) => markMessageRequest(dependencies, call, { params, body }),
  }),
  defineRoute(deleteMessage, {
    policy: mayReadInitiatives,
    handle: async ({ params, ...call }) => {
      const { messageId } = await command(dependencies, call, {
        name: 'deleteMessage',
        subject: { messageId: params.id },
        input: { params },
      })
      return { id: messageId }
    },
  }),
]

const speakingRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(sendUserMessage, {
    policy: mayReadInitiatives,
    handle: async ({ params, body, response, ...call }) => {
      const { messageId, replyId, isPending } = await command(dependencies, call, {
        name: 'sendUserMessage',
        subject: params,
        input: { params, body: { message: body.message, reply: true } },
      })
      if (isPending) response.status(202)
      const message = await reading.getMessage(dependencies, call.actor, messageId)
      const reply = replyId === null ? null : await reading.getMessage(dependencies, call.actor, replyId)
      return { message, moderatorResponse: reply && presentReply(reply) }
    },
  }),
  defineRoute(createMessage, {
    policy: mayReadInitiatives,
    handle: async ({ body: { phaseId, content }, ...call }) => {
      const { messageId } = await command(dependencies, call, {
        name: 'sendUserMessage',
        subject: { phaseId },
        input: { params: { phaseId }, body: { message: content, reply: false } },
      })
      return { message: await reading.getMessage(dependencies, call.actor, messageId) }
    },
  }),
]

const presentReply = ({ content, metadata }: Awaited<ReturnType<typeof reading.getMessage>>) => ({
  content,
  recommendedAgentIds: metadata.recommendedAgentIds ?? [],
  recommendedAgents: metadata.recommendedAgents ?? [],
})
