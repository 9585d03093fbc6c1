import { z } from 'zod'

/** A text that is not set when it is empty: compose passes on unset variables as ''. */
export const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => (text === '' ? undefined : text))

/** On or off; undefined where nothing is said. */
export const flag = z
  .enum(['true', 'false', 'on', 'off', '1', '0', ''])
  .optional()
  .transform((text) => (text === undefined || text === '' ? undefined : ['true', 'on', '1'].includes(text)))

export const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)

/** An address of one of the protocols, when it is given. */
export const optionalAddress = (protocols: RegExp, example: string) =>
  optionalText.refine(
    (text) => text === undefined || (URL.canParse(text) && protocols.test(new URL(text).protocol)),
    `must be an address like ${example}`,
  )

const headerPattern = /^\s*([\w.-]+)\s*=\s*(.*?)\s*$/

/** Headers as OpenTelemetry writes them, `name=value,name=value`, values percent-encoded. */
const otlpHeaders = optionalText.transform((list, context) => {
  if (list === undefined) return undefined
  try {
    return Object.fromEntries(list.split(',').map(readHeader))
  } catch {
    context.addIssue({ code: 'custom', message: 'must be headers like api-key=secret,tenant=parley' })
    return z.NEVER
  }
})

function readHeader(text: string): [string, string] {
  const [, name = '', value = ''] = headerPattern.exec(text) ?? []
  if (name === '') throw new Error('A header has no name.')
  return [name.toLowerCase(), decodeURIComponent(value)]
}

/** A share from 0 to 1; all of it where nothing is said. */
const share = z
  .union([z.literal('').transform(() => 1), z.coerce.number().min(0).max(1)], {
    error: 'must be a number from 0 to 1',
  })
  .default(1)

/** What every process reads (Architecture, "One machine, no servers: the embedded default"). */
export const environmentSchema = z.object({
  NODE_ENV: z.string().default('production'),
  PARLEY_DATA_DIR: z.string().trim().min(1).default('./.parley'),
  DATABASE_URL: optionalAddress(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/parley'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  REDIS_URL: optionalAddress(/^rediss?:$/, 'redis://host:6379'),
  PARLEY_SECRET: optionalText,
  S3_ENDPOINT: optionalAddress(/^https?:$/, 'https://s3.example.com'),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SMTP_URL: optionalAddress(/^smtps?:$/, 'smtps://user:password@host:465'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** A collector of OpenTelemetry; traces are off without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalAddress(/^https?:$/, 'http://collector:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders,
  OTEL_SERVICE_NAME: optionalText,
  OTEL_TRACES_SAMPLER_ARG: share,
  OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: flag,
})
export type Environment = z.infer<typeof environmentSchema>

/** Variables that a process cannot start with; each line says what to do about one. */
export class EnvironmentError extends Error {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(`The environment is not complete:\n${lines.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'EnvironmentError'
    this.lines = lines
  }
}

/**
 * Reads variables by a schema; the process's own unless a test gives some.
 * @throws EnvironmentError naming every variable that is wrong
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined> = process.env,
): z.output<Schema> {
  const result = schema.safeParse(variables)
  if (result.success) return result.data
  throw new EnvironmentError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}
