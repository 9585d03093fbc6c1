import type { Evidence } from '../port.ts'
import { answerQuestion } from './answering.ts'

/** Rule: a knowledge question is answered from the passages and inputs alone, best sentence first, each with its mark. */
export const knowledgeAnswer = (evidence: Evidence): string =>
  answerQuestion(evidence, { withConversation: false, limit: 5 }).text
