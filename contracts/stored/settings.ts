import type { Client } from '../http/people.ts'

/**
 * Settings of a firm. Its parts are read by a schema with defaults: rows are older than some of the fields, and a value
 * out of today's bounds counts as the default.
 */
export interface FirmSettings {
  security?: Record<string, unknown>
  budget?: unknown
}

/** Settings of a client; what is missing takes the usual. The budget is read as a firm's is. */
export interface ClientSettings {
  ai?: Partial<Client['settings']['ai']>
  language?: Client['settings']['language']
  budget?: unknown
}
