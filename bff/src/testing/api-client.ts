import type { RouteDefinition } from '@parley/contracts/route.ts'
import type { z } from 'zod'

export interface ApiAnswer<Body = unknown> {
  status: number
  body: Body
  text: string
  headers: Headers
  /** Set-Cookie lines. */
  cookies: string[]
}

export interface RawRequest {
  body?: unknown
  headers?: Record<string, string>
}

interface CallInput<D extends RouteDefinition> {
  params?: z.input<D['params']>
  query?: z.input<D['query']>
  body?: z.input<D['body']>
  headers?: Record<string, string>
}

/** Calls the app over a real connection, with or without a token. */
export interface ApiClient {
  raw(method: string, path: string, request?: RawRequest): Promise<ApiAnswer>
  call<D extends RouteDefinition>(
    definition: D,
    input?: CallInput<D>,
  ): Promise<ApiAnswer<z.output<D['response']>>>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function createApiClient(origin: string, token?: string): ApiClient {
  const raw: ApiClient['raw'] = async (method, path, { body, headers } = {}) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      text,
      body: parse(text),
      headers: response.headers,
      cookies: response.headers.getSetCookie(),
    }
  }
  return {
    raw,
    call: async <D extends RouteDefinition>(definition: D, input: CallInput<D> = {}) => {
      const answer = await raw(definition.method, addressOf(definition, input), {
        ...(definition.method === 'GET' ? {} : { body: input.body ?? {} }),
        ...(input.headers === undefined ? {} : { headers: input.headers }),
      })
      return answer as ApiAnswer<z.output<D['response']>>
    },
  }
}

function addressOf(definition: RouteDefinition, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = definition.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>).toString()
  return `/api${path}${query === '' ? '' : `?${query}`}`
}
