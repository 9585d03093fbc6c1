export { analyse } from './analysis.ts'
export { openConversation, promptAgent } from './prompting.ts'
export { evidenceOfReply, replyFrom, replyTo } from './reply.ts'
export { summarise } from './summary.ts'
