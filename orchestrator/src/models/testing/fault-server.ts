import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FaultServer {
  url: string
  /** Bodies of the requests received, parsed. */
  bodies: unknown[]
  close(): Promise<void>
}

/** A local server for the faults that the protocol server cannot produce: it answers with what the test writes. */
export async function startFaultServer(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<FaultServer> {
  const bodies: unknown[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      bodies.push(body === '' ? undefined : JSON.parse(body))
      answer(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The data of an event alone, or with its name. */
export type SentEvent = string | { event: string; data: object }

/** Server-sent events, as all three providers stream. */
export function sendEvents(response: ServerResponse, events: readonly SentEvent[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const item of events) {
    response.write(
      typeof item === 'string'
        ? `data: ${item}\n\n`
        : `event: ${item.event}\ndata: ${JSON.stringify(item.data)}\n\n`,
    )
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  answer: { body: object; headers?: Record<string, string> },
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...answer.headers })
  response.end(JSON.stringify(answer.body))
}
