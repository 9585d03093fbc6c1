import { errorBodySchema } from '@parley/contracts/errors.ts'
import type { RouteDefinition } from '@parley/contracts/route.ts'
import { z } from 'zod'
import type { Route } from './define-route.ts'
import { codesOf, documentedAnswers, errorMeanings } from './documented-answers.ts'
import { methodsOf } from './route-table.ts'

type JsonSchema = Record<string, unknown>

export interface ApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}

export interface ApiOperation {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters: ApiParameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, unknown>
}

/** An OpenAPI 3.1 document, as far as this product fills one. */
export interface ApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components: Record<string, unknown>
}

const ownDefinitions = '#/$defs/'
const sharedDefinitions = '#/components/schemas/'

/**
 * Definitions that schemas carry for what is recursive, moved to the components: inside a document their
 * references would lead nowhere. `prefix` keeps the nameless ones of different routes apart.
 */
function hoistDefinitions<T>(part: T, prefix: string): { part: T; schemas: Record<string, unknown> } {
  const schemas: Record<string, unknown> = {}
  const nameOf = (name: string): string => (name.startsWith('_') ? prefix + name : name)
  const text = JSON.stringify(part, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string' && value.startsWith(ownDefinitions))
      return sharedDefinitions + nameOf(value.slice(ownDefinitions.length))
    if (typeof value !== 'object' || value === null || !('$defs' in value)) return value
    const { $defs, ...rest } = value as { $defs: Record<string, unknown> }
    for (const [name, definition] of Object.entries($defs))
      Object.assign(schemas, { [nameOf(name)]: hoistDefinitions(definition, prefix).part })
    return rest
  })
  return { part: JSON.parse(text) as T, schemas }
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): ApiParameter[] {
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

const idempotencyKey: ApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
}

const binary: JsonSchema = { type: 'string', format: 'binary' }

/** The fields of a form, with its one `file`, or with its `files`. */
function multipartSchema(fields: JsonSchema, maxFiles: number | undefined): JsonSchema {
  const { properties = {}, required = [] } = fields as { properties?: JsonSchema; required?: string[] }
  const [name, part] =
    maxFiles === undefined
      ? ['file', binary]
      : ['files', { type: 'array', items: binary, minItems: 1, maxItems: maxFiles }]
  return {
    ...fields,
    type: 'object',
    properties: { ...properties, [name]: part },
    required: [...required, name],
  }
}

function requestBody({ definition, upload }: Route): ApiOperation['requestBody'] {
  if (definition.method === 'GET') return undefined
  const schema = toJsonSchema(definition.body, 'input')
  const isEmpty = Object.keys((schema.properties as object | undefined) ?? {}).length === 0
  if (definition.kind === 'upload')
    return {
      required: true,
      content: { 'multipart/form-data': { schema: multipartSchema(schema, upload?.maxFiles) } },
    }
  if (isEmpty && schema.anyOf === undefined) return undefined
  return { required: true, content: { 'application/json': { schema } } }
}

function success(definition: RouteDefinition): JsonSchema {
  if (definition.kind === 'download')
    return { description: 'The file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  return {
    description: definition.summary,
    ...(definition.list === undefined
      ? {}
      : { headers: { 'Content-Range': { description: 'from-to/total', schema: { type: 'string' } } } }),
    content: { 'application/json': { schema: toJsonSchema(definition.response, 'output') } },
  }
}

/** Answers of a route by status: the success, work that goes on after the answer, and the errors that can come. */
function responses(route: Route): Record<string, unknown> {
  const { definition } = route
  return Object.fromEntries(
    documentedAnswers(route).map((status) => [
      String(status),
      status < 300 ? success(definition) : { $ref: `#/components/responses/Error${status}` },
    ]),
  )
}

const retryAfter = { 'Retry-After': { description: 'seconds', schema: { type: 'integer', minimum: 0 } } }

/** One response for each status of an error, with the codes that come with it. */
const errorResponses = Object.fromEntries(
  Object.entries(errorMeanings).map(([status, description]) => [
    `Error${status}`,
    {
      description,
      ...(status === '429' || status === '503' ? { headers: retryAfter } : {}),
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: `${sharedDefinitions}Error` },
              { properties: { code: { enum: codesOf(Number(status)) } } },
            ],
          },
        },
      },
    },
  ]),
)

function operation(route: Route, method: string): ApiOperation {
  const { definition, access, keepsAnswer } = route
  const body = requestBody(route)
  return {
    operationId: method === definition.method ? definition.name : `${definition.name}By${method}`,
    tags: [definition.tag],
    summary: definition.summary,
    security: access.kind === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...parameters(definition.params, 'path'),
      ...parameters(definition.query, 'query'),
      ...(method === 'POST' && keepsAnswer ? [idempotencyKey] : []),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: responses(route),
  }
}

/** The document of all routes, from the schemas that validate (HTTP API, preamble). */
export function describeApi(routes: readonly Route[], version: string): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  const schemas: Record<string, unknown> = { Error: toJsonSchema(errorBodySchema, 'output') }
  for (const route of routes) {
    const path = route.definition.path.replace(/:(\w+)/g, '{$1}')
    for (const method of methodsOf(route.definition)) {
      const hoisted = hoistDefinitions(operation(route, method), route.definition.name)
      paths[path] = { ...paths[path], [method.toLowerCase()]: hoisted.part }
      Object.assign(schemas, hoisted.schemas)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley',
      version,
      description:
        'Lists take q, sort, range and filter and answer Content-Range. Every error has the same shape, one that is our own fault (500) too. A POST with an Idempotency-Key is safe to repeat.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: errorResponses,
    },
  }
}
