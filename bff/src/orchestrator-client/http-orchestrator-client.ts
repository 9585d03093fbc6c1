import { AppError, errorBodySchema } from '@parley/contracts/errors.ts'
import { commands } from '@parley/contracts/internal/orchestrator.ts'
import { embedderNoticeSchema } from '@parley/contracts/rules/embedder-notice.ts'
import { signServiceToken } from '@parley/server-kit/http/service-token.ts'
import type { Secrets } from '@parley/server-kit/secrets/secret-keys.ts'
import { currentTraceparent, withSpan } from '@parley/server-kit/tracing/span.ts'
import { z } from 'zod'
import type {
  CommandAnswer,
  CommandCaller,
  CommandInput,
  CommandName,
  OrchestratorClient,
} from './orchestrator-client.ts'

interface Address {
  /** For example `http://orchestrator:3100`. */
  url: string
  secret: Secrets
  /** Aborted when commands at hand have to be answered now, because this process stops. */
  stopping?: AbortSignal
}

export interface HttpOrchestratorClient extends OrchestratorClient {
  /** Rejects while the orchestrator's queue does not answer. */
  pingQueue(): Promise<void>
}

/** Milliseconds: commands wait for up to 50 s themselves (HTTP API, "Agent interactions"). */
const longestCallMs = 55_000
const longestPingMs = 2_000

const readinessSchema = z.object({
  queue: z.string(),
  notices: z.array(embedderNoticeSchema).default([]),
})

const unavailable = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', 'The agents are not available just now. Please try again in a moment.', {
    cause,
    retryAfterSeconds: 5,
  })

/** The orchestrator in another process, with a signed token on each call. */
export function createHttpOrchestratorClient({ url, secret, stopping }: Address): HttpOrchestratorClient {
  return {
    async call<Name extends CommandName>(
      name: Name,
      input: CommandInput<Name>,
      caller: CommandCaller,
    ): Promise<CommandAnswer<Name>> {
      const definition = commands[name]
      const params = definition.params.parse(input.params) as Record<string, string>
      const answer = await withSpan(`command ${name}`, { kind: 'client' }, async () => {
        const response = await send(`${url}/internal${fillPath(definition.path, params)}`, {
          method: definition.method,
          headers: headersOf(caller.requestId, await signServiceToken(caller, secret)),
          body: JSON.stringify(input.body ?? {}),
          signals: [stopping, caller.signal],
        })
        const body = await readJson(response)
        if (!response.ok) throw errorOf(body, response.status)
        return body
      })
      return definition.response.parse(answer) as CommandAnswer<Name>
    },
    async ping() {
      const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(longestPingMs) })
      if (!response.ok) throw new Error(`The orchestrator answers ${response.status}.`)
    },
    async pingQueue() {
      const { queue } = await readReadiness(url)
      if (queue !== 'up') throw new Error('The queue does not answer.')
    },
    async readNotices() {
      return (await readReadiness(url)).notices
    },
  }
}

function headersOf(requestId: string, token: string): Record<string, string> {
  const traceparent = currentTraceparent()
  return {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-request-id': requestId,
    ...(traceparent === undefined ? {} : { traceparent }),
  }
}

async function readReadiness(url: string): Promise<z.output<typeof readinessSchema>> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(longestPingMs) })
  return readinessSchema.parse(await response.json())
}

const fillPath = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

async function send(
  address: string,
  { signals, ...init }: RequestInit & { signals: (AbortSignal | undefined)[] },
): Promise<Response> {
  const given = signals.filter((signal) => signal !== undefined)
  try {
    return await fetch(address, {
      ...init,
      signal: AbortSignal.any([AbortSignal.timeout(longestCallMs), ...given]),
    })
  } catch (cause) {
    throw unavailable(cause)
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw unavailable(cause)
  }
}

/** A refusal of the orchestrator, as it gave it. */
function errorOf(body: unknown, status: number): AppError {
  const read = errorBodySchema.safeParse(body)
  if (!read.success) return unavailable(new Error(`The orchestrator answered ${status} in no known shape.`))
  const { code, message, errors, current, retryAfterSeconds } = read.data
  return new AppError(code, message, {
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}
