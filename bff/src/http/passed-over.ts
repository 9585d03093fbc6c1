import type { RouteDefinition } from '@parley/contracts/route.ts'
import { z } from 'zod'

/** Wrappers that leave the fields of an object as they are. */
function inner(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schema.unwrap() as z.ZodType
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType
  return undefined
}

/** The kinds of object that a value of a schema may be; of a list, what its rows may be. None of anything else. */
function objectsOf(schema: z.ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema]
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(objectsOf)
  if (schema instanceof z.ZodArray) return objectsOf(schema.element as z.ZodType)
  const next = inner(schema)
  return next === undefined ? [] : objectsOf(next)
}

/** Of an answer that holds one record under its name (`{ observation: … }`), the answer and the record. */
function recordsOf(answer: z.ZodType): z.ZodObject[] {
  const objects = objectsOf(answer)
  if (!(answer instanceof z.ZodObject)) return objects
  const parts = Object.values(answer.shape) as z.ZodType[]
  return parts.length === 1 ? [...objects, ...parts.flatMap(objectsOf)] : objects
}

/** What an update leaves out of its body: fields of the record, and of what stands in it under a field. */
export interface PassedOver {
  fields: ReadonlySet<string>
  within: ReadonlyMap<string, PassedOver>
}

const schemasOf = (objects: readonly z.ZodObject[], field: string): z.ZodType[] =>
  objects.flatMap(({ shape }) => (field in shape ? [shape[field] as z.ZodType] : []))

const namesOf = (objects: readonly z.ZodObject[]): Set<string> =>
  new Set(objects.flatMap(({ shape }) => Object.keys(shape)))

/** @param written what the body takes @param read what the record is read as, at the same place */
function compare(written: readonly z.ZodObject[], read: readonly z.ZodObject[]): PassedOver {
  const known = namesOf(written)
  const within = new Map<string, PassedOver>()
  for (const field of known) {
    const parts = schemasOf(written, field).flatMap(objectsOf)
    if (parts.length === 0) continue
    const below = compare(parts, schemasOf(read, field).flatMap(objectsOf))
    if (below.fields.size > 0 || below.within.size > 0) within.set(field, below)
  }
  return { fields: new Set([...namesOf(read)].filter((name) => !known.has(name))), within }
}

const isUpdate = ({ method, replaces }: RouteDefinition): boolean =>
  method === 'PUT' || method === 'PATCH' || replaces === true

/**
 * Of each update the fields that its record is read with and that it does not change, in rows of it too: who sends a
 * record back as it was read means no harm by them, and any other field is refused (decisions D11, Updates).
 */
export function passedOverFields(definitions: readonly RouteDefinition[]): Map<RouteDefinition, PassedOver> {
  const answers = Map.groupBy(definitions, ({ path }) => path)
  const fields = new Map<RouteDefinition, PassedOver>()
  for (const update of definitions.filter(isUpdate)) {
    const reads = (answers.get(update.path) ?? []).filter(({ method }) => method === 'GET')
    const read = [update, ...reads].flatMap(({ response }) => recordsOf(response))
    fields.set(update, compare(objectsOf(update.body), read))
  }
  return fields
}

/** The body without those fields. */
export function passOver(body: unknown, passed: PassedOver | undefined): unknown {
  if (passed === undefined || typeof body !== 'object' || body === null) return body
  if (Array.isArray(body)) return body.map((row: unknown) => passOver(row, passed))
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !passed.fields.has(name))
      .map(([name, value]: [string, unknown]) => [name, passOver(value, passed.within.get(name))]),
  )
}
