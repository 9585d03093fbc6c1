/**
 * Tells every process what just happened, at most once and without keeping it: who must not miss it reads the tables
 * (Architecture, "Processes"). Payloads are JSON of at most 7,000 bytes.
 */
export interface EventBus {
  publish(channel: string, payload: unknown): Promise<void>
  /** @returns a function that ends the subscription */
  subscribe(channel: string, handler: (payload: unknown) => void): Promise<() => Promise<void>>
}
