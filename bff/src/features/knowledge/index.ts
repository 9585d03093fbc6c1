export { knowledgeRoutes } from './knowledge.routes.ts'
export { createAskingLimits } from './asking-limits.ts'
