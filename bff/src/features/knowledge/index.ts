export { knowledgeRoutes } from './knowledge.routes.ts'
