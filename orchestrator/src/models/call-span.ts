import {
  errorTypeOf,
  findTracer,
  type Span,
  type SpanAttributes,
  withSpan,
} from '@parley/server-kit/tracing/span.ts'
import { ModelError } from './port.ts'
import type {
  CallUsage,
  ModelProvider,
  ProviderAnswer,
  ProviderId,
  ProviderRequest,
  TokenUsage,
} from './port.ts'
import { exchangeMessages, systemText, userText } from './request-texts.ts'

/** Providers by the names of OpenTelemetry's GenAI conventions; the built-in model has one of our own. */
export const conventionalProviders: Record<ProviderId, string> = {
  openai: 'openai',
  anthropic: 'anthropic',
  google: 'gcp.gemini',
  builtin: 'parley',
}

/** Counted by those providers that tell them. Input includes what was cached, output what was thought. */
type DetailedUsage = TokenUsage & Partial<CallUsage>

/** Has the provider answer, as a span by the GenAI conventions. Prompt and answer are in it only where switched on. */
export const completeWithSpan = (
  provider: ModelProvider,
  request: ProviderRequest,
): Promise<ProviderAnswer> =>
  withSpan(
    `chat ${provider.model}`,
    {
      kind: provider.id === 'builtin' ? 'internal' : 'client',
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': conventionalProviders[provider.id],
        'gen_ai.request.model': provider.model,
        'gen_ai.request.max_tokens': request.maxOutputTokens,
        'gen_ai.output.type': request.jsonSchema === undefined ? 'text' : 'json',
        'parley.model.task': request.task,
      },
      errorType: errorTypeOfCall,
    },
    (span) => complete(provider, request, span),
  )

async function complete(
  provider: ModelProvider,
  request: ProviderRequest,
  span: Span,
): Promise<ProviderAnswer> {
  const capturesContent = findTracer()?.capturesContent === true
  if (capturesContent) span.set(promptAttributes(request))
  try {
    const answer = await provider.complete(request)
    const finish = answer.truncated ? 'length' : 'stop'
    span.set({
      'gen_ai.response.model': provider.model,
      'gen_ai.response.finish_reasons': [finish],
      ...usageAttributes(answer.usage),
    })
    if (capturesContent) span.set(answerAttributes(answer.text, finish))
    return answer
  } catch (error) {
    if (error instanceof ModelError) span.set(usageAttributes(error.usage))
    throw error
  }
}

/** The kind of a model's error, else its code or class. */
export const errorTypeOfCall = (error: unknown): string =>
  error instanceof ModelError ? error.kind : errorTypeOf(error)

const usageAttributes = (usage: DetailedUsage): SpanAttributes => ({
  'gen_ai.usage.input_tokens': usage.inputTokens,
  'gen_ai.usage.output_tokens': usage.outputTokens,
  'gen_ai.usage.cache_read.input_tokens': usage.cachedTokens,
  'gen_ai.usage.reasoning.output_tokens': usage.thinkingTokens,
  'parley.model.cost_micros': usage.cost,
})

const textPart = (content: string) => ({ type: 'text', content })

const promptAttributes = (request: ProviderRequest): SpanAttributes => ({
  'gen_ai.system_instructions': JSON.stringify([textPart(systemText(request))]),
  'gen_ai.input.messages': JSON.stringify(
    [{ role: 'user', content: userText(request) }, ...exchangeMessages(request)].map(({ role, content }) => ({
      role,
      parts: [textPart(content)],
    })),
  ),
})

const answerAttributes = (text: string, finish: string): SpanAttributes => ({
  'gen_ai.output.messages': JSON.stringify([
    { role: 'assistant', parts: [textPart(text)], finish_reason: finish },
  ]),
})
