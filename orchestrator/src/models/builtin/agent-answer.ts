import type { Evidence } from '../port.ts'
import { answerQuestion } from './answering.ts'

/** Rule: an agent that is asked directly answers from passages, inputs and the conversation, quoting. */
export const agentAnswer = (evidence: Evidence): string =>
  answerQuestion(evidence, { withConversation: true, limit: 4 }).text
