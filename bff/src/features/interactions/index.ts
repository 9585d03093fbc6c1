export { auditPhase, command } from './commands.ts'
export { type Conversation, getConversation } from './interactions.reading.ts'
export { interactionRoutes } from './interactions.routes.ts'
export { messageRoutes } from './messages.routes.ts'
