import type { ModelPrice } from './known-models.ts'
import type { CallUsage, TokenUsage } from './port.ts'

export const noUsage: TokenUsage = { inputTokens: 0, outputTokens: 0, cost: 0 }
export const noCallUsage: CallUsage = { ...noUsage, cachedTokens: 0, thinkingTokens: 0 }

/**
 * Tokens of a call: all of the prompt and all of the answer, and how much of the prompt was read from a cache or
 * written to one, and how much of the answer was thought.
 */
export interface CountedTokens {
  inputTokens: number
  outputTokens: number
  cachedTokens?: number
  cacheWriteTokens?: number
  thinkingTokens?: number
}

/** Usage with its cost in millionths of a US dollar, rounded up (decisions D11). Thinking is priced as output. */
export function usageOf(tokens: CountedTokens, price: ModelPrice): CallUsage {
  const { inputTokens, outputTokens, cachedTokens = 0, cacheWriteTokens = 0, thinkingTokens = 0 } = tokens
  const plain = Math.max(0, inputTokens - cachedTokens - cacheWriteTokens)
  const cost =
    plain * price.input +
    cachedTokens * price.cached +
    cacheWriteTokens * (price.cacheWrite ?? price.input) +
    outputTokens * price.output
  return { inputTokens, outputTokens, cachedTokens, thinkingTokens, cost: Math.ceil(cost / 1_000_000) }
}

/** The most that a call may cost: nothing comes from a cache, and all of it may be written to one. */
export const mostUsageOf = (tokens: CountedTokens, price: ModelPrice): CallUsage =>
  usageOf(tokens, { ...price, input: Math.max(price.input, price.cacheWrite ?? 0) })

export const addUsage = (left: CallUsage, right: CallUsage): CallUsage => ({
  inputTokens: left.inputTokens + right.inputTokens,
  outputTokens: left.outputTokens + right.outputTokens,
  cachedTokens: left.cachedTokens + right.cachedTokens,
  thinkingTokens: left.thinkingTokens + right.thinkingTokens,
  cost: left.cost + right.cost,
})

/** Tokens of a text where nobody counted them: about four characters each in English, rounded up. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4)
