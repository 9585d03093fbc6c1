export { conversationExportRoutes } from './conversation-export.routes.ts'
