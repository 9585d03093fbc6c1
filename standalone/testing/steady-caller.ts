import { request } from 'node:http'

export interface Answered {
  status: number
  text: string
  retryAfter: number | undefined
}

/** Somebody who calls one after the other for as long as the test lasts, as a browser does that heeds Retry-After. */
export interface SteadyCaller {
  /** Every answer but the good ones and those that were tried again as told, and every connection that broke. */
  refused: string[]
  calls(): number
  stop(): Promise<void>
}

interface Call {
  origin: string
  method: string
  path: string
  token: string
  /** Of each call anew; none for calls without. */
  body?: () => Promise<object>
}

/** One call on a connection of its own, so that each goes to whom the door leads to now. */
async function callOnce(call: Call): Promise<Answered> {
  const body = call.body === undefined ? undefined : JSON.stringify(await call.body())
  const headers = {
    authorization: `Bearer ${call.token}`,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${call.origin}${call.path}`, { method: call.method, headers, agent: false })
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('error', reject)
      response.on('end', () => {
        const wait = response.headers['retry-after']
        resolve({
          status: response.statusCode ?? 0,
          text,
          retryAfter: wait === undefined ? undefined : Number(wait),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Begins to call at once. */
export function callSteadily(call: Call): SteadyCaller {
  const refused: string[] = []
  let count = 0
  const over = new AbortController()
  const working = (async () => {
    while (!over.signal.aborted) {
      count += 1
      try {
        const { status, text, retryAfter } = await callOnce(call)
        if (status === 503 && retryAfter !== undefined) await pause(retryAfter * 1000)
        // A conflict is an answer too: two callers write to one row.
        else if (status >= 400 && status !== 409)
          refused.push(`${call.method} ${call.path}: ${status} ${text}`)
      } catch (error) {
        refused.push(`${call.method} ${call.path}: ${String(error)}`)
      }
      await pause(100)
    }
  })()
  return {
    refused,
    calls: () => count,
    async stop() {
      over.abort()
      await working
    },
  }
}
