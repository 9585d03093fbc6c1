import { type DestinationStream, pino } from 'pino'
import type { Logger } from './logger.ts'

export interface LoggerOptions {
  /** Name of the process. */
  name: string
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Standard output unless a test looks. */
  destination?: DestinationStream
}

/** Never in a log, at whatever depth up to two (Security, "Secrets"). */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'token',
  'accessToken',
  'refreshToken',
  'ticket',
  'apiKey',
]

const secretNames = new Set(secrets)

/** Whether nothing in it could be a secret: values alone, none of them by the name of one. */
function isHarmless(data: object): boolean {
  for (const [name, value] of Object.entries(data))
    if ((typeof value === 'object' && value !== null) || secretNames.has(name)) return false
  return true
}

/**
 * One JSON object a line; errors with their causes; secrets struck out. Looking for secrets costs more than the line, so
 * a line that can hold none, as that of a request, is written as it is. Lines that come while others are being written
 * leave together; at the end of the process what is left is written.
 */
export function createLogger(options: LoggerOptions): Logger {
  const plain = {
    name: options.name,
    level: options.level,
    serializers: { error: pino.stdSerializers.errWithCause, cause: pino.stdSerializers.errWithCause },
    timestamp: pino.stdTimeFunctions.isoTime,
    base: { name: options.name },
  }
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const destination = options.destination ?? pino.destination({ dest: 1, sync: false })
  const writePlainly = pino(plain, destination)
  const hideSecrets = pino({ ...plain, redact: { paths, censor: '[hidden]' } }, destination)
  const loggerFor = (data: object) => (isHarmless(data) ? writePlainly : hideSecrets)
  return {
    debug: (data, message) => loggerFor(data).debug(data, message),
    info: (data, message) => loggerFor(data).info(data, message),
    warn: (data, message) => loggerFor(data).warn(data, message),
    error: (data, message) => loggerFor(data).error(data, message),
  }
}
