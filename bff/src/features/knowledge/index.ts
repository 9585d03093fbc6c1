export { knowledgeRoutes } from './knowledge.routes.ts'
export { type AskingLimits, createAskingLimits } from './asking-limits.ts'
