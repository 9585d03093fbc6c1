import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { embedText } from '../embeddings/builtin.ts'
import { answerChat, type ChatAnswers, chatRequest } from './local-chat.ts'
import {
  habitsOf,
  type LocalServerHabits,
  type LocalServerKind,
  type Refusal,
  refusalOf,
  unknownAddress,
  unknownModel,
} from './local-server-habits.ts'

export interface LocalServerOptions {
  kind: LocalServerKind
  /** Of this machine; any free one unless told. */
  port?: number
  /** Chat models; one unless told. */
  models?: readonly string[]
  embeddingModel?: string
  /** Numbers in a vector. */
  dimensions?: number
  /** What a text's vector is made of, in place of the text: for two texts that are to mean the same. */
  meaningOf?: (text: string) => string
  habits?: Partial<LocalServerHabits>
  /** What the chat says to a request; a sentence unless told. */
  answer?: ChatAnswers['answer']
  /** Milliseconds before the first token, as of a model that is being loaded. */
  firstTokenMs?: number
}

/** A model server of somebody's own machine, by protocol. */
export interface LocalServer {
  /** With `/v1`, as OPENAI_BASE_URL has it. */
  url: string
  port: number
  /** What was asked, in order. */
  requests: { path: string; body: unknown; authorization: string | undefined }[]
  /** Of the vectors from now on. */
  dimensions: number
  /** What it refuses, and how; nothing unless told. */
  refuse: (request: { path: string; body: unknown }) => Refusal | undefined
  /** Takes no connection any more, as when it has been stopped. */
  stop(): Promise<void>
  /** Serves again, at the same address. */
  start(): Promise<void>
  close(): Promise<void>
}

const embeddingRequest = z.object({
  model: z.string(),
  input: z.union([z.string(), z.array(z.string())]),
  dimensions: z.int().optional(),
  encoding_format: z.string().optional(),
})

/** Behaves like Ollama, vLLM or LM Studio at `/v1/models`, `/v1/embeddings` and `/v1/chat/completions`. */
export async function startLocalServer(options: LocalServerOptions): Promise<LocalServer> {
  const parts = {
    habits: { ...habitsOf[options.kind], ...options.habits },
    models: options.models ?? ['qwen3:8b'],
    embeddingModel: options.embeddingModel ?? 'bge-m3',
  }
  const server = createServer((request, response) => void respond(request, response))
  const local: LocalServer = {
    url: '',
    port: options.port ?? 0,
    requests: [],
    dimensions: options.dimensions ?? 1_024,
    refuse: () => undefined,
    stop: () => stop(server),
    start: () => listen(server, local.port),
    close: () => stop(server),
  }
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request)
    const path = `${request.method ?? ''} ${request.url ?? ''}`
    local.requests.push({ path, body, authorization: request.headers.authorization })
    const answered =
      local.refuse({ path, body }) ??
      (await answerTo({ ...options, ...parts, local }, { path, body, response }))
    if (answered !== undefined) send(response, answered)
  }
  await listen(server, local.port)
  local.port = (server.address() as AddressInfo).port
  local.url = `http://127.0.0.1:${local.port}/v1`
  return local
}

interface Serving extends LocalServerOptions {
  habits: LocalServerHabits
  models: readonly string[]
  embeddingModel: string
  local: LocalServer
}

/** @returns what is to be sent; undefined where it is sent already, as a stream is */
async function answerTo(
  serving: Serving,
  { path, body, response }: { path: string; body: unknown; response: ServerResponse },
): Promise<Refusal | undefined> {
  if (path === 'GET /v1/models') return listModels(serving)
  if (path === 'POST /v1/embeddings') return embed(serving, body)
  if (path !== 'POST /v1/chat/completions') return unknownAddress(serving.kind, path)
  const request = chatRequest.safeParse(body)
  if (!request.success) return refusalOf(serving.kind, 400, 'invalid message format')
  return isServed(serving, request.data.model, serving.models)
    ? answerChat(serving, request.data, response)
    : unknownModel(serving.kind, request.data.model, serving.models)
}

const isServed = ({ habits }: Serving, model: string, models: readonly string[]): boolean =>
  models.includes(model) || (habits.answersForUnknownModels && models.length === 1)

function listModels({ kind, models, embeddingModel }: Serving): Refusal {
  const owner = { ollama: 'library', vllm: 'vllm', 'lm-studio': 'organization_owner' }[kind]
  const data = [...models, embeddingModel].map((id) => ({
    id,
    object: 'model',
    ...(kind !== 'lm-studio' && { created: 1_767_225_600 }),
    owned_by: owner,
  }))
  return { status: 200, body: { object: 'list', data } }
}

function embed(serving: Serving, body: unknown): Refusal {
  const { kind, habits, embeddingModel, local } = serving
  const request = embeddingRequest.safeParse(body)
  if (!request.success) return refusalOf(kind, 400, 'invalid input')
  const { model, input, dimensions } = request.data
  if (!isServed(serving, model, [embeddingModel])) return unknownModel(kind, model, [embeddingModel])
  if (dimensions !== undefined && habits.dimensions === 'refused')
    return refusalOf(
      kind,
      400,
      `Model "${model}" does not support matryoshka representation, changing output dimensions will lead to poor results.`,
    )
  const length = habits.dimensions === 'taken' ? (dimensions ?? local.dimensions) : local.dimensions
  const texts = typeof input === 'string' ? [input] : input
  const data = texts.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: vectorOf(serving.meaningOf?.(text) ?? text, length),
  }))
  const usage = { prompt_tokens: texts.length, total_tokens: texts.length }
  return { status: 200, body: { object: 'list', data, model, usage } }
}

/** The built-in embedder's numbers, so that texts with the same words are near; in as many places as are wanted. */
export function vectorOf(text: string, length: number): number[] {
  const vector = Array.from({ length }, () => 0)
  embedText(text).forEach((value, place) => {
    vector[place % length] = (vector[place % length] ?? 0) + value
  })
  return vector
}

function send(response: ServerResponse, { status, body }: Refusal): void {
  const isText = typeof body === 'string'
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' })
  response.end(isText ? body : JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  return text === '' ? undefined : JSON.parse(text)
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
