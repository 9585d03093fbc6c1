import { Agent, request } from 'node:http'

export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  authorization?: string
  body?: { type: string; bytes: Buffer }
}

export interface Answer {
  status: number
  text: string
}

/** Status 0: no answer at all. */
export type Caller = (origin: string, call: Call) => Promise<Answer>

export const jsonBody = (value: unknown) => ({
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(value)),
})

const broken: Answer = { status: 0, text: '' }

/** Calls from one address of this machine (127.0.0.2 and on are its own too) over connections that stay open. */
export function createCaller(localAddress: string): { call: Caller; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, localAddress })
  const call: Caller = (origin, wanted) =>
    new Promise((resolve) => {
      const { method, path, authorization, body } = wanted
      const headers = {
        ...(authorization === undefined ? {} : { authorization }),
        ...(body === undefined
          ? {}
          : { 'content-type': body.type, 'content-length': String(body.bytes.length) }),
      }
      const outgoing = request(`${origin}${path}`, { agent, method, headers }, (incoming) => {
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => void parts.push(part))
        incoming.on('error', () => resolve(broken))
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
        )
      })
      outgoing.on('error', () => {
        // A connection that was left open a moment too long has carried nothing; a new one is tried.
        if (outgoing.reusedSocket) void call(origin, wanted).then(resolve)
        else resolve(broken)
      })
      outgoing.end(body?.bytes)
    })
  return { call, close: () => agent.destroy() }
}
