import {
  environmentSchema,
  optionalAddress,
  optionalText,
  port,
  readEnvironment,
} from '@parley/server-kit/env/environment.ts'
import { readSecret } from '@parley/server-kit/env/secret.ts'
import type { TlsFiles } from '@parley/server-kit/http/http-server.ts'
import type { Secrets } from '@parley/server-kit/secrets/secret-keys.ts'
import { z } from 'zod'
import type { MailSettings } from './mail/index.ts'
import { efforts, type ProviderId } from './models/port.ts'
import { type ModelSettings, modelSettingsSchema, openaiApis } from './models/index.ts'

const providerAddress = optionalAddress(/^https?:$/, 'https://models.example.com/v1')

/** The choices of `PARLEY_EMBEDDINGS`, and the key and the address of whose provider each falls back to. */
const embeddingAccess = {
  builtin: undefined,
  openai: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
  google: { key: 'GOOGLE_API_KEY', address: 'GOOGLE_GEMINI_BASE_URL' },
} as const
const embeddingChoices = Object.keys(embeddingAccess) as (keyof typeof embeddingAccess)[]
const fastest = 100_000

const withoutKey = (choice: string): string =>
  `must be set, or PARLEY_EMBEDDINGS_API_KEY, or PARLEY_EMBEDDINGS_BASE_URL of a server that needs no key, because PARLEY_EMBEDDINGS is ${choice}; PARLEY_EMBEDDINGS=builtin needs no key`

/** A whole number of tokens. */
const tokens = (least: number, most: number) =>
  optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(
      z
        .int('must be a whole number of tokens')
        .min(least, `must be ${least} or more`)
        .max(most, `must be ${most} or less`)
        .optional(),
    )

const effort = optionalText.pipe(
  z.enum(efforts, { error: `must be one of ${efforts.join(', ')}` }).optional(),
)

const dollars = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/

/** Dollars a million tokens, as millionths of a dollar. */
const price = optionalText
  .refine(
    (text) => text === undefined || dollars.test(text),
    'must be dollars a million tokens as input/cached/output, like 1/0.05/5',
  )
  .transform((text) => {
    if (text === undefined) return undefined
    const [input = 0, cached = 0, output = 0] = text.split('/').map((part) => Math.round(Number(part) * 1e6))
    return { input, cached, output }
  })

/** Bounds of the settings that describe a model. */
const window = tokens(2_000, 10_000_000)
const answer = tokens(100, 200_000)

/** What the orchestrator reads beside what every process does. */
export const orchestratorVariables = environmentSchema.extend({
  ORCHESTRATOR_PORT: port(3100),
  ORCHESTRATOR_HOST: z.string().default('0.0.0.0'),
  /** Files in PEM, where bffs are answered by TLS. */
  ORCHESTRATOR_TLS_CERTIFICATE: optionalText,
  ORCHESTRATOR_TLS_KEY: optionalText,
  /** Where people reach the product, for links in mails; without it, this machine at the bff's port. */
  PUBLIC_URL: optionalText.refine(
    (text) => text === undefined || URL.canParse(text),
    'must be an address like https://parley.example.com',
  ),
  PORT: port(3000),
  /** Sender of mails, for example `Parley <parley@example.com>`. */
  MAIL_FROM: optionalText,
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: providerAddress,
  OPENAI_MODEL: optionalText,
  OPENAI_CHEAP_MODEL: optionalText,
  OPENAI_API: optionalText.pipe(
    z.enum(openaiApis, { error: `must be one of ${openaiApis.join(', ')}` }).optional(),
  ),
  OPENAI_CONTEXT_TOKENS: window,
  OPENAI_ANSWER_TOKENS: answer,
  OPENAI_EFFORT: effort,
  OPENAI_PRICE: price,
  ANTHROPIC_API_KEY: optionalText,
  ANTHROPIC_BASE_URL: providerAddress,
  ANTHROPIC_MODEL: optionalText,
  ANTHROPIC_CHEAP_MODEL: optionalText,
  ANTHROPIC_CONTEXT_TOKENS: window,
  ANTHROPIC_ANSWER_TOKENS: answer,
  ANTHROPIC_EFFORT: effort,
  ANTHROPIC_PRICE: price,
  GOOGLE_API_KEY: optionalText,
  GOOGLE_GEMINI_BASE_URL: providerAddress,
  GOOGLE_MODEL: optionalText,
  GOOGLE_CHEAP_MODEL: optionalText,
  GOOGLE_CONTEXT_TOKENS: window,
  GOOGLE_ANSWER_TOKENS: answer,
  GOOGLE_EFFORT: effort,
  GOOGLE_PRICE: price,
  PARLEY_EMBEDDINGS: optionalText.pipe(
    z.enum(embeddingChoices, { error: `must be one of ${embeddingChoices.join(', ')}` }).default('builtin'),
  ),
  PARLEY_EMBEDDINGS_API_KEY: optionalText,
  PARLEY_EMBEDDINGS_BASE_URL: providerAddress,
  PARLEY_EMBEDDING_MODEL: optionalText,
  PARLEY_BUILTIN_TOKENS_PER_SECOND: optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(
      z
        .number('must be a number')
        .min(0, 'must be 0 (at once) or more')
        .max(fastest, `must be ${fastest} or less`)
        .optional(),
    ),
})
export type OrchestratorEnvironment = z.infer<typeof orchestratorVariables>

const tlsPair = ['ORCHESTRATOR_TLS_CERTIFICATE', 'ORCHESTRATOR_TLS_KEY'] as const

/** The files that the orchestrator answers by TLS with; undefined where it answers plainly. */
export const tlsFilesOf = (
  env: Pick<OrchestratorEnvironment, (typeof tlsPair)[number]>,
): TlsFiles | undefined =>
  env.ORCHESTRATOR_TLS_CERTIFICATE === undefined || env.ORCHESTRATOR_TLS_KEY === undefined
    ? undefined
    : { certificate: env.ORCHESTRATOR_TLS_CERTIFICATE, key: env.ORCHESTRATOR_TLS_KEY }

/** Vectors of two embedders cannot be compared, so that a chosen one without a key has no stand-in (decisions D4). */
const checkedVariables = orchestratorVariables.superRefine((env, context) => {
  const missing = tlsPair.filter((name) => env[name] === undefined)
  if (missing.length === 1)
    context.addIssue({ code: 'custom', path: missing, message: 'must be set beside the other of the two' })
  const access = embeddingAccess[env.PARLEY_EMBEDDINGS]
  if (access === undefined) return
  const { PARLEY_EMBEDDINGS_API_KEY: ownKey, PARLEY_EMBEDDINGS_BASE_URL: ownAddress } = env
  if ([ownKey, ownAddress, env[access.key], env[access.address]].every((value) => value === undefined))
    context.addIssue({ code: 'custom', path: [access.key], message: withoutKey(env.PARLEY_EMBEDDINGS) })
})

/** Without what is not set, so that defaults apply. */
const set = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

type Vendor = Uppercase<Exclude<ProviderId, 'builtin'>>

/** What each vendor has alike. */
const modelOf = (env: OrchestratorEnvironment, vendor: Vendor) => ({
  apiKey: env[`${vendor}_API_KEY`],
  model: env[`${vendor}_MODEL`],
  cheapModel: env[`${vendor}_CHEAP_MODEL`],
  contextTokens: env[`${vendor}_CONTEXT_TOKENS`],
  answerTokens: env[`${vendor}_ANSWER_TOKENS`],
  effort: env[`${vendor}_EFFORT`],
  price: env[`${vendor}_PRICE`],
})

/** The settings of the models from the variables (decisions D4 and D10). */
export const modelSettingsOf = (env: OrchestratorEnvironment): ModelSettings =>
  modelSettingsSchema.parse({
    openai: set({ ...modelOf(env, 'OPENAI'), baseUrl: env.OPENAI_BASE_URL, api: env.OPENAI_API }),
    anthropic: set({ ...modelOf(env, 'ANTHROPIC'), baseUrl: env.ANTHROPIC_BASE_URL }),
    google: set({ ...modelOf(env, 'GOOGLE'), baseUrl: env.GOOGLE_GEMINI_BASE_URL }),
    builtin: set({ tokensPerSecond: env.PARLEY_BUILTIN_TOKENS_PER_SECOND }),
    embeddings: set({
      provider: env.PARLEY_EMBEDDINGS,
      model: env.PARLEY_EMBEDDING_MODEL,
      apiKey: env.PARLEY_EMBEDDINGS_API_KEY,
      baseUrl: env.PARLEY_EMBEDDINGS_BASE_URL,
    }),
  } satisfies Record<ProviderId | 'embeddings', object>)

/** How mails leave, and where their links lead. */
export function mailSettingsOf(env: OrchestratorEnvironment): MailSettings {
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const { hostname } = new URL(publicUrl)
  return {
    publicUrl,
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM ?? `Parley <no-reply@${hostname}>`,
    showLinks: env.PARLEY_SHOW_MAIL_LINKS ?? false,
  }
}

export interface OrchestratorConfiguration {
  environment: OrchestratorEnvironment
  models: ModelSettings
  mail: MailSettings
  secret: Secrets
}

/** @throws EnvironmentError naming what is wrong */
export function readOrchestratorEnvironment(
  variables?: Record<string, string | undefined>,
): OrchestratorConfiguration {
  const environment = readEnvironment(checkedVariables, variables)
  return {
    environment,
    models: modelSettingsOf(environment),
    mail: mailSettingsOf(environment),
    secret: readSecret(environment),
  }
}
