import type { ServiceCaller } from '@parley/server-kit/http/service-token.ts'

/** For whom a command is carried out; it comes signed from the bff. */
export type Caller = ServiceCaller
