import { sendUserMessage } from '@parley/contracts/http/agent-interactions.ts'
import { createMessage, deleteMessage, listMessages, updateMessage } from '@parley/contracts/http/messages.ts'
import { type Actor, scopeOf } from '../../authorization/actor.ts'
import { mayReadInitiatives } from '../../authorization/initiative-policy.ts'
import type { Dependencies } from '../../dependencies.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import * as reading from './interactions.reading.ts'

const callerOf = ({ actor, requestId }: { actor: Actor; requestId: string }) => ({
  scope: scopeOf(actor),
  requestId,
})

/** What people say in a phase. Whoever may read the phase may speak in it, a viewer too (decisions D1). */
export const messageRoutes = (dependencies: Dependencies): Route[] => {
  const { orchestrator } = dependencies
  return [
    defineRoute(sendUserMessage, {
      policy: mayReadInitiatives,
      handle: async ({ params, body, response, ...call }) => {
        const input = { params, body: { message: body.message, reply: true } }
        const { messageId, replyId, isPending } = await orchestrator.call(
          'sendUserMessage',
          input,
          callerOf(call),
        )
        if (isPending) response.status(202)
        const message = await reading.getMessage(dependencies, call.actor, messageId)
        const reply = replyId === null ? null : await reading.getMessage(dependencies, call.actor, replyId)
        return { message, moderatorResponse: reply && presentReply(reply) }
      },
    }),
    defineRoute(listMessages, {
      policy: mayReadInitiatives,
      handle: async ({ actor, params }) => ({
        messages: await reading.listMessages(dependencies, actor, params.phaseId),
      }),
    }),
    defineRoute(createMessage, {
      policy: mayReadInitiatives,
      handle: async ({ body, ...call }) => {
        const input = { params: { phaseId: body.phaseId }, body: { message: body.content, reply: false } }
        const { messageId } = await orchestrator.call('sendUserMessage', input, callerOf(call))
        return { message: await reading.getMessage(dependencies, call.actor, messageId) }
      },
    }),
    defineRoute(updateMessage, {
      policy: mayReadInitiatives,
      handle: async ({ params, body, ...call }) => {
        const { messageId } = await orchestrator.call('updateMessage', { params, body }, callerOf(call))
        return { message: await reading.getMessage(dependencies, call.actor, messageId) }
      },
    }),
    defineRoute(deleteMessage, {
      policy: mayReadInitiatives,
      handle: async ({ params, ...call }) => {
        const { messageId } = await orchestrator.call('deleteMessage', { params }, callerOf(call))
        return { id: messageId }
      },
    }),
  ]
}

const presentReply = ({ content, metadata }: Awaited<ReturnType<typeof reading.getMessage>>) => ({
  content,
  recommendedAgentIds: metadata.recommendedAgentIds ?? [],
  recommendedAgents: metadata.recommendedAgents ?? [],
})
