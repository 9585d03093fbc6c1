import type { ProviderRequest } from '../port.ts'
import type { CallProgress } from '../provider-call.ts'

/** One call by either of OpenAI's APIs. */
export type OpenAiCall = (
  request: ProviderRequest,
  progress: CallProgress,
  signal: AbortSignal,
) => Promise<void>
