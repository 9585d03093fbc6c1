import { errorBodySchema, errorStatus } from '@parley/contracts/errors.ts'
import type { RouteDefinition } from '@parley/contracts/route.ts'
import { z } from 'zod'
import type { Route } from './define-route.ts'
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

function multipartSchema(fields: JsonSchema): JsonSchema {
  const properties = {
    ...(fields.properties as JsonSchema | undefined),
    file: { type: 'string', format: 'binary' },
  }
  return { ...fields, type: 'object', properties }
}

function requestBody(definition: RouteDefinition): ApiOperation['requestBody'] {
  if (definition.method === 'GET') return undefined
  const schema = toJsonSchema(definition.body, 'input')
  const isEmpty = Object.keys((schema.properties as object | undefined) ?? {}).length === 0
  if (isEmpty && schema.anyOf === undefined) return undefined
  if (definition.kind === 'upload')
    return { required: true, content: { 'multipart/form-data': { schema: multipartSchema(schema) } } }
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

const errorResponses = Object.fromEntries(
  [...new Set(Object.values(errorStatus))].map((status) => [
    String(status),
    { $ref: '#/components/responses/Error' },
  ]),
)

function operation({ definition, access, keepsAnswer }: Route, method: string): ApiOperation {
  const body = requestBody(definition)
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
    responses: { [String(definition.status)]: success(definition), ...errorResponses },
  }
}

/** The document of all routes, from the schemas that validate (HTTP API, preamble). */
export function describeApi(routes: readonly Route[], version: string): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  const schemas: Record<string, unknown> = {}
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
        'Lists take q, sort, range and filter and answer Content-Range. Every error has the same shape. A POST with an Idempotency-Key is safe to repeat.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Error: {
          description: 'What went wrong',
          content: { 'application/json': { schema: toJsonSchema(errorBodySchema, 'output') } },
        },
      },
    },
  }
}
