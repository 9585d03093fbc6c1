import type { RouteDefinition } from '@parley/contracts/route.ts'
import type { z } from 'zod'

/** A route that takes a body. */
export type Limited = Pick<RouteDefinition, 'body'>

/** As much of a schema as is looked at here. */
interface SchemaLike {
  maxLength?: unknown
  shape?: Record<string, SchemaLike | undefined>
  def?: { innerType?: SchemaLike; in?: SchemaLike; options?: SchemaLike[]; element?: SchemaLike }
}

/** Characters that a text may have by its schema; undefined where that names no limit. */
export const lengthOf = (schema: z.ZodType): number | undefined => longest(schema as SchemaLike)

function longest(schema: SchemaLike | undefined): number | undefined {
  if (schema === undefined) return undefined
  if (typeof schema.maxLength === 'number') return schema.maxLength
  const { innerType, in: first, options, element } = schema.def ?? {}
  const inner = [innerType, first, element, ...(options ?? [])].flatMap((one) => longest(one) ?? [])
  return inner.length === 0 ? undefined : Math.max(...inner)
}

/** The object in a list, or in what makes it optional. */
function insideOf(schema: SchemaLike | undefined): SchemaLike | undefined {
  const inner = schema?.def?.innerType ?? schema?.def?.element
  return schema?.shape === undefined && inner !== undefined ? insideOf(inner) : schema
}

/**
 * Characters that a field of a route's body may have, undefined where its schema names no limit. A dot leads
 * into an object or the objects of a list (`metadata.currentSystems`); of a list it is the limit of one entry.
 */
export function limitOf({ body }: Limited, field: string): number | undefined {
  const schema = field
    .split('.')
    .reduce<SchemaLike | undefined>((at, name) => insideOf(at)?.shape?.[name], body as SchemaLike)
  return longest(schema)
}
