import type { z } from 'zod'
import type { Evidence, Passage } from './evidence.ts'

/** What the answer is for. Language models read the blocks; `builtin` follows the rule stated for the task. */
export type ModelTask =
  | 'moderator-opening'
  | 'moderator-prompt'
  | 'moderator-analysis'
  | 'contribution'
  | 'review'
  | 'approval'
  | 'final-summary'
  | 'mitigation-check'
  | 'conversation-observations'
  | 'claim-check'
  | 'user-reply'
  | 'agent-answer'
  | 'knowledge-answer'
  | 'knowledge-question'
  | 'query-variants'
  | 'rerank'
  | 'activation-query'
  | 'demo-reply'

/**
 * The parts of a request, in the order in which they are sent: by stability, so that consecutive calls of a run share
 * a long prefix.
 */
export const blockNames = ['product', 'brief', 'documents', 'minutes', 'passages', 'author', 'task'] as const
export type BlockName = (typeof blockNames)[number]

/** Who speaks in a block: the product's own rules, material that is never obeyed, or instructions that bind. */
export type BlockChannel = 'system' | 'material' | 'instruction'
export const channelOfBlock: Readonly<Record<BlockName, BlockChannel>> = {
  product: 'system',
  brief: 'material',
  documents: 'material',
  minutes: 'material',
  passages: 'material',
  author: 'instruction',
  task: 'instruction',
}

/** One block as text. Documents and agents' words in it are fenced already. */
export interface RequestBlock {
  name: BlockName
  text: string
  /**
   * The passages that the text holds, in its order, for a provider that cites natively: it is given these in place of
   * the text, and its citations come back as `[[chunkId]]` marks.
   */
  passages?: readonly Passage[]
}

/** What a prompt may take, in tokens: the model's window less answer and thinking. */
export interface PromptBudget {
  inputTokens: number
}

/** What follows a first answer in the same call: it is read again with what was wrong, or goes on where it stopped. */
export interface Exchange {
  answer: string
  instruction: string
}

export interface ModelRequest<Output = string> {
  task: ModelTask
  /** Puts the request together for a model's window; pure, so that a stand-in with a smaller one gets its own. */
  compose: (budget: PromptBudget) => RequestBlock[]
  evidence: Evidence
  /** Structured output. Without it the answer is text. */
  output?: { name: string; schema: z.ZodType<Output>; fallback: (text: string) => Output }
  /** Tokens of the answer itself; thinking has room of its own beside it. */
  maxOutputTokens: number
  /**
   * How hard the task is thought about, where the deployment sets nothing for the provider; the task's own measure where
   * this is left out too. To a provider it comes only where its model can be told.
   */
  effort?: Effort
  /**
   * Calls with the same key begin with the same blocks: a provider that keeps prompts sends them where they are kept.
   * Not a secret, and not a person's or a firm's words.
   */
  cacheKey?: string
  /** Whole call, retries excluded; a slow first token is within it. */
  timeoutMs: number
  signal?: AbortSignal
  /** Text as it comes; only for answers without `output`. */
  onDelta?: (delta: string) => void
  /** The deltas so far are void: their call failed and another one starts from the beginning. */
  onRestart?: () => void
}

export const efforts = ['low', 'medium', 'high'] as const
export type Effort = (typeof efforts)[number]
