import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LoopbackServer {
  /** `http://localhost:…` */
  origin: string
  /** What answers from now on; an error breaks the connection. */
  serve(answer: (request: IncomingMessage, response: ServerResponse) => unknown): void
  close(): Promise<void>
}

/** A server of a test on this machine; port 0 is a free one. */
export async function startLoopbackServer(port = 0): Promise<LoopbackServer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (answer) => {
      server.on('request', (request, response) => {
        Promise.resolve(answer(request, response)).catch((error: unknown) => response.destroy(error as Error))
      })
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
