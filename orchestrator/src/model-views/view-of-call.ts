import type { ModelCall, ModelPassage } from '@parley/contracts/http/model-views.ts'
import {
  type CallUsage,
  type Evidence,
  ModelError,
  type Passage,
  type ProviderAnswer,
  type ProviderCall,
  type ProviderRequest,
} from '../models/port.ts'
import { estimateTokens } from '../models/index.ts'

/** What was given to a model, and what came of it. */
export function viewOfCall(
  { provider, model, attempt, purpose, request }: ProviderCall,
  outcome: ProviderAnswer | ModelError,
  { startedAt, endedAt }: { startedAt: Date; endedAt: Date },
): ModelCall {
  return {
    provider,
    model,
    settings: {
      task: request.task,
      purpose,
      effort: request.effort ?? null,
      maxOutputTokens: request.maxOutputTokens,
      schema: request.jsonSchema?.name ?? null,
    },
    blocks: blocksOf(request),
    passages: passagesOf(request).map(presentPassage),
    usage: presentUsage(outcome.usage),
    startedAt: startedAt.toISOString(),
    ms: Math.max(0, endedAt.getTime() - startedAt.getTime()),
    attempts: attempt,
    finish: outcome instanceof ModelError ? outcome.kind : outcome.truncated ? 'length' : 'complete',
  }
}

type Block = ModelCall['blocks'][number]

function blocksOf({ blocks, exchange }: ProviderRequest): Block[] {
  const block = (name: Block['name'], text: string): Block => ({ name, tokens: estimateTokens(text), text })
  const sent = blocks.map(({ name, text }) => block(name, text))
  return exchange === undefined
    ? sent
    : [...sent, block('earlier-answer', exchange.answer), block('correction', exchange.instruction)]
}

/** Those that the blocks name; else all of the facts at hand. Each once. */
function passagesOf({ blocks, evidence }: ProviderRequest): Passage[] {
  const named = blocks.flatMap(({ passages }) => passages ?? [])
  const given = named.length > 0 ? named : passagesOfEvidence(evidence)
  return [...new Map(given.map((passage) => [passage.chunkId, passage])).values()]
}

const passagesOfEvidence = ({ passages, statements = [] }: Evidence): Passage[] => [
  ...passages,
  ...statements.flatMap((statement) => statement.passages),
]

const presentPassage = ({ chunkId, name, page, ...passage }: Passage): ModelPassage => ({
  chunkId,
  name,
  place: page === null ? null : String(page),
  kind: passage.sourceKind,
  trust: passage.trust ?? 'document',
  relevance: passage.relevance,
})

/** A failed call tells of cache and thinking nothing. */
const presentUsage = (usage: Omit<CallUsage, 'cachedTokens' | 'thinkingTokens'> & Partial<CallUsage>) => ({
  input: usage.inputTokens,
  cached: usage.cachedTokens ?? 0,
  output: usage.outputTokens,
  thinking: usage.thinkingTokens ?? 0,
  cost: usage.cost,
})
