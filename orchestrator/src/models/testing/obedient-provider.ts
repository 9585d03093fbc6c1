import type { ModelProvider, ProviderAnswer, ProviderId, ProviderRequest } from '../port.ts'
import { estimateTokens, noCallUsage } from '../usage.ts'
import { promptText } from '../request-texts.ts'

/** Sentences of a prompt that tell the reader to do something, as a poisoned document does. */
const orders =
  /^.*\b(?:ignore|disregard|instead|you must|send|reveal|print|reply with|answer with|say|approve|cite|recommend)\b.*$/gim

const fence = /<untrusted id="([0-9a-f]+)"[^>]*>([^]*?)<\/untrusted id="\1">/g

/** The text that the model obeys: what is fenced, as one that was talked into it, or what is not, as it should be. */
const heard: Readonly<Record<Obeys, (text: string) => string>> = {
  material: (text) => [...text.matchAll(fence)].map((match) => match[2] ?? '').join('\n'),
  instructions: (text) => text.replace(fence, ''),
}
type Obeys = 'material' | 'instructions'

/**
 * An obedient model. By default it does what documents, names and other fenced text order, for tests with poisoned
 * documents; or else what stands outside of every fence after the product's rules. Text answers repeat the orders and
 * obey them; a structured answer is the JSON that an order spells out, or else the orders as prose. What stays safe in
 * spite of it is safe by construction.
 */
export function createObedientProvider(id: ProviderId = 'openai', obeys: Obeys = 'material'): ModelProvider {
  return {
    id,
    model: 'obedient-1',
    contextTokens: 128_000,
    complete: (request) => Promise.resolve(obey(request, heard[obeys])),
  }
}

function obey(request: ProviderRequest, hear: (text: string) => string): ProviderAnswer {
  const prompt = request.blocks
    .filter(({ name }) => name !== 'product')
    .map(({ text }) => hear(text))
    .join('\n')
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
