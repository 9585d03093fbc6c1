/** Structured log of a process: data first, then a sentence that stays the same. Never content, only ids. */
export interface Logger {
  debug(data: object, message: string): void
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}
