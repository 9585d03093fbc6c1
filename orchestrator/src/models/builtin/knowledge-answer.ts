import type { Evidence } from '../port.ts'
import { answerQuestion } from './answering.ts'

/**
 * Rule: a knowledge question is answered from the passages and inputs alone, by what answers it (`findAnswer`),
 * the best one first, each with its mark; otherwise the answer is that nothing was found.
 */
export const knowledgeAnswer = (evidence: Evidence): string =>
  answerQuestion(evidence, { withConversation: false, limit: 3 }).text
