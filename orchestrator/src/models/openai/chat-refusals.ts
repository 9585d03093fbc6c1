import OpenAI from 'openai'
import type { ProviderRequest } from '../port.ts'

/** What compatible servers may not know. */
export type Refusable =
  'max_completion_tokens' | 'stream_options' | 'reasoning_effort' | 'json_schema' | 'json_object'

export interface Refusals {
  has(what: Refusable): boolean
  /** Notes what the server refused. @returns whether the request is now another one, to be sent again */
  learn(error: unknown, request: ProviderRequest): boolean
}

/** A bad request, one that cannot be worked on, or a feature that is not there. */
const refusingStatuses = new Set([400, 404, 415, 422, 500, 501])

/** What each is called in the words of servers that refuse it. A format is refused by its own or its parent's name. */
const words: readonly [Refusable, RegExp][] = [
  ['max_completion_tokens', /max_completion_tokens/i],
  ['stream_options', /stream_options|include_usage/i],
  ['reasoning_effort', /reasoning_effort|reasoning|\bthink/i],
]
const formatWords = /response_format|json_schema|json_object|json.?mode|grammar|structured output|guided/i

/** Remembers what one server has refused. */
export function createRefusals(): Refusals {
  const refused = new Set<Refusable>()
  const isNew = (what: Refusable): boolean => !refused.has(what)
  return {
    has: (what) => refused.has(what),
    learn(error, request) {
      if (!(error instanceof OpenAI.APIError)) return false
      const status: unknown = error.status
      if (typeof status !== 'number' || !refusingStatuses.has(status)) return false
      const said = `${error.message} ${error.param ?? ''}`
      const what = refusedBy(said, request, isNew)
      if (what !== undefined) refused.add(what)
      return what !== undefined
    },
  }
}

function refusedBy(
  said: string,
  request: ProviderRequest,
  isNew: (what: Refusable) => boolean,
): Refusable | undefined {
  const named = words.find(([what, word]) => isNew(what) && word.test(said) && isSent(what, request))
  if (named) return named[0]
  if (!request.jsonSchema || !formatWords.test(said)) return undefined
  return (['json_schema', 'json_object'] as const).find(isNew)
}

const isSent = (what: Refusable, request: ProviderRequest): boolean =>
  what !== 'reasoning_effort' || request.effort !== undefined
