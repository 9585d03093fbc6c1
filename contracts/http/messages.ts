import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { route } from '../route.ts'
import { deletedSchema, idParams, listQuery, phaseIdParams, timeSchema } from '../schemas.ts'
import { messageText } from './agent-interactions.ts'
import { hitlMessageSchema } from './conversation-records.ts'

export const listMessages = route({
  name: 'listMessages',
  method: 'GET',
  path: '/hitl-messages/phase/:phaseId',
  tag: 'Messages',
  summary: 'Words of people, and the answers to them',
  params: phaseIdParams,
  query: listQuery,
  response: z.object({ messages: z.array(hitlMessageSchema) }),
  list: 'messages',
})
export const createMessage = route({
  name: 'createMessage',
  method: 'POST',
  path: '/hitl-messages/create',
  tag: 'Messages',
  summary: 'Add a message',
  status: 201,
  body: z.strictObject({
    phaseId: idSchema,
    content: messageText,
    role: z.literal('USER').default('USER'),
    messageType: z.literal('USER_MESSAGE').default('USER_MESSAGE'),
  }),
  response: z.object({ message: hitlMessageSchema }),
})
export const updateMessage = route({
  name: 'updateMessage',
  method: 'PUT',
  path: '/hitl-messages/:id',
  tag: 'Messages',
  summary: 'Change an own message',
  params: idParams,
  body: z.strictObject({ content: messageText, updatedAt: timeSchema.optional() }),
  response: z.object({ message: hitlMessageSchema }),
})
export const markRequest = route({
  name: 'markRequest',
  method: 'POST',
  path: '/hitl-messages/:id/request',
  tag: 'Messages',
  summary: 'Mark what somebody asked of the agents as met, or open it again',
  params: idParams,
  body: z.strictObject({ met: z.boolean() }),
  response: z.object({ message: hitlMessageSchema }),
})
export const deleteMessage = route({
  name: 'deleteMessage',
  method: 'DELETE',
  path: '/hitl-messages/:id',
  tag: 'Messages',
  summary: 'Delete an own message',
  params: idParams,
  response: deletedSchema,
})
