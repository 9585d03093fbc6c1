import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { embedText } from '@parley/orchestrator/src/models/embeddings/builtin.ts'

/** What the OpenAI SDK posts to `/embeddings`. */
const openAiRequest = z.object({
  model: z.string(),
  input: z.array(z.string()),
  dimensions: z.literal(768),
  encoding_format: z.literal('float'),
})

/** What the Gemini SDK posts to `:batchEmbedContents`. */
const googleRequest = z.object({
  requests: z.array(
    z.object({
      content: z.object({ parts: z.array(z.object({ text: z.string() })) }),
      outputDimensionality: z.literal(768),
    }),
  ),
})

export interface ProtocolServer {
  url: string
  /** Requests and texts that came. */
  received: { requests: number; texts: number }
  close(): Promise<void>
}

/**
 * A local server that speaks the embedding protocols of OpenAI and Gemini and answers with the built-in embedder's
 * vectors. It proves that the way over SDK and protocol loses nothing; it knows no meanings.
 */
export async function startProtocolServer(): Promise<ProtocolServer> {
  const received = { requests: 0, texts: 0 }
  const vectorsOf = (texts: readonly string[]): number[][] => {
    received.requests += 1
    received.texts += texts.length
    return texts.map((text) => [...embedText(text)])
  }
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => {
        const answer = answerTo(request.url ?? '', body, vectorsOf)
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
      })
      .catch((error: unknown) => {
        response
          .writeHead(400, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: { message: String(error) } }))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function answerTo(url: string, body: unknown, vectorsOf: (texts: readonly string[]) => number[][]): object {
  if (url.includes(':batchEmbedContents')) {
    const { requests } = googleRequest.parse(body)
    const texts = requests.map(({ content }) => content.parts.map(({ text }) => text).join('\n'))
    return { embeddings: vectorsOf(texts).map((values) => ({ values })) }
  }
  const { model, input } = openAiRequest.parse(body)
  const data = vectorsOf(input).map((embedding, index) => ({ object: 'embedding', index, embedding }))
  return { object: 'list', model, data, usage: { prompt_tokens: 0, total_tokens: 0 } }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}
