import type { UserReply } from '../schemas.ts'
import { coverage } from '../language/overlap.ts'
import { joinedList } from '../language/sentences.ts'
import type { Evidence } from '../port.ts'
import { answerQuestion } from './answering.ts'
import { blocks } from './findings.ts'

/** Most agents that one reply recommends. */
const mostRecommended = 2

/**
 * Rule: answers from passages, inputs and the conversation, quoting; recommends the agents whose name or description
 * shares most words with the message, and nobody where none does.
 */
export function userReply(evidence: Evidence): UserReply {
  const question = evidence.question ?? ''
  const answer = answerQuestion(evidence, { withConversation: true, limit: 3 })
  const agents = (evidence.agents ?? [])
    .map((agent) => ({
      agent,
      score: coverage(question, `${agent.name} ${agent.role} ${agent.description}`),
    }))
    .filter(({ score }) => score >= 0.2)
    .sort((left, right) => right.score - left.score)
    .slice(0, mostRecommended)
    .map(({ agent }) => agent)
  const names = joinedList(agents.map((agent) => `**${agent.name}**`))
  return {
    content: blocks(
      answer.text,
      agents.length > 0 && `${names} could ${answer.found ? 'go into this further' : 'be asked about it'}.`,
    ),
    recommendedAgentIds: agents.map((agent) => agent.id),
  }
}
