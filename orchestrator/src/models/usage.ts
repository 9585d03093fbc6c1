import type { CallUsage, TokenUsage } from './port.ts'
import type { CountedTokens } from './provider-call.ts'
import type { ModelPrice } from './settings.ts'

export const noUsage: TokenUsage = { inputTokens: 0, outputTokens: 0, cost: 0 }
export const noCallUsage: CallUsage = { ...noUsage, cachedTokens: 0, thinkingTokens: 0 }

/** Usage with its cost in millionths of a US dollar, rounded up (decisions D11). */
export function usageOf(tokens: CountedTokens, price: ModelPrice): CallUsage {
  const cost = (tokens.inputTokens * price.input + tokens.outputTokens * price.output) / 1_000_000
  return { ...tokens, cost: Math.ceil(cost) }
}

export const addUsage = (left: CallUsage, right: CallUsage): CallUsage => ({
  inputTokens: left.inputTokens + right.inputTokens,
  outputTokens: left.outputTokens + right.outputTokens,
  cachedTokens: left.cachedTokens + right.cachedTokens,
  thinkingTokens: left.thinkingTokens + right.thinkingTokens,
  cost: left.cost + right.cost,
})

/** Tokens of a text where nobody counted them: about four characters each in English, rounded up. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4)
