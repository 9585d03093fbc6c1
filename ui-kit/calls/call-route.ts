import type { RouteDefinition } from '@parley/contracts/route.ts'
import {
  addressOf,
  type AnyCallInput,
  type CallArguments,
  type CallInput,
  type CallOutput,
} from './call-input.ts'
import { randomId } from './random-id.ts'
import { authorization, fetchAnswer, isSignInCall, readAnswer, withSession } from './send.ts'

interface CallOptions {
  signal?: AbortSignal | undefined
  /** Of a POST that a person may repeat; each call has its own unless told. */
  idempotencyKey?: string | undefined
}

/** One page of a plain list, with the number of all rows (Content-Range). */
export interface ListPage<Row> {
  rows: Row
  total: number
}

/**
 * Calls a route of the contracts. Throws ApiError; a lost session is refreshed or signed in to again, and the
 * call repeated. POSTs carry an Idempotency-Key, so that a repetition is harmless (decisions D11, Chat).
 */
export async function callRoute<D extends RouteDefinition>(
  definition: D,
  ...[input]: CallArguments<D>
): Promise<CallOutput<D>> {
  return await callWith(definition, input)
}

/** The same, with a signal to give the call up. */
export async function callWith<D extends RouteDefinition>(
  definition: D,
  input: AnyCallInput | undefined,
  options: CallOptions = {},
): Promise<CallOutput<D>> {
  const answer = await ask(definition, input, options)
  return (await readAnswer(answer.json())) as CallOutput<D>
}

/** Calls a plain list and tells how many rows there are in all. */
export async function callList<D extends RouteDefinition>(
  definition: D,
  input: CallInput<D>,
  options: CallOptions = {},
): Promise<ListPage<CallOutput<D>>> {
  const answer = await ask(definition, input, options)
  const rows = (await readAnswer(answer.json())) as CallOutput<D>
  const total = Number(/\/(\d+)$/.exec(answer.headers.get('Content-Range') ?? '')?.[1])
  return { rows, total: Number.isNaN(total) ? (rows as unknown[]).length : total }
}

function ask(
  definition: RouteDefinition,
  input: AnyCallInput | undefined,
  options: CallOptions,
): Promise<Response> {
  const hasBody = input?.body !== undefined
  const idempotent: Record<string, string> =
    definition.method === 'POST' && !isSignInCall(definition.path)
      ? { 'Idempotency-Key': options.idempotencyKey ?? randomId() }
      : {}
  return withSession(definition.path, (token) =>
    fetchAnswer(addressOf(definition, input), {
      method: definition.method,
      headers: {
        Accept: 'application/json',
        ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
        ...idempotent,
        ...authorization(token),
      },
      ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    }),
  )
}
