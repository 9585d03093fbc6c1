import {
  environmentSchema,
  optionalAddress,
  optionalText,
  port,
  readEnvironment,
} from '@parley/server-kit/env/environment.ts'
import { readSecret } from '@parley/server-kit/env/secret.ts'
import { z } from 'zod'
import type { MailSettings } from './mail/mail-settings.ts'
import { type ModelSettings, modelSettingsSchema } from './models/settings.ts'

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

/** What the orchestrator reads beside what every process does. */
export const orchestratorVariables = environmentSchema.extend({
  ORCHESTRATOR_PORT: port(3100),
  ORCHESTRATOR_HOST: z.string().default('0.0.0.0'),
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
  ANTHROPIC_API_KEY: optionalText,
  ANTHROPIC_BASE_URL: providerAddress,
  ANTHROPIC_MODEL: optionalText,
  GOOGLE_API_KEY: optionalText,
  GOOGLE_GEMINI_BASE_URL: providerAddress,
  GOOGLE_MODEL: optionalText,
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

/** Vectors of two embedders cannot be compared, so that a chosen one without a key has no stand-in (decisions D4). */
const checkedVariables = orchestratorVariables.superRefine((env, context) => {
  const access = embeddingAccess[env.PARLEY_EMBEDDINGS]
  if (access === undefined) return
  const { PARLEY_EMBEDDINGS_API_KEY: ownKey, PARLEY_EMBEDDINGS_BASE_URL: ownAddress } = env
  if ([ownKey, ownAddress, env[access.key], env[access.address]].every((value) => value === undefined))
    context.addIssue({ code: 'custom', path: [access.key], message: withoutKey(env.PARLEY_EMBEDDINGS) })
})

type Hosted = Record<'apiKey' | 'baseUrl' | 'model', string | undefined>

/** Without what is not set, so that defaults apply. */
const set = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

const hosted = (values: Hosted): Partial<Hosted> => set(values)

/** The settings of the models from the variables (decisions D4 and D10). */
export const modelSettingsOf = (env: OrchestratorEnvironment): ModelSettings =>
  modelSettingsSchema.parse({
    openai: hosted({ apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL }),
    anthropic: hosted({
      apiKey: env.ANTHROPIC_API_KEY,
      baseUrl: env.ANTHROPIC_BASE_URL,
      model: env.ANTHROPIC_MODEL,
    }),
    google: hosted({
      apiKey: env.GOOGLE_API_KEY,
      baseUrl: env.GOOGLE_GEMINI_BASE_URL,
      model: env.GOOGLE_MODEL,
    }),
    builtin: set({ tokensPerSecond: env.PARLEY_BUILTIN_TOKENS_PER_SECOND }),
    embeddings: set({
      provider: env.PARLEY_EMBEDDINGS,
      model: env.PARLEY_EMBEDDING_MODEL,
      apiKey: env.PARLEY_EMBEDDINGS_API_KEY,
      baseUrl: env.PARLEY_EMBEDDINGS_BASE_URL,
    }),
  })

/** How mails leave, and where their links lead. */
export function mailSettingsOf(env: OrchestratorEnvironment): MailSettings {
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const { hostname } = new URL(publicUrl)
  return { publicUrl, smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `Parley <no-reply@${hostname}>` }
}

export interface OrchestratorConfiguration {
  environment: OrchestratorEnvironment
  models: ModelSettings
  mail: MailSettings
  secret: string
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
