/** A JSON schema, or a part of one, as it stands in the document. */
export type Schema = Record<string, unknown>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
}

interface Answer {
  $ref?: string
  content?: Record<string, { schema: Schema }>
}

/** One call of the document. */
export interface Operation {
  id: string
  /** In capitals. */
  method: string
  /** Below /api, with `{name}` for parameters. */
  path: string
  isPublic: boolean
  parameters: Parameter[]
  body: { contentType: string; schema: Schema } | undefined
  /** By status. */
  answers: Record<string, Answer>
}

interface OperationSource {
  operationId: string
  security: unknown[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Answer>
}

/** The document as it is served: nothing else is known of the API. */
export interface ServedDocument {
  servers: { url: string }[]
  paths: Record<string, Record<string, OperationSource>>
  components: Record<string, Record<string, unknown>>
}

export function operationsOf(document: ServedDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, source]): Operation => {
      const [body] = Object.entries(source.requestBody?.content ?? {})
      return {
        id: source.operationId,
        method: method.toUpperCase(),
        path,
        isPublic: source.security.length === 0,
        parameters: source.parameters,
        body: body === undefined ? undefined : { contentType: body[0], schema: body[1].schema },
        answers: source.responses,
      }
    }),
  )
}

/** What a local reference (`#/components/…`) leads to. @throws Error where it leads nowhere. */
export function resolve(document: ServedDocument, reference: string): Schema {
  const found = reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((part, key) => (part as Schema | undefined)?.[key], document)
  if (typeof found !== 'object' || found === null) throw new Error(`${reference} leads nowhere.`)
  return found as Schema
}

/** Names of the fields that a call answers with: what its lists may be sorted and filtered by. */
export function answeredFields(operation: Operation): string[] {
  const [, answer] = Object.entries(operation.answers)[0] ?? []
  const schema = Object.values(answer?.content ?? {})[0]?.schema
  const items = (schema?.items ?? schema) as Schema | undefined
  return Object.keys((items?.properties as Schema | undefined) ?? {})
}
