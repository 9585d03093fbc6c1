import { ModelError } from '../port.ts'
import type { Evidence, ModelProvider, ModelTask, ProviderAnswer, ProviderRequest } from '../port.ts'
import { promptText } from '../provider-call.ts'
import { estimateTokens } from '../usage.ts'
import { activationQuery } from './activation-query.ts'
import { agentAnswer } from './agent-answer.ts'
import { approval } from './approval.ts'
import { contribution } from './contribution.ts'
import { conversationObservations } from './conversation-observations.ts'
import { demoReply } from './demo-reply.ts'
import { finalSummary } from './final-summary.ts'
import { knowledgeAnswer } from './knowledge-answer.ts'
import { mitigationCheck } from './mitigation-check.ts'
import { moderatorAnalysis } from './moderator-analysis.ts'
import { moderatorOpening } from './moderator-opening.ts'
import { moderatorPrompt } from './moderator-prompt.ts'
import { streamPaced } from './pacing.ts'
import { review } from './review.ts'
import { userReply } from './user-reply.ts'

/** Stored with every answer; changes when the rules do. */
export const builtinModel = 'builtin-1'

const tasks: Readonly<Record<ModelTask, (evidence: Evidence) => string | object>> = {
  'moderator-opening': moderatorOpening,
  'moderator-prompt': moderatorPrompt,
  'moderator-analysis': moderatorAnalysis,
  contribution,
  review,
  approval,
  'final-summary': finalSummary,
  'mitigation-check': mitigationCheck,
  'conversation-observations': conversationObservations,
  'user-reply': userReply,
  'agent-answer': agentAnswer,
  'knowledge-answer': knowledgeAnswer,
  // Completed by rule before anybody is asked.
  'knowledge-question': (evidence) => evidence.question ?? '',
  // Off the built-in path: its search knows synonyms itself, and keeps its order.
  'query-variants': () => '',
  rerank: ({ passages }) => ({ order: passages.map(({ chunkId }) => chunkId) }),
  'activation-query': activationQuery,
  'demo-reply': demoReply,
}

/**
 * The built-in model (decisions D4, D11): deterministic and extractive, no key, no network. It reads the evidence
 * and never the blocks, so no text in a document can instruct it. It costs nothing.
 */
export function createBuiltinProvider(settings: { tokensPerSecond: number }): ModelProvider {
  return {
    id: 'builtin',
    model: builtinModel,
    // It reads the evidence, not the text: the window only bounds what is put together and kept.
    contextTokens: 32_000,
    complete: (request) => answer(request, settings.tokensPerSecond),
  }
}

async function answer(request: ProviderRequest, tokensPerSecond: number): Promise<ProviderAnswer> {
  const result = tasks[request.task](request.evidence)
  const text = typeof result === 'string' ? result : JSON.stringify(result)
  const isStreamed = typeof result === 'string' && request.onDelta !== undefined
  const usage = {
    inputTokens: estimateTokens(promptText(request)),
    outputTokens: estimateTokens(text),
    cachedTokens: 0,
    thinkingTokens: 0,
    cost: 0,
  }
  try {
    await streamPaced(text, isStreamed ? tokensPerSecond : 0, {
      signal: request.signal,
      onDelta: isStreamed ? request.onDelta : undefined,
    })
  } catch (cause) {
    throw new ModelError('aborted', 'builtin', {
      message: 'The call was stopped',
      cause,
      usage: { ...usage, outputTokens: 0 },
    })
  }
  return { text, usage, truncated: false }
}
