import { newId } from '@parley/contracts/ids.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import {
  numberCitations,
  contradictionNotes,
  type GeneratePorts,
  isModelFailure,
  type Settlement,
  type PhaseContext,
  withUnreadSaid,
} from '../agents/index.ts'
import type { Evidence, ModelAnswer } from '../models/port.ts'
import { fallbackUserReply, type UserReply } from '../models/index.ts'
import { askModel, evidenceOfAsked, type StepScene, resultOf, type StepResult } from '../steps/index.ts'
import type { Reply } from '../runs/index.ts'
import type { Tenant } from '../tenant.ts'
import { noAnswerIn } from './reply-words.ts'

/** The moderator answers what a person said, before the next turn (decisions D5, D11 Chat). */
export async function replyTo(scene: StepScene, messageId: string): Promise<StepResult> {
  const { reply, settlements } = await writeReply(scene, messageId)
  return resultOf({ replies: [reply], settlements })
}

async function writeReply(
  scene: StepScene,
  messageId: string,
): Promise<{ reply: Reply; settlements: Settlement[] }> {
  const { held } = scene
  const question = held.messages.find((message) => message.id === messageId)?.content ?? ''
  const evidence = evidenceOfReply(held.context, await evidenceOfAsked(scene, 'user-reply', question))
  const given = { messageId, question, evidence, place: held.context }
  try {
    const recorded = await askModel(scene, 'user-reply', { evidence, interactionId: null, messageId })
    return {
      reply: await replyFrom(scene.ports, given, recorded.answer),
      settlements: recorded.settlements,
    }
  } catch (error) {
    if (!isModelFailure(error)) throw error
    return { reply: await replyFrom(scene.ports, given, undefined), settlements: [] }
  }
}

/** The facts of an answer to a person, and the agents of the phase that may be recommended. */
export function evidenceOfReply(context: PhaseContext, base: Evidence): Evidence {
  const agents = new Map(context.definition.aiAgents.map(({ aiAgent }) => [aiAgent.id, aiAgent]))
  return {
    ...base,
    agents: [...agents.values()].map(({ id, name, role, description }) => ({ id, name, role, description })),
  }
}

interface Given {
  messageId: string
  question: string
  evidence: Evidence
  place: Tenant & Pick<PhaseContext, 'initiativeId'>
}

/** The reply as it is stored; agents that the phase does not have are not recommended. */
export async function replyFrom(
  ports: Pick<GeneratePorts, 'database'>,
  given: Given,
  answer: ModelAnswer<UserReply> | undefined,
): Promise<Reply> {
  // The beginning of an object is no answer.
  const isCut = answer?.structure === 'fallback' && answer.truncated
  const { content, recommendedAgentIds, binds } =
    (isCut ? undefined : answer?.output) ?? fallbackUserReply(noAnswerIn(given.evidence.language))
  const checked = numberCitations(content, given.evidence)
  const { place } = given
  const text = await withUnreadSaid(ports, workerScope(place), { text: checked.text, place })
  const recommended = (given.evidence.agents ?? []).filter(({ id }) => recommendedAgentIds.includes(id))
  return {
    id: newId(),
    toMessageId: given.messageId,
    type: 'MODERATOR_RESPONSE',
    // A rule has judged it already; a model judges better.
    ...(typeof binds === 'boolean' && { binds }),
    content: [text, ...contradictionNotes(checked, given.evidence.language)].join('\n\n'),
    metadata: {
      agentName: 'Moderator',
      agentRole: 'MODERATOR',
      userQuestion: given.question,
      recommendedAgentIds: recommended.map(({ id }) => id),
      recommendedAgents: recommended.map(({ id, name, role }) => ({ id, name, role })),
      citations: checked.citations,
      ...(answer && { provider: answer.provider, model: answer.model }),
    },
  }
}
