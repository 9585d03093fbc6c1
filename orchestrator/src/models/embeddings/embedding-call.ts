import { ModelError } from '../port.ts'
import type { ProviderId } from '../port.ts'
import type { Classified } from '../provider-call.ts'
import { retryDelay, sleep } from '../retry.ts'

/** One batch, in milliseconds, and how often it is sent: somebody waits for a question's. */
const patience = {
  passage: { timeoutMs: 60_000, maxAttempts: 4 },
  query: { timeoutMs: 10_000, maxAttempts: 2 },
} as const

interface CallSetup {
  id: ProviderId
  classify: (error: unknown) => Classified | undefined
  kind: 'passage' | 'query'
  signal: AbortSignal | undefined
}

/**
 * Sends one batch, again where its failure may pass (with the waits of the model client).
 * @throws ModelError
 */
export async function embeddingCall<Answer>(
  setup: CallSetup,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const { timeoutMs, maxAttempts } = patience[setup.kind]
  for (let attempt = 1; ; attempt += 1) {
    const deadline = AbortSignal.timeout(timeoutMs)
    try {
      setup.signal?.throwIfAborted()
      return await send(setup.signal ? AbortSignal.any([setup.signal, deadline]) : deadline)
    } catch (cause) {
      const error = toModelError(cause, { ...setup, isLate: deadline.aborted })
      const delay = retryDelay(error, attempt, { maxAttempts, random: Math.random })
      // Who asks a question is not made to wait for a second long silence.
      if (delay === undefined || (setup.kind === 'query' && error.kind === 'timeout')) throw error
      await sleep(delay, setup.signal)
    }
  }
}

function toModelError(cause: unknown, setup: CallSetup & { isLate: boolean }): ModelError {
  if (cause instanceof ModelError) return cause
  const message = cause instanceof Error ? cause.message : 'The embedding failed'
  if (setup.signal?.aborted) return new ModelError('aborted', setup.id, { message, cause })
  const { kind, retryAfterMs } = setup.classify(cause) ?? {
    kind: 'connection' as const,
    retryAfterMs: undefined,
  }
  return new ModelError(setup.isLate ? 'timeout' : kind, setup.id, {
    message,
    cause,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })
}
