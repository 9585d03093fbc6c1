import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** Keywords that the strict modes of the providers refuse; zod checks them on our side. */
const unsupported = new Set([
  '$schema',
  'default',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
])

/** A schema is asked for with every call and never changes. */
const known = new WeakMap<z.ZodType, JsonSchema>()

/**
 * The JSON schema of a structured answer as providers take it in strict mode: every property required, no others
 * allowed, what is optional for us may be null. The same object each time: it is not to be changed.
 */
export function providerSchemaOf(schema: z.ZodType): JsonSchema {
  const converted =
    known.get(schema) ??
    strict(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }))
  known.set(schema, converted)
  return converted
}

function strict(schema: JsonSchema): JsonSchema {
  const result: JsonSchema = {}
  for (const [key, value] of Object.entries(schema)) {
    if (unsupported.has(key)) continue
    if (key === 'properties' && isObject(value)) result[key] = strictProperties(value, schema['required'])
    else if (Array.isArray(value))
      result[key] = value.map((item: unknown) => (isObject(item) ? strict(item) : item))
    else result[key] = isObject(value) ? strict(value) : value
  }
  if (isObject(schema['properties'])) {
    result['required'] = Object.keys(schema['properties'])
    result['additionalProperties'] = false
  }
  return result
}

function strictProperties(properties: JsonSchema, required: unknown): JsonSchema {
  const names = new Set(Array.isArray(required) ? required : [])
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const property = isObject(value) ? strict(value) : {}
      return [
        name,
        names.has(name) || allowsNull(property) ? property : { anyOf: [property, { type: 'null' }] },
      ]
    }),
  )
}

export const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNull = (schema: unknown): boolean => isObject(schema) && schema['type'] === 'null'

const allowsNull = (schema: JsonSchema): boolean => {
  const { type, anyOf } = schema
  return (
    isNull(schema) ||
    (Array.isArray(type) && type.includes('null')) ||
    (Array.isArray(anyOf) && anyOf.some(isNull))
  )
}
