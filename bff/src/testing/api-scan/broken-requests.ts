import fc from 'fast-check'
import type { Operation } from './api-document.ts'
import { fileNames, fileTexts } from './broken-files.ts'
import { hostileText, hostileTexts, spoiled, unknownKeys } from './hostile-values.ts'
import {
  bodyFor,
  type FormPart,
  type RequestParts,
  type ScanBody,
  type ScanRequest,
  writeRequest,
} from './scan-request.ts'

type Breaking = (operation: Operation, parts: RequestParts) => fc.Arbitrary<ScanRequest>

/** Characters; a whole address above some 16 kB is refused by Node before anybody here sees it. */
const longestInAddress = 3000

const shorter = hostileText.map((text) =>
  text.slice(
    0,
    encodeURIComponent(text.toWellFormed()).length > longestInAddress ? longestInAddress / 12 : undefined,
  ),
)

const brokenBody: Breaking = (operation, parts) =>
  spoiled(parts.body ?? {}).map((body) => {
    const request = writeRequest(operation, parts)
    if (operation.body === undefined) return { ...request, body: { kind: 'json', value: body } }
    return { ...request, body: bodyFor(operation, body) }
  })

const listTexts = [
  '[0]',
  '[-1,5]',
  '[5,1]',
  '[0,1e99]',
  '[0.5,2]',
  '["0","1"]',
  '[0,9007199254740993]',
  '[NaN,1]',
  '{"a":1}',
  '["id"]',
  '["__proto__","ASC"]',
  '["id","ASC; drop table x"]',
  '["constructor","DESC"]',
  '[["id","ASC"]]',
  '{"__proto__":{"a":1}}',
  '{"id":["x",null]}',
  '{"id":{"a":1}}',
  '{"q":"\\u0000"}',
  '{"clientId":"\\ud800"}',
  '[[[[[[[[[[',
]

const brokenQuery: Breaking = (operation, parts) => {
  const names = operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name)
  const name = fc.constantFrom(...names, ...names, ...names, ...unknownKeys.slice(0, 8), 'a[b]', 'q[]')
  const text = fc.oneof(shorter, fc.constantFrom(...listTexts))
  const value = fc.tuple(name, text, fc.integer({ min: 1, max: 3 }))
  return value.map(([key, wrong, times]) => ({
    ...writeRequest(operation, parts),
    query: [
      ...parts.query.filter(([known]) => known !== key || times > 1),
      ...Array.from({ length: times }, (): [string, string] => [key, wrong]),
    ],
  }))
}

/** Parts of an address that are sent as they are, not encoded. */
const rawSegments = [
  '%2F',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '%00',
  '%ff',
  '%c0%af',
  '%',
  '%zz',
  '..',
  '.',
  '%5c..%5c',
  ';a=b',
  '{{own.clientId}}%2F',
  '{{own.phaseId}}%00',
  '{{own.initiativeId}};x',
  '{{own.clientId}}.json',
  '%ed%a0%80',
  '*',
]

const brokenPath: Breaking = (operation, parts) => {
  const request = writeRequest(operation, parts)
  const named = Object.keys(parts.params)
  const inParameter = fc
    .tuple(fc.constantFrom(...named, ''), shorter)
    .map(([name, text]) => writeRequest(operation, { ...parts, params: { ...parts.params, [name]: text } }))
  const raw = fc
    .tuple(fc.nat(6), fc.constantFrom(...rawSegments, 'x'.repeat(longestInAddress), ''))
    .map(([at, segment]) => {
      const segments = request.path.split('/')
      segments.splice(1 + (at % segments.length), at % 2, segment)
      return { ...request, path: segments.join('/') }
    })
  return named.length === 0 ? raw : fc.oneof(inParameter, raw)
}

const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json; charset=nope',
  'application/json;;;',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x',
  'application/octet-stream',
  '*/*',
  'x',
  'application/problem+json',
]

const rawBodies: readonly (readonly [string, BufferEncoding])[] = [
  ['{', 'utf8'],
  ['', 'utf8'],
  ['nul', 'utf8'],
  ['"text"', 'utf8'],
  ['12', 'utf8'],
  ['null', 'utf8'],
  ['[]', 'utf8'],
  ['{"a":1}{"b":2}', 'utf8'],
  ['{"a":NaN}', 'utf8'],
  ['{"a":1,}', 'utf8'],
  ['{"a":"\\ud800"}', 'utf8'],
  ['{"a":"\u00ff\u00fe"}', 'latin1'],
  ['\ufeff{}', 'utf8'],
  ['{"a":1}', 'utf16le'],
  ['{"name":"\\u0000"}', 'utf8'],
  [`${'['.repeat(60_000)}${']'.repeat(60_000)}`, 'utf8'],
  [`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'utf8'],
  [`{"a":${'9'.repeat(50_000)}}`, 'utf8'],
  ['{"a":1,"a":2}', 'utf8'],
  [`"${'x'.repeat(1_200_000)}"`, 'utf8'],
  ['--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1', 'utf8'],
]

const rawBody: Breaking = (operation, parts) =>
  fc
    .tuple(
      fc.constantFrom(...rawBodies),
      fc.option(fc.constantFrom(...contentTypes), { nil: 'application/json' }),
    )
    .map(([[text, encoding], type]) => ({
      ...writeRequest(operation, parts),
      headers: [...parts.headers, ['content-type', type]],
      body: { kind: 'text', text, encoding },
    }))

const brokenForm: Breaking = (operation, parts) => {
  const form = bodyFor(operation, parts.body)
  if (form.kind !== 'form') return brokenBody(operation, parts)
  const part = fc.record({
    name: fc.constantFrom('file', 'files', 'name', ...unknownKeys),
    value: fc.constantFrom(...fileTexts, ...hostileTexts),
    fileName: fc.option(fc.constantFrom(...fileNames), { nil: undefined }),
    contentType: fc.constantFrom('text/plain', 'application/pdf', 'x', ''),
  })
  const asPart = ({
    fileName,
    ...rest
  }: Omit<FormPart, 'fileName'> & { fileName: string | undefined }): FormPart =>
    fileName === undefined ? rest : { ...rest, fileName }
  const replaced = fc
    .tuple(fc.constantFrom(...fileNames), fc.constantFrom(...fileTexts))
    .map(([fileName, value]) =>
      form.parts.map((old): FormPart => (old.fileName === undefined ? old : { ...old, fileName, value })),
    )
  const added = fc
    .array(part, { minLength: 1, maxLength: 4 })
    .map((extra) => [...form.parts, ...extra.map(asPart)])
  const end = fc.constantFrom<Extract<ScanBody, { kind: 'form' }>['end']>(
    'complete',
    'complete',
    'complete',
    'cut',
    'no-boundary',
  )
  return fc.tuple(fc.oneof(replaced, added), end).map(([wrong, ending]) => ({
    ...writeRequest(operation, parts),
    body: { kind: 'form', parts: wrong, end: ending },
  }))
}

const headers: readonly (readonly [string, string])[] = [
  ['authorization', ''],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', 'Basic YTpi'],
  ['authorization', `Bearer ${'x'.repeat(4000)}.y.z`],
  ['idempotency-key', ''],
  ['idempotency-key', 'a b'],
  ['idempotency-key', 'same'],
  ['idempotency-key', 'same'],
  ['idempotency-key', 'x'.repeat(300)],
  ['accept', 'image/png'],
  ['accept-encoding', 'x'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br'],
  ['content-encoding', 'x'],
  ['origin', 'https://evil.test'],
  ['origin', 'null'],
  ['origin', '%'],
  ['sec-fetch-site', 'cross-site'],
  ['cookie', 'parley-refresh=%00'],
  ['cookie', 'parley-refresh=%'],
  ['cookie', '__Host-parley-refresh=x'],
  ['cookie', '=;;=;a'],
  ['x-forwarded-for', 'x, y, 999.1.1.1'],
  ['x-forwarded-host', 'evil.test'],
  ['x-request-id', 'x'.repeat(500)],
  ['x-request-id', '<script>'],
  ['if-none-match', '*'],
  ['if-modified-since', 'x'],
  ['range', 'bytes=0-1'],
  ['range', 'bytes=9999999999-'],
  ['range', 'x'],
  ['user-agent', '\u00ff'.repeat(900)],
  ['accept-language', '*'.repeat(500)],
  ['x-http-method-override', 'DELETE'],
  ['host', 'evil.test'],
  ['referer', 'x'],
  ['connection', 'upgrade'],
]

const oddHeader: Breaking = (operation, parts) =>
  fc.constantFrom(...headers).map(([name, value]) => {
    const request = writeRequest(operation, parts)
    return { ...request, headers: [...request.headers, [name, value]] }
  })

const otherMethods = [
  'GET',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'PUT',
  'POST',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'PURGE',
]

const otherMethod: Breaking = (operation, parts) =>
  fc.constantFrom(...otherMethods).map((method) => ({ ...writeRequest(operation, parts), method }))

/** Requests of the operation with one thing broken each. */
export function brokenRequest(
  operation: Operation,
  parts: fc.Arbitrary<RequestParts>,
): fc.Arbitrary<ScanRequest> {
  const takesBody = operation.body !== undefined
  const isForm = operation.body?.contentType === 'multipart/form-data'
  const breakings: [number, Breaking][] = [
    [takesBody ? 8 : 1, brokenBody],
    [operation.parameters.some(({ in: place }) => place === 'query') ? 6 : 1, brokenQuery],
    [2, brokenPath],
    [takesBody ? 2 : 1, rawBody],
    [isForm ? 8 : 0, brokenForm],
    [1, oddHeader],
    [1, otherMethod],
  ]
  return parts.chain((valid) =>
    fc.oneof(
      ...breakings
        .filter(([weight]) => weight > 0)
        .map(([weight, breaking]) => ({ weight, arbitrary: breaking(operation, valid) })),
    ),
  )
}
