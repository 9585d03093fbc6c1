import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isSigned } from './s3-signature.ts'

/** What goes wrong with one request: its line goes dead, half of the answer comes, or the store is overloaded. */
export type S3Fault = 'cut' | 'half-answer' | 'overloaded'

/** A store of objects that speaks as much of S3's protocol as a file store asks for, and nothing more. */
export interface S3Server {
  settings: {
    endpoint: string
    region: string
    bucket: string
    accessKeyId: string
    secretAccessKey: string
  }
  /** What is kept, by key. */
  objects: Map<string, Buffer>
  /** Requests so far, as `PUT`, `GET` and so on. */
  requests: string[]
  /** The next requests fail so, one each. */
  fail(...faults: S3Fault[]): void
  close(): Promise<void>
}

const keys = { accessKeyId: 'parley-tests', secretAccessKey: 'a key of the tests alone' }
const bucket = 'parley'

class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

/** Starts on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const faults: S3Fault[] = []
  const server = createServer((request, response) => {
    requests.push(request.method ?? '')
    serve({ request, response, objects, fault: faults.shift() }).catch((error: unknown) =>
      refuse(response, error),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { endpoint, region: 'eu-test-1', bucket, ...keys },
    objects,
    requests,
    fail: (...more) => void faults.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  objects: Map<string, Buffer>
  fault: S3Fault | undefined
}

async function serve(exchange: Exchange): Promise<void> {
  const { request, fault } = exchange
  if (fault === 'cut') {
    request.socket.destroy()
    return
  }
  const body = await buffer(request)
  if (fault === 'overloaded') throw new Refusal(503, 'SlowDown')
  if (!isSigned(request, keys)) throw new Refusal(403, 'SignatureDoesNotMatch')
  const [, name, key = '', ...rest] = new URL(request.url ?? '/', 'http://local').pathname.split('/')
  if (name !== bucket) throw new Refusal(404, 'NoSuchBucket')
  if (rest.length > 0) throw new Refusal(501, 'NotImplemented')
  answer(exchange, key, body)
}

function answer({ request, response, objects, fault }: Exchange, key: string, body: Buffer): void {
  const action = `${request.method ?? ''} ${key === '' ? 'bucket' : 'object'}`
  if (action === 'PUT object') {
    requireWhole(request, body)
    objects.set(key, body)
    response.end()
  } else if (action === 'GET object') {
    const content = objects.get(key)
    if (content === undefined) throw new Refusal(404, 'NoSuchKey')
    response.setHeader('content-length', content.length)
    if (fault !== 'half-answer') response.end(content)
    else response.write(content.subarray(0, content.length / 2), () => response.destroy())
  } else if (action === 'DELETE object') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (action === 'HEAD bucket') response.end()
  else if (action === 'GET bucket') listObjects(request, response, objects)
  else throw new Refusal(501, 'NotImplemented')
}

/** A page of the keys in their order, behind one of them. */
function listObjects(request: IncomingMessage, response: ServerResponse, objects: Map<string, Buffer>): void {
  const query = new URL(request.url ?? '/', 'http://local').searchParams
  const after = query.get('start-after') ?? ''
  const limit = Number(query.get('max-keys') ?? 1000)
  const all = [...objects.keys()].sort().filter((key) => key > after)
  const contents = all
    .slice(0, limit)
    .map(
      (key) => `<Contents><Key>${key}</Key><LastModified>2026-11-20T09:00:00.000Z</LastModified></Contents>`,
    )
  response
    .setHeader('content-type', 'application/xml')
    .end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${String(all.length > limit)}</IsTruncated>${contents.join('')}</ListBucketResult>`,
    )
}

/** The body must be what its sender announced. Bodies in signed chunks are not taken, as by many compatible stores. */
function requireWhole({ headers }: IncomingMessage, body: Buffer): void {
  if (String(headers['content-encoding']).includes('aws-chunked')) throw new Refusal(501, 'NotImplemented')
  const digest = createHash('sha256').update(body)
  const signed = headers['x-amz-content-sha256']
  if (signed !== 'UNSIGNED-PAYLOAD' && signed !== digest.copy().digest('hex'))
    throw new Refusal(400, 'XAmzContentSHA256Mismatch')
  const algorithm = headers['x-amz-sdk-checksum-algorithm']
  if (algorithm !== undefined && algorithm !== 'SHA256') throw new Refusal(400, 'InvalidRequest')
  if (headers['x-amz-checksum-sha256'] !== digest.digest('base64')) throw new Refusal(400, 'BadDigest')
}

function refuse(response: ServerResponse, error: unknown): void {
  // The line is gone already.
  if (response.socket?.destroyed !== false) return
  const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'InternalError')
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
