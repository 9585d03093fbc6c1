import { Agent, type IncomingMessage, request } from 'node:http'
import type { FormPart, ScanBody, ScanRequest } from './scan-request.ts'

export interface ScanAnswer {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/** Milliseconds; a request that takes longer is a finding of its own. */
const patience = 60_000
const boundary = 'scan-boundary-7d1'

const quoted = (text: string): string => text.replaceAll('"', '%22')

function partText({ name, value, fileName, contentType }: FormPart): string {
  const file = fileName === undefined ? '' : `; filename="${quoted(fileName)}"`
  const type = contentType === undefined ? '' : `Content-Type: ${contentType}\r\n`
  return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n${type}\r\n${value}\r\n`
}

function bodyBytes(body: ScanBody): { bytes: Buffer; type: string } | undefined {
  if (body.kind === 'none') return undefined
  if (body.kind === 'text') return { bytes: Buffer.from(body.text, body.encoding), type: 'application/json' }
  if (body.kind === 'json')
    return { bytes: Buffer.from(JSON.stringify(body.value ?? null)), type: 'application/json' }
  const parts = body.parts.map(partText).join('')
  const text = body.end === 'cut' ? parts.slice(0, -8) : `${parts}--${boundary}--\r\n`
  const type = body.end === 'no-boundary' ? '' : `; boundary=${boundary}`
  return { bytes: Buffer.from(text), type: `multipart/form-data${type}` }
}

const addressOf = ({ path, query }: ScanRequest): string => {
  const pairs = query.map(
    ([name, value]) =>
      `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`,
  )
  return `/api${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`
}

function headersOf(wanted: [string, string][], known: Record<string, string>): Record<string, string> {
  const headers = { ...known }
  for (const [name, value] of wanted) headers[name.toLowerCase()] = value
  return headers
}

/** Sends requests as they are written, over a few connections that stay open. */
export function createSender(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const { hostname, port } = new URL(origin)
  const send = (wanted: ScanRequest, token: string | undefined): Promise<ScanAnswer> =>
    new Promise((resolve, reject) => {
      const body = bodyBytes(wanted.body)
      const headers = headersOf(wanted.headers, {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined
          ? {}
          : { 'content-type': body.type, 'content-length': String(body.bytes.length) }),
      })
      const target = { agent, hostname, port, method: wanted.method, path: addressOf(wanted), headers }
      const outgoing = request({ ...target, timeout: patience }, (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => void chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text })
        })
      })
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${patience} ms`)))
      outgoing.on('error', reject)
      outgoing.end(body?.bytes)
    })
  return { send, close: () => agent.destroy() }
}
