import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ListenAddress {
  host: string
  /** 0 takes any free one. */
  port: number
}

/** Milliseconds between looks for connections that have become idle while a server closes. */
const lookEveryMs = 100

/**
 * @returns the port that it listens on
 * @throws Error with the code EADDRINUSE and the like
 */
export const listenOn = (server: Server, { host, port }: ListenAddress): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.removeListener('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** Milliseconds that requests at hand have when a server closes; somebody who never finishes his is cut off. */
const longestAnswerMs = 17_000

/** Takes no more connections, and waits for the answers to the requests at hand. */
export async function closeServer(server: Server, patienceMs = longestAnswerMs): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection that is kept alive after its answer would hold up the end for seconds.
  const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs)
  const cutting = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(looking)
  clearTimeout(cutting)
}
