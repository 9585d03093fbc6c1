export { askKnowledge } from './ask-knowledge.ts'
export { clearKnowledgeHistory, readKnowledgeHistory } from './history.ts'
export type { KnowledgePorts } from './knowledge-ports.ts'
