export { observationCommentRoutes } from './comments.routes.ts'
