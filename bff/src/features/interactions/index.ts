export { auditPhase, type Call, command } from './commands.ts'
export { type Conversation, getConversation, type Talk } from './interactions.reading.ts'
export { interactionRoutes } from './interactions.routes.ts'
export { messageRoutes } from './messages.routes.ts'
