import fc from 'fast-check'
import { answeredFields, type Operation, type Parameter, type ServedDocument } from './api-document.ts'
import { valuesOf } from './valid-values.ts'

export interface FormPart {
  name: string
  value: string
  /** Makes the part a file. */
  fileName?: string
  contentType?: string
}

export type ScanBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; text: string; encoding: BufferEncoding }
  | { kind: 'form'; parts: FormPart[]; end: 'complete' | 'cut' | 'no-boundary' }

/** One request, as data: printed as it is when it finds something. Ids are placeholders until it is sent. */
export interface ScanRequest {
  method: string
  /** Below /api, filled and encoded. */
  path: string
  query: [string, string][]
  headers: [string, string][]
  body: ScanBody
}

/** A valid request before it is written down, so that one thing about it can be broken. */
export interface RequestParts {
  params: Record<string, string>
  query: [string, string][]
  headers: [string, string][]
  body: unknown
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** `id` in `/firm-artifacts/{id}/text` is one of `firm-artifacts`. */
const nameOfParam = ({ path }: Operation, name: string): string =>
  name === 'id'
    ? (path
        .split('/{id}')[0]
        ?.split('/')
        .findLast((word) => !word.startsWith('{')) ?? name)
    : name

/** Characters of one value; a whole address above some 16 kB is refused by Node before anybody here sees it. */
const longestInQuery = 1000

function queryValue(
  operation: Operation,
  parameter: Parameter,
  document: ServedDocument,
): fc.Arbitrary<string> {
  const fields = [...answeredFields(operation), 'id', 'name', 'createdAt']
  const field = fc.constantFrom(...fields)
  const special: Record<string, fc.Arbitrary<string>> = {
    sort: fc.tuple(field, fc.constantFrom('ASC', 'DESC')).map((pair) => JSON.stringify(pair)),
    range: fc.tuple(fc.nat(20), fc.nat(50)).map(([from, more]) => JSON.stringify([from, from + more])),
    filter: fc
      .tuple(
        field,
        fc.oneof(fc.boolean(), fc.string({ maxLength: 8 }), fc.constant('{{own.clientId}}'), fc.nat(9)),
      )
      .map(([name, value]) => JSON.stringify({ [name]: value })),
  }
  const plain = valuesOf(parameter.schema, { document, name: parameter.name, depth: 0 })
  return special[parameter.name] ?? plain.map((value) => asText(value).slice(0, longestInQuery))
}

function fill(
  operation: Operation,
  place: Parameter['in'],
  document: ServedDocument,
): fc.Arbitrary<[string, string][]> {
  const wanted = operation.parameters.filter((parameter) => parameter.in === place)
  const each = wanted.map((parameter) => {
    const name = nameOfParam(operation, parameter.name)
    const value =
      place === 'query'
        ? queryValue(operation, parameter, document)
        : valuesOf(parameter.schema, { document, name, depth: 0 }).map(asText)
    const pair = value.map((text): [string, string][] => [[parameter.name, text]])
    return parameter.required
      ? pair
      : fc.oneof(pair, fc.constant<[string, string][]>([]), fc.constant<[string, string][]>([]))
  })
  return fc.tuple(...each).map((pairs) => pairs.flat())
}

/** What a valid request of the operation is made of. */
export function validParts(operation: Operation, document: ServedDocument): fc.Arbitrary<RequestParts> {
  const { body } = operation
  return fc.record({
    params: fill(operation, 'path', document).map((pairs) => Object.fromEntries(pairs)),
    query: fill(operation, 'query', document),
    // A key that is repeated by chance makes a request a repetition, which is worth a try.
    headers: fill(operation, 'header', document).map((pairs) =>
      pairs.map(([name, text]): [string, string] => [name, encodeURIComponent(text).slice(0, 200) || 'key']),
    ),
    body:
      body === undefined
        ? fc.constant(undefined)
        : valuesOf(body.schema, { document, name: 'body', depth: 0 }),
  })
}

const encode = (text: string): string =>
  // Placeholders stay as they are; what cannot be encoded (a lone surrogate) goes as its replacement.
  text
    .split(/(\{\{[\w.-]+\}\})/)
    .map((part) => (part.startsWith('{{') ? part : encodeURIComponent(part.toWellFormed())))
    .join('')

export const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => encode(params[name] ?? ''))

/** Fields and files of a form; where the file belongs is told by the document alone. */
function formParts(value: unknown): FormPart[] {
  return Object.entries(value ?? {}).flatMap(([name, field]: [string, unknown]): FormPart[] =>
    [field]
      .flat()
      .map((item: unknown) =>
        item === '{{file}}'
          ? { name, value: 'A small text.', fileName: 'small.txt', contentType: 'text/plain' }
          : { name, value: asText(item ?? null) },
      ),
  )
}

export const bodyFor = ({ body }: Operation, value: unknown): ScanBody => {
  if (body === undefined) return { kind: 'none' }
  return body.contentType === 'multipart/form-data'
    ? { kind: 'form', parts: formParts(value), end: 'complete' }
    : { kind: 'json', value }
}

export const writeRequest = (operation: Operation, parts: RequestParts): ScanRequest => ({
  method: operation.method,
  path: fillPath(operation.path, parts.params),
  query: parts.query,
  headers: parts.headers,
  body: bodyFor(operation, parts.body),
})
