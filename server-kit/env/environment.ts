import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { exitCodes, StartError } from '../process/start-error.ts'

export const optionalText = z.string().trim().optional()

/** On or off; undefined where nothing is said. */
export const flag = z
  .enum(['true', 'false', 'on', 'off', '1', '0'])
  .optional()
  .transform((text) => (text === undefined ? undefined : ['true', 'on', '1'].includes(text)))

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
const share = z.coerce
  .number({ error: 'must be a number from 0 to 1' })
  .min(0, 'must be a number from 0 to 1')
  .max(1, 'must be a number from 0 to 1')
  .default(1)

/** What every process reads (Architecture, "One machine, no servers: the embedded default"). */
export const environmentSchema = z.object({
  NODE_ENV: z.string().default('production'),
  PARLEY_DATA_DIR: z.string().trim().min(1).default('./.parley'),
  DATABASE_URL: optionalAddress(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/parley'),
  /** The owner of the schema, where the servers have a login of their own: used at the start alone. */
  DATABASE_MIGRATION_URL: optionalAddress(/^postgres(ql)?:$/, 'postgres://owner:password@host:5432/parley'),
  /** What is done about a login of the servers that may more than they need. */
  DATABASE_STRONG_LOGIN: z
    .enum(['warn', 'refuse', 'allow'], { error: 'must be warn, refuse or allow' })
    .default('warn'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Off where a pool between this process and Postgres gives each transaction another connection. */
  PARLEY_PREPARED_STATEMENTS: flag,
  REDIS_URL: optionalAddress(/^rediss?:$/, 'redis://host:6379'),
  PARLEY_SECRET: optionalText,
  /** Secrets before the present one, the newest first, with commas: what they have sealed still opens. */
  PARLEY_SECRET_PREVIOUS: optionalText,
  S3_ENDPOINT: optionalAddress(/^https?:$/, 'https://s3.example.com'),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SMTP_URL: optionalAddress(/^smtps?:$/, 'smtps://user:password@host:465'),
  /** Without a mail server: links of kept mails work where super admins read them. */
  PARLEY_SHOW_MAIL_LINKS: flag,
  /** Where the heads of the audit log are kept outside of its tables, `file,log` for both. */
  AUDIT_ANCHORS: optionalText
    .transform((text) => (text ?? 'file').split(',').map((place) => place.trim()))
    .pipe(z.array(z.enum(['file', 'log', 'off'], { error: 'must be file, log, both with a comma, or off' }))),
  /** In the data folder unless told; best where the owner of the database does not write. */
  AUDIT_ANCHORS_FILE: optionalText,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Whoever sends it as a bearer reads `/metrics`. */
  METRICS_TOKEN: optionalText,
  /** A collector of OpenTelemetry; traces are off without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalAddress(/^https?:$/, 'http://collector:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders,
  OTEL_SERVICE_NAME: optionalText,
  OTEL_TRACES_SAMPLER_ARG: share,
  OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: flag,
})
export type Environment = z.infer<typeof environmentSchema>

/** The file of the audit log's anchors; undefined where none is kept. */
export const anchorsFileOf = (
  environment: Pick<Environment, 'AUDIT_ANCHORS' | 'AUDIT_ANCHORS_FILE' | 'PARLEY_DATA_DIR'>,
): string | undefined =>
  environment.AUDIT_ANCHORS.includes('file')
    ? (environment.AUDIT_ANCHORS_FILE ?? join(environment.PARLEY_DATA_DIR, 'audit-anchors.jsonl'))
    : undefined

/** Variables that a process cannot start with; each line says what to do about one. */
export class EnvironmentError extends StartError {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    const told = lines.map((line) => `  ${line}`).join('\n')
    super(`The environment is not complete:\n${told}`, exitCodes.configuration)
    this.name = 'EnvironmentError'
    this.lines = lines
  }
}

/** Compose passes on unset variables as '': they count as unset, and so does what is blank. */
const given = (variables: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ''))

/** Variables that hold secrets: each may be given as a file, by its name and `_FILE`, as containers are given them. */
export const secretVariables = [
  'PARLEY_SECRET',
  'PARLEY_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'REDIS_URL',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GOOGLE_API_KEY',
  'PARLEY_EMBEDDINGS_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'METRICS_TOKEN',
] as const

/** @throws EnvironmentError for a file that cannot be read, and for a secret that is given twice */
function withFiles(variables: Record<string, string | undefined>): Record<string, string | undefined> {
  const problems: string[] = []
  const fromFiles: Record<string, string> = {}
  for (const name of secretVariables) {
    const path = variables[`${name}_FILE`]?.trim()
    if (path === undefined || path === '') continue
    if ((variables[name] ?? '').trim() !== '') problems.push(`${name}: is given twice, also by ${name}_FILE`)
    try {
      fromFiles[name] = readFileSync(path, 'utf8').trim()
    } catch {
      problems.push(`${name}_FILE: ${path} cannot be read`)
    }
  }
  if (problems.length > 0) throw new EnvironmentError(problems)
  return { ...variables, ...fromFiles }
}

/**
 * Reads variables by a schema; the process's own unless a test gives some. Empty ones count as unset.
 * @throws EnvironmentError naming every variable that is wrong
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined> = process.env,
): z.output<Schema> {
  const result = schema.safeParse(withFiles(given(variables)))
  if (result.success) return result.data
  throw new EnvironmentError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}
