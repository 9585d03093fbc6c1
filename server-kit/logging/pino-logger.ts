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

/** One JSON object a line; errors with their causes; secrets struck out. */
export function createLogger(options: LoggerOptions): Logger {
  const logger = pino(
    {
      name: options.name,
      level: options.level,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      serializers: { error: pino.stdSerializers.errWithCause, cause: pino.stdSerializers.errWithCause },
      timestamp: pino.stdTimeFunctions.isoTime,
      base: { name: options.name },
    },
    options.destination ?? pino.destination(1),
  )
  return {
    debug: (data, message) => logger.debug(data, message),
    info: (data, message) => logger.info(data, message),
    warn: (data, message) => logger.warn(data, message),
    error: (data, message) => logger.error(data, message),
  }
}
