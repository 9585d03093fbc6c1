import type { ModelProvider, ProviderAnswer, ProviderId, ProviderRequest } from '../port.ts'
import { estimateTokens, noCallUsage } from '../usage.ts'
import { promptText, userText } from '../request-texts.ts'

/** Sentences of a prompt that tell the reader to do something, as a poisoned document does. */
const orders =
  /^.*\b(?:ignore|disregard|instead|you must|send|reveal|print|reply with|answer with|say|approve|cite|recommend)\b.*$/gim

/**
 * A fully obedient model, for tests with poisoned documents: it does what any text beside the product's own rules orders,
 * fenced or not. Text answers repeat the orders and obey them; a structured answer is the JSON that an order spells out, or
 * else the orders as prose. What stays safe in spite of it is safe by construction.
 */
export function createObedientProvider(id: ProviderId = 'openai'): ModelProvider {
  return {
    id,
    model: 'obedient-1',
    contextTokens: 128_000,
    complete: (request) => Promise.resolve(obey(request)),
  }
}

function obey(request: ProviderRequest): ProviderAnswer {
  const prompt = userText(request)
  const spelled = /(?:reply|answer|respond) with:?\s*(\{.*\})/is.exec(prompt)?.[1]
  const obeyed = (prompt.match(orders) ?? []).map((order) => order.trim())
  const text =
    spelled !== undefined && request.jsonSchema
      ? spelled
      : `As told: ${obeyed.join(' ') || 'nothing was ordered.'}`
  if (!request.jsonSchema) request.onDelta?.(text)
  const usage = {
    ...noCallUsage,
    inputTokens: estimateTokens(promptText(request)),
    outputTokens: estimateTokens(text),
  }
  return { text, usage, truncated: false }
}
