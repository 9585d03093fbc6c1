import type OpenAI from 'openai'
import type { ProviderRequest } from '../port.ts'
import { RefusedError } from '../provider-call.ts'
import type { CallProgress } from '../provider-call.ts'
import { exchangeMessages, systemText, userText } from '../request-texts.ts'
import { createRefusals } from './chat-refusals.ts'
import type { Refusals } from './chat-refusals.ts'
import { withoutThinking } from './chat-thinking.ts'
import type { TextFilter } from './chat-thinking.ts'
import type { OpenAiCall } from './openai-call.ts'

type Body = OpenAI.ChatCompletionCreateParamsStreaming

/**
 * Chat Completions, which compatible servers speak, each a part of it: what a server refuses is left out from then on
 * for as long as the process lives.
 */
export function createChatCall(client: OpenAI, model: string): OpenAiCall {
  const refusals = createRefusals()
  const open = async (request: ProviderRequest, signal: AbortSignal) => {
    for (;;) {
      try {
        return await client.chat.completions.create(bodyOf(request, model, refusals), {
          signal,
          timeout: request.timeoutMs,
        })
      } catch (error) {
        if (!refusals.learn(error, request)) throw error
      }
    }
  }
  return async (request, progress, signal) => {
    const stream = await open(request, signal)
    const text = withoutThinking((delta) => progress.append(delta))
    for await (const chunk of stream) readChunk(chunk, progress, text)
    text.end()
  }
}

function bodyOf(request: ProviderRequest, model: string, refusals: Refusals): Body {
  const room = request.maxOutputTokens + (request.thinkingTokens ?? 0)
  return {
    model,
    messages: messagesOf(request, refusals),
    stream: true,
    [refusals.has('max_completion_tokens') ? 'max_tokens' : 'max_completion_tokens']: room,
    ...(!refusals.has('stream_options') && { stream_options: { include_usage: true } }),
    ...(request.effort && !refusals.has('reasoning_effort') && { reasoning_effort: request.effort }),
    ...formatOf(request, refusals),
  }
}

/** Templates of many models refuse late system messages: the instructions are the end of the user's. */
function messagesOf(request: ProviderRequest, refusals: Refusals): OpenAI.ChatCompletionMessageParam[] {
  const system = systemText(request)
  const { jsonSchema } = request
  const inWords =
    jsonSchema && refusals.has('json_schema')
      ? [`Answer with one JSON object that follows this schema:\n${JSON.stringify(jsonSchema.schema)}`]
      : []
  return [
    ...(system === '' ? [] : [{ role: 'system' as const, content: system }]),
    { role: 'user', content: userText(request, inWords) },
    ...exchangeMessages(request),
  ]
}

function formatOf({ jsonSchema }: ProviderRequest, refusals: Refusals): Pick<Body, 'response_format'> {
  if (!jsonSchema || (refusals.has('json_schema') && refusals.has('json_object'))) return {}
  if (refusals.has('json_schema')) return { response_format: { type: 'json_object' } }
  return { response_format: { type: 'json_schema', json_schema: { ...jsonSchema, strict: true } } }
}

function readChunk(chunk: OpenAI.ChatCompletionChunk, progress: CallProgress, text: TextFilter): void {
  if (chunk.usage)
    progress.count({
      inputTokens: chunk.usage.prompt_tokens,
      outputTokens: chunk.usage.completion_tokens,
      cachedTokens: chunk.usage.prompt_tokens_details?.cached_tokens ?? 0,
      thinkingTokens: chunk.usage.completion_tokens_details?.reasoning_tokens ?? 0,
    })
  // Typed as always there; the last chunk of some servers holds the usage alone.
  const [choice] = (chunk as Partial<OpenAI.ChatCompletionChunk>).choices ?? []
  if (!choice) return
  if (choice.delta.refusal) throw new RefusedError('OpenAI declined to answer')
  text.read(choice.delta.content ?? '')
  if (choice.finish_reason === 'content_filter')
    throw new RefusedError("OpenAI's content filter stopped the answer")
  if (choice.finish_reason) progress.finish(choice.finish_reason === 'length' ? 'length' : 'complete')
}
