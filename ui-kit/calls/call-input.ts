import type { RouteDefinition } from '@parley/contracts/route.ts'
import type { z } from 'zod'

type Part<Name extends string, Schema extends z.ZodType> =
  Record<string, never> extends z.input<Schema>
    ? { [key in Name]?: z.input<Schema> }
    : { [key in Name]: z.input<Schema> }

/** What a call of a route is given: its parameters, query and body, typed by the contract. */
export type CallInput<D extends RouteDefinition> = Part<'params', D['params']> &
  Part<'query', D['query']> &
  Part<'body', D['body']>

/** What a call of a route answers. */
export type CallOutput<D extends RouteDefinition> = z.output<D['response']>

/** The second argument of a call: it may be left out where the route asks for nothing. */
export type CallArguments<D extends RouteDefinition> =
  Record<string, never> extends CallInput<D> ? [input?: CallInput<D>] : [input: CallInput<D>]

/** The same, seen without types. */
export interface AnyCallInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** The address of a call, parameters and query filled in. */
export function addressOf(definition: RouteDefinition, input: AnyCallInput = {}): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = definition.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, textOf(value))
  }
  const query = search.toString()
  return `/api${path}${query === '' ? '' : `?${query}`}`
}

/** Lists, ranges and filters travel as JSON texts (the HTTP API, preamble). */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
