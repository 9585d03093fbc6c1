import type { ServiceCaller } from '@parley/server-kit/http/service-token.ts'

/** For whom a command is carried out; it comes signed from the bff. */
export interface Caller extends ServiceCaller {
  /** Aborted when the caller no longer waits for the answer. */
  signal?: AbortSignal
}
