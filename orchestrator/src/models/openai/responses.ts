import OpenAI from 'openai'
import type { ProviderRequest } from '../port.ts'
import { RefusedError } from '../provider-call.ts'
import type { CallProgress } from '../provider-call.ts'
import { blocksOf, exchangeMessages, instructionText, systemText } from '../request-texts.ts'
import type { OpenAiCall } from './openai-call.ts'

type Body = OpenAI.Responses.ResponseCreateParamsStreaming
type Event = OpenAI.Responses.ResponseStreamEvent

/** OpenAI's Responses API, without its memory: every request says all that it rests on. */
export const createResponsesCall =
  (client: OpenAI, model: string): OpenAiCall =>
  async (request, progress, signal) => {
    const stream = await client.responses.create(bodyOf(request, model), {
      signal,
      timeout: request.timeoutMs,
    })
    for await (const event of stream) readEvent(event, progress)
  }

function bodyOf(request: ProviderRequest, model: string): Body {
  const { jsonSchema, effort, cacheKey } = request
  const system = systemText(request)
  return {
    model,
    ...(system !== '' && { instructions: system }),
    input: inputOf(request),
    max_output_tokens: request.maxOutputTokens + (request.thinkingTokens ?? 0),
    stream: true,
    store: false,
    ...(cacheKey !== undefined && { prompt_cache_key: cacheKey }),
    ...(effort && { reasoning: { effort } }),
    ...(jsonSchema && { text: { format: { type: 'json_schema', ...jsonSchema, strict: true } } }),
  }
}

/** Material as parts of one user message, in its order; then the late instructions, and what followed an answer. */
function inputOf(request: ProviderRequest): OpenAI.Responses.ResponseInput {
  const material = blocksOf(request, 'material').map(({ text }) => ({ type: 'input_text' as const, text }))
  const instructions = instructionText(request)
  return [
    ...(material.length > 0 ? [{ role: 'user' as const, content: material }] : []),
    ...(instructions === '' ? [] : [{ role: 'developer' as const, content: instructions }]),
    ...exchangeMessages(request),
  ]
}

function readEvent(event: Event, progress: CallProgress): void {
  if (event.type === 'response.output_text.delta') progress.append(event.delta)
  if (event.type === 'response.refusal.delta' || event.type === 'response.refusal.done')
    throw new RefusedError('OpenAI declined to answer')
  if (event.type === 'response.completed' || event.type === 'response.incomplete')
    readEnd(event.response, progress)
  if (event.type === 'response.failed') {
    count(event.response, progress)
    const { code, message } = event.response.error ?? { code: 'server_error', message: 'The response failed' }
    throw new OpenAI.APIError(undefined, { code, message }, message, undefined)
  }
}

function readEnd(response: OpenAI.Responses.Response, progress: CallProgress): void {
  count(response, progress)
  if (response.incomplete_details?.reason === 'content_filter')
    throw new RefusedError("OpenAI's content filter stopped the answer")
  progress.finish(response.status === 'incomplete' ? 'length' : 'complete')
}

function count({ usage }: OpenAI.Responses.Response, progress: CallProgress): void {
  if (!usage) return
  // Typed as always there, but servers that speak this API leave the details out.
  const given: Partial<OpenAI.Responses.ResponseUsage> = usage
  progress.count({
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    cachedTokens: given.input_tokens_details?.cached_tokens ?? 0,
    cacheWriteTokens: given.input_tokens_details?.cache_write_tokens ?? 0,
    thinkingTokens: given.output_tokens_details?.reasoning_tokens ?? 0,
  })
}
