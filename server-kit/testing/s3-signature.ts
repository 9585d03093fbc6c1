import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const header = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '')

/** Whether a request is signed (AWS Signature Version 4, in its header) with the one pair of keys that is known. */
export function isSigned(
  request: IncomingMessage,
  keys: { accessKeyId: string; secretAccessKey: string },
): boolean {
  const match = authorizationPattern.exec(header(request, 'authorization'))
  if (match === null) return false
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature] = match
  if (accessKeyId !== keys.accessKeyId) return false
  const time = header(request, 'x-amz-date')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical(request, signedHeaders))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`)
  return hmac(key, text).toString('hex') === signature
}

function canonical(request: IncomingMessage, signedHeaders: string): string {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local')
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = signedHeaders.split(';').map((name) => `${name}:${header(request, name).trim()}\n`)
  const content = header(request, 'x-amz-content-sha256')
  return [request.method, pathname, query, headers.join(''), signedHeaders, content].join('\n')
}
