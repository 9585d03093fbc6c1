import { describe, expect, it } from '@jest/globals'
import { allRoutes } from '@parley/contracts/http/all-routes.ts'
import { inPlainWords } from '@parley/contracts/issue-texts.ts'
import { z } from 'zod'
import { validationFailed } from './error-answer.ts'

/** What people, forms and programs send by mistake. */
const mistakes: readonly unknown[] = [
  undefined,
  null,
  '',
  'nonsense !',
  'x'.repeat(200_000),
  '2026-02-30',
  -1,
  1.5,
  1e18,
  Number.NaN,
  true,
  [],
  {},
  { unexpected: 1 },
]

type Def = Record<string, unknown> & { type: string }
const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** Deeper than this nothing is looked at: rich texts hold themselves. */
const deepest = 6

/** Values of the schema's form with the mistake in every leaf, one for each alternative. */
function mistaken(schema: z.ZodType, mistake: unknown, depth = 0): unknown[] {
  if (depth > deepest) return [mistake]
  const def = defOf(schema)
  const inner = (def.innerType ?? def.in ?? def.element) as z.ZodType | undefined
  const below = (one: z.ZodType): unknown[] => mistaken(one, mistake, depth + 1)
  switch (def.type) {
    case 'object': {
      const shape = Object.entries((schema as z.ZodObject<Record<string, z.ZodType>>).shape)
      const variants = shape.map(([key, field]) => [key, below(field)] as const)
      const most = Math.max(1, ...variants.map(([, values]) => values.length))
      return Array.from({ length: most }, (_, index) =>
        Object.fromEntries(variants.map(([key, values]) => [key, values[index % values.length]])),
      ).concat({ unknownField: mistake })
    }
    case 'array':
      return inner === undefined ? [mistake] : [mistake, ...below(inner).map((value) => [value])]
    case 'record':
      return [mistake, ...below(def.valueType as z.ZodType).map((value) => ({ key: value }))]
    case 'union':
      return [mistake, ...(def.options as z.ZodType[]).flatMap(below)]
    case 'intersection':
      return [...below(def.left as z.ZodType), ...below(def.right as z.ZodType)]
    default:
      return inner === undefined ? [mistake] : below(inner)
  }
}

/** Every sentence with which a schema would refuse the mistake, each as if it were the first. */
function refusals(schema: z.ZodType, mistake: unknown): { message: string; texts: string[] }[] {
  return mistaken(schema, mistake).flatMap((value) => {
    const { error } = schema.safeParse(value, inPlainWords)
    return (error?.issues ?? []).map((issue) => {
      const { message, options } = validationFailed(new z.ZodError([issue]))
      return { message, texts: Object.values(options.errors ?? {}) }
    })
  })
}

/** Names of a contract that are no words: a bare part of something, or how programs write it. */
const isRaw = (message: string): boolean =>
  /^(?:Max|Min|Ids?|Body|\w*[a-z][A-Z]\w*|\w+_\w+|[\d.]+): /.test(message) || /^\W*: /.test(message)
const isEmpty = (text: string): boolean => /^Invalid (?:value|input)\b|^Expected |^Required$/.test(text)

const routes = Object.values(allRoutes)

describe('no route refuses what is sent', () => {
  it.each(routes.map((route) => [route.name, route] as const))(
    '%s by raw names or empty words',
    (_, route) => {
      const found = new Set<string>()
      for (const schema of [route.body, route.query])
        for (const mistake of mistakes)
          for (const { message, texts } of refusals(schema, mistake))
            if (isRaw(message) || isEmpty(message) || texts.some(isEmpty)) found.add(message)
      expect([...found]).toEqual([])
    },
  )
})
