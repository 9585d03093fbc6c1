import fc from 'fast-check'
import { resolve, type Schema, type ServedDocument } from './api-document.ts'

/** Levels after which what may be left out is left out, so that recursive schemas end. */
const deepest = 4

interface Place {
  document: ServedDocument
  /** Of the field, the list or the parameter: ids are guessed by it. */
  name: string
  depth: number
}

type Maker = (schema: Schema, place: Place) => fc.Arbitrary<unknown>

/** Stands for an id of the world that is there when the request is sent: `{{own.phaseId}}`. */
const idPlaceholder = (whose: 'own' | 'other', name: string): string => `{{${whose}.${name}}}`

const ids = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(idPlaceholder('own', name)) },
    { weight: 1, arbitrary: fc.constant(idPlaceholder('other', name)) },
    { weight: 1, arbitrary: fc.uuid({ version: [4, 7] }) },
  )

const instant = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const recent = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const times = fc.oneof({ weight: 3, arbitrary: recent }, { weight: 1, arbitrary: instant })

const formats: Record<string, (name: string) => fc.Arbitrary<unknown>> = {
  uuid: ids,
  'date-time': () => times,
  date: () => times.map((time) => time.slice(0, 10)),
  email: () => fc.nat().map((number) => `scan-${number}@people.test`),
  uri: () => fc.webUrl({ validSchemes: ['https'] }),
  binary: () => fc.constant('{{file}}'),
}

const bound = (schema: Schema, name: string, fallback: number): number =>
  typeof schema[name] === 'number' ? schema[name] : fallback

/** Patterns that look ahead cannot be turned round; what has one here is the name of a domain. */
function matching(pattern: string): fc.Arbitrary<string> {
  return /\(\?[=!<]/.test(pattern)
    ? fc.nat().map((number) => `scan-${number}.test`)
    : fc.stringMatching(new RegExp(pattern))
}

const textOf: Maker = (schema, { name }) => {
  const format = typeof schema.format === 'string' ? formats[schema.format] : undefined
  if (format !== undefined) return format(name)
  if (typeof schema.pattern === 'string') return matching(schema.pattern)
  const minLength = bound(schema, 'minLength', 0)
  const limit = bound(schema, 'maxLength', 10_000)
  const maxLength = Math.min(limit, minLength + 40)
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength, maxLength }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength }) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(limit, 20_000))) },
  )
}

const wholeNumber: Maker = (schema) => {
  const above = typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : -1e9
  const min = Math.ceil(bound(schema, 'minimum', above))
  const max = Math.floor(bound(schema, 'maximum', Math.max(1e9, min)))
  return fc.oneof(
    fc.integer({ min, max }),
    fc.integer({ min, max: Math.min(max, min + 20) }),
    fc.constant(max),
  )
}

const number: Maker = (schema) =>
  fc.double({
    min: bound(schema, 'minimum', bound(schema, 'exclusiveMinimum', -1e9)),
    max: bound(schema, 'maximum', 1e9),
    noNaN: true,
    minExcluded: typeof schema.exclusiveMinimum === 'number',
  })

const list: Maker = (schema, place) => {
  const minLength = bound(schema, 'minItems', 0)
  const spread = place.depth >= deepest ? 0 : 3
  // Not even made: a recursive schema would have no end.
  if (minLength + spread === 0) return fc.constant([])
  const maxLength = Math.min(bound(schema, 'maxItems', 1000), minLength + spread)
  return fc.array(valuesOf((schema.items ?? {}) as Schema, deeper(place)), { minLength, maxLength })
}

const deeper = (place: Place, name = place.name): Place => ({ ...place, name, depth: place.depth + 1 })

const object: Maker = (schema, place) => {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const required = (schema.required ?? []) as string[]
  // A made-up time of the last change would make every update a stale one.
  const isWanted = (name: string): boolean => place.depth < deepest && name !== 'updatedAt'
  const kept = properties.filter(([name]) => isWanted(name) || required.includes(name))
  const named = fc.record(
    Object.fromEntries(kept.map(([name, value]) => [name, valuesOf(value, deeper(place, name))])),
    { requiredKeys: required.filter((name) => kept.some(([known]) => known === name)) },
  )
  const further = schema.additionalProperties
  if (typeof further !== 'object' || place.depth >= deepest) return named
  const names = schema.propertyNames as Schema | undefined
  const key =
    names === undefined ? fc.string({ minLength: 1, maxLength: 12 }) : valuesOf(names, deeper(place))
  const extra = fc.dictionary(key as fc.Arbitrary<string>, valuesOf(further as Schema, deeper(place)), {
    maxKeys: 3,
    noNullPrototype: true,
  })
  return fc.tuple(named, extra).map(([one, more]) => ({ ...more, ...one }))
}

const byType: Record<string, Maker> = {
  string: textOf,
  integer: wholeNumber,
  number,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: list,
  object,
}

function ofType(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const types = [schema.type ?? (schema.properties === undefined ? [] : 'object')].flat() as string[]
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 })
  return fc.oneof(...types.map((type) => (byType[type] ?? textOf)(schema, place)))
}

/** Far down, the choices that lead no further. */
function endingFirst(choices: Schema[], { depth }: Place): Schema[] {
  const ending = choices.filter((choice) => !JSON.stringify(choice).includes('$ref'))
  return depth < deepest || ending.length === 0 ? choices : ending
}

/** Values that a schema takes, as far as the schema tells. */
export function valuesOf(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  // What goes on even so (a list that must not be empty) is cut off; such a value is a broken one.
  if (place.depth > 2 * deepest) return fc.constant(null)
  if (typeof schema.$ref === 'string') return valuesOf(resolve(place.document, schema.$ref), deeper(place))
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices !== undefined)
    return fc.oneof(...endingFirst(choices, place).map((one) => valuesOf(one, place)))
  const parts = schema.allOf as Schema[] | undefined
  if (parts !== undefined)
    return fc
      .tuple(...parts.map((part) => valuesOf(part, place)))
      .map((values) => Object.assign({}, ...values) as unknown)
  return ofType(schema, place)
}
