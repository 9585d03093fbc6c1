import type { RouteDefinition } from '@parley/contracts/route.ts'
import { z } from 'zod'

/** Wrappers that leave the fields of an object as they are. */
function inner(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schema.unwrap() as z.ZodType
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType
  return undefined
}

/** Names of the fields of an object, or of each kind of one; none of anything else. */
function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(fieldsOf)
  const next = inner(schema)
  return next === undefined ? [] : fieldsOf(next)
}

/** Of an answer that holds one record under its name (`{ observation: … }`), the fields of the record. */
function fieldsOfRecord(answer: z.ZodType): string[] {
  const fields = fieldsOf(answer)
  if (!(answer instanceof z.ZodObject) || fields.length !== 1) return fields
  const [record] = Object.values(answer.shape) as z.ZodType[]
  return record === undefined ? fields : [...fields, ...fieldsOf(record)]
}

const isUpdate = ({ method, replaces }: RouteDefinition): boolean =>
  method === 'PUT' || method === 'PATCH' || replaces === true

/**
 * Of each update the fields that its record is read with and that it does not change: who sends a record back as it was
 * read means no harm by them, and any other field is refused (decisions D11, Updates).
 */
export function passedOverFields(definitions: readonly RouteDefinition[]): Map<RouteDefinition, Set<string>> {
  const answers = Map.groupBy(definitions, ({ path }) => path)
  const fields = new Map<RouteDefinition, Set<string>>()
  for (const update of definitions.filter(isUpdate)) {
    const reads = (answers.get(update.path) ?? []).filter(({ method }) => method === 'GET')
    const known = new Set(fieldsOf(update.body))
    const read = [update, ...reads].flatMap(({ response }) => fieldsOfRecord(response))
    fields.set(update, new Set(read.filter((name) => !known.has(name))))
  }
  return fields
}

/** The body without those fields. */
export function passOver(body: unknown, fields: ReadonlySet<string> | undefined): unknown {
  if (fields === undefined || fields.size === 0) return body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !fields.has(name)))
}
