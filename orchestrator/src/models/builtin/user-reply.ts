import type { UserReply } from '../schemas.ts'
import { coverage } from '../language/overlap.ts'
import { isQuestionAsked, isRequestMade } from '../language/request-asked.ts'
import { joinedList } from '../language/sentences.ts'
import { findLanguage, wordsOf } from '../language/words.ts'
import type { Evidence } from '../port.ts'
import { answerQuestion } from './answering.ts'
import { frames } from './answers/frames.ts'
import { blocks } from './findings.ts'

/** Most agents that one reply recommends. */
const mostRecommended = 2
/** The share of a message that an agent's name and description have to speak of. */
const leastOfMessage = 0.2

/**
 * Rule: answers from passages, inputs and the conversation, quoting; says of a request that it is heeded, and of what
 * asks for nothing that it was heard. Recommends the agents whose name or description shares most words with the
 * message, and nobody where none does.
 */
export function userReply(evidence: Evidence): UserReply {
  const question = evidence.question ?? ''
  const words = frames(findLanguage(wordsOf(question)) ?? evidence.language ?? 'en')
  const isAsked = isQuestionAsked(question)
  const isRequest = isRequestMade(question)
  if (!isAsked && !isRequest) return { content: words.heard, recommendedAgentIds: [] }
  const answer = answerQuestion(evidence, { withConversation: true, limit: 3 })
  const agents = (evidence.agents ?? [])
    .map((agent) => ({
      agent,
      score: coverage(question, `${agent.name} ${agent.description}`),
    }))
    .filter(({ score }) => score >= leastOfMessage)
    .sort((left, right) => right.score - left.score)
    .slice(0, mostRecommended)
    .map(({ agent }) => agent)
  const names = joinedList(agents.map((agent) => `**${agent.name}**`))
  return {
    content: blocks(
      isRequest && words.noted,
      (isAsked || answer.found) && answer.text,
      agents.length > 0 && `${names} could ${answer.found ? 'go into this further' : 'be asked about it'}.`,
    ),
    recommendedAgentIds: agents.map((agent) => agent.id),
  }
}
