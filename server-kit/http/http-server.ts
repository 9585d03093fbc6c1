import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface ListenAddress {
  host: string
  /** 0 takes any free one. */
  port: number
}

/** Files in PEM: a certificate, followed by those that vouch for it, and its key. */
export interface TlsFiles {
  certificate: string
  key: string
}

/**
 * A server that answers by TLS (1.2 or later) where it has files for it.
 * @throws Error where a file cannot be read, or the two do not fit
 */
export function serverOf(app: RequestListener, tls: TlsFiles | undefined): Server {
  if (tls === undefined) return createServer(app)
  const [cert, key] = [readFileSync(tls.certificate), readFileSync(tls.key)]
  return createTlsServer({ cert, key, minVersion: 'TLSv1.2' }, app)
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
      watchAnswers(server)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** Answers at hand of each server, and whether their connections end with them. */
const answering = new WeakMap<Server, { atHand: Set<ServerResponse>; isLast: boolean }>()

function watchAnswers(server: Server): void {
  const answers = { atHand: new Set<ServerResponse>(), isLast: false }
  answering.set(server, answers)
  server.prependListener('request', (_request, response) => {
    if (answers.isLast) response.shouldKeepAlive = false
    answers.atHand.add(response)
    response.once('close', () => answers.atHand.delete(response))
  })
}

/**
 * Goes on taking connections and answering, and says with each answer that it is the last on its connection, so that
 * whoever keeps connections (a proxy) sends the next request on one to somebody else.
 */
export async function sayFarewell(server: Server, milliseconds: number): Promise<void> {
  const answers = answering.get(server)
  if (answers !== undefined) {
    answers.isLast = true
    for (const response of answers.atHand) response.shouldKeepAlive = false
  }
  await pause(milliseconds)
}

/** Milliseconds that requests at hand have when a server closes; somebody who never finishes his is cut off. */
export const longestAnswerMs = 17_000

/** Takes no more connections, and waits for the answers to the requests at hand, each the last on its connection. */
export async function closeServer(server: Server, patienceMs = longestAnswerMs): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  await sayFarewell(server, 0)
  // A connection that is kept alive after its answer would hold up the end for seconds.
  const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs)
  const cutting = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(looking)
  clearTimeout(cutting)
}
