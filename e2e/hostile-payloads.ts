/** A JSON schema, or a part of one, as it stands in the API document. */
export type Schema = Record<string, unknown>

/** Ways in which text has become markup, a script or an address. */
const shapes: ((call: string) => string)[] = [
  (call) => `"'><img src=x onerror=${call}>`,
  (call) => `<svg onload=${call}>`,
  (call) => `</p><script>${call}</script>`,
  (call) => `javascript:${call}`,
  (call) => `<iframe srcdoc='<svg onload=top.${call}>'>`,
  (call) => `<a style="background:url(x)" href="javascript:${call}">a</a>`,
  (call) => `[a](javascript:${call}) ![b](x" onerror="${call})`,
  (call) => `{{constructor.constructor('${call}')()}}`,
]

/** Passwords and keys: hashed or sealed, and never shown. */
const secret = /(password|secret)$/i

export interface Payloads {
  /** Fields by the number that their payload calls. */
  names: string[]
  /** The text for a field: every shape where it has the space, else one, each field another. */
  textFor: (name: string, limit?: number) => string
}

export function createPayloads(): Payloads {
  const names: string[] = []
  return {
    names,
    textFor(name, limit = 4000) {
      const call = `hit(${names.push(name) - 1})`
      const all = shapes.map((shape) => shape(call))
      const together = all.join(' ')
      if (together.length <= limit) return together
      const fitting = all.filter((text) => text.length <= limit)
      return fitting[names.length % fitting.length] ?? ''
    },
  }
}

const pathOf = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)
const isFree = (schema: Schema): boolean =>
  schema.type === 'string' &&
  !['enum', 'format', 'const', 'pattern', 'contentEncoding'].some((key) => key in schema)

const branchesOf = (schema: Schema): Schema[] => {
  // What is recursive, and so referred to, is the editor's tree alone, which has a test of its own.
  if ('$ref' in schema) return []
  const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] as Schema[] | undefined) ?? [])
  return choices.length === 0 ? [schema] : choices.flatMap(branchesOf)
}
const propertiesOf = ({ properties = {} }: Schema): [string, Schema][] =>
  Object.entries(properties as Record<string, Schema>)

/** Names such as `phases[].name`. */
export const fieldsOf = (schema: Schema, path = ''): string[] => [
  ...new Set(
    branchesOf(schema).flatMap((one): string[] => {
      if (isFree(one)) return secret.test(path) ? [] : [path]
      const items = one.items === undefined ? [] : fieldsOf(one.items as Schema, `${path}[]`)
      const inside = propertiesOf(one).flatMap(([key, part]) => fieldsOf(part, pathOf(path, key)))
      return [...items, ...inside]
    }),
  ),
]

interface Place {
  schema: Schema
  path?: string
}

/** The value with text in each field that it has, or could have directly. */
export const fill = ({ schema, path = '' }: Place, value: unknown, text: TextOf): unknown => {
  const branches = branchesOf(schema)
  if (value === undefined || value === null || typeof value === 'string') {
    const free = secret.test(path) ? undefined : branches.find(isFree)
    return free === undefined ? value : (text(path, free.maxLength as number | undefined) ?? value)
  }
  if (Array.isArray(value)) {
    const anyOf = branches.flatMap((one) => (one.items === undefined ? [] : [one.items as Schema]))
    return value.map((item: unknown) => fill({ schema: { anyOf }, path: `${path}[]` }, item, text))
  }
  if (typeof value !== 'object') return value
  const filled = branches
    .flatMap(propertiesOf)
    .map(([key, part]): [string, unknown] => [
      key,
      fill({ schema: part, path: pathOf(path, key) }, (value as Schema)[key], text),
    ])
    .filter(([, part]) => part !== undefined)
  return { ...value, ...Object.fromEntries(filled) }
}

/** The text for a field, or undefined to leave it as it is. */
export type TextOf = (path: string, limit: number | undefined) => string | undefined

/** A body with one field alone changed; `a[].b` becomes the one entry of a list. */
export function withField(body: Schema, path: string, text: string): Schema {
  const set = (part: unknown, keys: string[]): unknown => {
    const [key = '', ...rest] = keys
    if (key === '') return text
    if (key === '[]') return [set(Array.isArray(part) ? part[0] : undefined, rest)]
    return { ...(part as Schema | undefined), [key]: set((part as Schema | undefined)?.[key], rest) }
  }
  return set(body, path.replaceAll('[]', '.[]').split('.')) as Schema
}
