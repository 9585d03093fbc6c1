/** How a process ends that cannot start, by the codes of sysexits.h (docs/operations.md, "When it does not start"). */
export const exitCodes = {
  other: 1,
  /** The database is not as this release needs it. */
  data: 65,
  /** A server that is needed cannot be reached. */
  unavailable: 69,
  /** Something is in use that will be free again. */
  busy: 75,
  /** A server refuses who asks. */
  refused: 77,
  /** Variables are wrong or missing. */
  configuration: 78,
} as const

/** Why a process cannot start, in a sentence that says what to do, without a stack. */
export class StartError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
    this.exitCode = exitCode
  }
}
