/**
 * SQLSTATE of a server that stops, starts, ends an idle connection or has none left (PostgreSQL, Appendix A), and what
 * Node says of its socket.
 */
const codes = new Set([
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
])

/** What pg says without a code. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable/

/** Whether the database was not there for this statement: it will be again, and what was asked can be asked again. */
export function isDatabaseLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string')
    return codes.has(error.code) || error.code.startsWith('08')
  return error instanceof Error && words.test(error.message)
}
