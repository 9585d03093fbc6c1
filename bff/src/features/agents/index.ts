export { readAgent, readAgents } from './agents.reading.ts'
export { agentRoutes } from './agents.routes.ts'
export { addAgent, changeAgent, removeAgent } from './agents.service.ts'
export { agentOrder } from './agents.views.ts'
