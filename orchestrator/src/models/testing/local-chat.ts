import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import {
  type LocalServerHabits,
  type LocalServerKind,
  type Refusal,
  refusalOf,
} from './local-server-habits.ts'

export const chatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })).min(1),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.int().nullish(),
  max_completion_tokens: z.int().nullish(),
  response_format: z.object({ type: z.string(), json_schema: z.unknown().optional() }).nullish(),
})
export type ChatRequest = z.infer<typeof chatRequest>

export interface ChatAnswers {
  /** The whole answer, JSON where `wantsJson`; words stand for tokens. */
  answer?: ((request: ChatRequest, wantsJson: boolean) => string) | undefined
  firstTokenMs?: number | undefined
}

interface Chat extends ChatAnswers {
  kind: LocalServerKind
  habits: LocalServerHabits
}

/** @returns what is to be sent; undefined for a stream, which is sent here */
export async function answerChat(
  chat: Chat,
  request: ChatRequest,
  response: ServerResponse,
): Promise<Refusal | undefined> {
  const refused = refuse(chat, request)
  if (refused !== undefined) return refused
  const text = (chat.answer ?? sayOne)(request, isJson(chat, request))
  const { words, reason } = cut(text, limitOf(chat, request))
  const prompt = request.messages.length
  const usage = {
    prompt_tokens: prompt,
    completion_tokens: words.length,
    total_tokens: prompt + words.length,
  }
  await wait(chat.firstTokenMs ?? 0)
  const id = 'chatcmpl-1'
  if (request.stream !== true) {
    const message = { role: 'assistant', content: words.join('') }
    const choices = [{ index: 0, message, finish_reason: reason }]
    return { status: 200, body: { id, object: 'chat.completion', model: request.model, choices, usage } }
  }
  const withUsage = chat.habits.streamUsage && request.stream_options?.include_usage === true
  const chunk = { id, object: 'chat.completion.chunk', model: request.model }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of [
    ...words.map((content) => ({ ...chunk, choices: [choiceOf({ role: 'assistant', content }, null)] })),
    { ...chunk, choices: [choiceOf({}, reason)] },
    ...(withUsage ? [{ ...chunk, choices: [], usage }] : []),
  ])
    response.write(`data: ${JSON.stringify(event)}\n\n`)
  response.end('data: [DONE]\n\n')
  return undefined
}

const choiceOf = (delta: object, reason: string | null) => ({ index: 0, delta, finish_reason: reason })

const sayOne = (_request: ChatRequest, wantsJson: boolean): string =>
  wantsJson ? '{"text":"The pilot ends in May."}' : 'The pilot ends in May.'

function refuse({ kind, habits }: Chat, request: ChatRequest): Refusal | undefined {
  if (request.max_completion_tokens != null && habits.maxCompletionTokens === 'refused')
    return refusalOf(
      kind,
      400,
      "[{'type': 'extra_forbidden', 'loc': ('body', 'max_completion_tokens'), 'msg': 'Extra inputs are not permitted'}]",
    )
  const format = request.response_format?.type
  if (format === 'json_schema' && habits.jsonSchema === 'refused')
    return refusalOf(kind, 400, "'response_format.type' must be 'json_object' or 'text'")
  if (format === 'json_object' && habits.jsonObject === 'refused')
    return refusalOf(kind, 400, "'response_format.type' must be 'json_schema' or 'text'")
  return undefined
}

function isJson({ habits }: Chat, { response_format }: ChatRequest): boolean {
  if (response_format?.type === 'json_object') return true
  return response_format?.type === 'json_schema' && habits.jsonSchema === 'taken'
}

function limitOf({ habits }: Chat, request: ChatRequest): number {
  const newer = habits.maxCompletionTokens === 'taken' ? request.max_completion_tokens : undefined
  return newer ?? request.max_tokens ?? Number.POSITIVE_INFINITY
}

function cut(text: string, limit: number): { words: string[]; reason: 'stop' | 'length' } {
  const words = text.match(/\S+\s*/gu) ?? []
  return words.length <= limit
    ? { words, reason: 'stop' }
    : { words: words.slice(0, Math.max(0, limit)), reason: 'length' }
}
