import type { z } from 'zod'
import { isObject } from './provider-schema.ts'
import { parseTolerantJson } from './tolerant-json.ts'

export type Structured<Output> = { success: true; output: Output } | { success: false; problem: string }

/**
 * Reads a structured answer: tolerant parse, then the schema (once more without nulls, which strict modes force
 * models to write for what is optional).
 */
export function readStructured<Output>(text: string, schema: z.ZodType<Output>): Structured<Output> {
  const value = parseTolerantJson(text)
  if (value === undefined) return { success: false, problem: 'The answer is not JSON.' }
  const first = schema.safeParse(value)
  if (first.success) return { success: true, output: first.data }
  const second = schema.safeParse(withoutNulls(value))
  if (second.success) return { success: true, output: second.data }
  const problems = first.error.issues
    .slice(0, 8)
    .map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`)
  return { success: false, problem: problems.join('; ') }
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== null)
      .map(([key, item]) => [key, withoutNulls(item)]),
  )
}
