import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A model provider that takes every call and never answers one. */
export interface SilentProvider {
  url: string
  /** Calls that wait for an answer. */
  waiting(): number
  close(): Promise<void>
}

export async function startSilentProvider(): Promise<SilentProvider> {
  let calls = 0
  const server = createServer((request) => {
    calls += 1
    request.socket.once('close', () => (calls -= 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    waiting: () => calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
