import { isObject } from '../provider-schema.ts'
import type { JsonSchema } from '../provider-schema.ts'

const kept = new Set(['type', 'description', 'enum', 'required', 'properties', 'items', 'nullable', 'anyOf'])

/** A JSON schema in Gemini's dialect (a subset of OpenAPI's): no null type, no closed objects, no constants. */
export function googleSchemaOf(schema: JsonSchema): JsonSchema {
  const alternatives = Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isObject) : []
  const real = alternatives.filter((alternative) => alternative['type'] !== 'null')
  if (real.length === 1 && real[0]) {
    const single = googleSchemaOf(real[0])
    return real.length < alternatives.length ? { ...single, nullable: true } : single
  }
  const { type } = schema
  if (Array.isArray(type)) {
    const named = type.filter((name) => name !== 'null')
    return { ...googleSchemaOf({ ...schema, type: named[0] }), nullable: named.length < type.length }
  }
  const result: JsonSchema = {}
  for (const [key, value] of Object.entries(schema)) {
    if (kept.has(key)) result[key] = converted(key, value)
  }
  if ('const' in schema) return { ...result, type: 'string', format: 'enum', enum: [String(schema['const'])] }
  return 'enum' in result ? { ...result, type: 'string', format: 'enum' } : result
}

function converted(key: string, value: unknown): unknown {
  if (key === 'properties' && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, property]) => [
        name,
        isObject(property) ? googleSchemaOf(property) : property,
      ]),
    )
  }
  if (key === 'anyOf' && Array.isArray(value))
    return value.map((item: unknown) => (isObject(item) ? googleSchemaOf(item) : item))
  return isObject(value) ? googleSchemaOf(value) : value
}
