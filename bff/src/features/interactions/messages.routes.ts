import { AppError } from '@parley/contracts/errors.ts'
import { sendUserMessage } from '@parley/contracts/http/agent-interactions.ts'
import { hitlMessageSchema } from '@parley/contracts/http/conversation-records.ts'
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
import { wrappedList } from '../../http/list-result.ts'
import { shortList } from '../../http/short-list.ts'
import { command } from './commands.ts'
import * as reading from './interactions.reading.ts'
import { markMessageRequest } from './mark-request.ts'

const messageList = {
  sortable: ['createdAt', 'seq', 'role'],
  searched: ['content'],
  filters: hitlMessageSchema
    .pick({ id: true, role: true, messageType: true, sequenceId: true })
    .partial()
    .strict(),
} as const

/** What people say in a phase. Whoever may read the phase may speak in it, a viewer too (decisions D1). */
export const messageRoutes = (dependencies: Dependencies): Route[] => [
  ...speakingRoutes(dependencies),
  defineRoute(listMessages, {
    policy: mayReadInitiatives,
    handle: async ({ actor, params, query }) => {
      const page = shortList(
        await reading.listMessages(dependencies, actor, params.phaseId),
        query,
        messageList,
      )
      return wrappedList({ messages: page.rows }, page)
    },
  }),
  defineRoute(updateMessage, {
    policy: mayReadInitiatives,
    handle: async ({ params, body, ...call }) => {
      const { messageId } = await command(dependencies, call, {
        name: 'updateMessage',
        subject: { messageId: params.id },
        input: { params, body },
      }).catch(async (error: unknown) => {
        throw await withCurrent(error, () => reading.getMessage(dependencies, call.actor, params.id))
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

/** The orchestrator knows that an edit is stale; what it was made from is read here (decisions D7). */
async function withCurrent(error: unknown, read: () => Promise<object>): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'STALE_UPDATE') return error
  return new AppError('STALE_UPDATE', error.message, { current: await read(), cause: error })
}

const speakingRoutes = (dependencies: Dependencies): Route[] => [
  defineRoute(sendUserMessage, {
    policy: mayReadInitiatives,
    limit: 'replies',
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
