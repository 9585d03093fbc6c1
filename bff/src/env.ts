import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  environmentSchema,
  flag,
  optionalText,
  port,
  readEnvironment,
} from '@parley/server-kit/env/environment.ts'
import { readSecret } from '@parley/server-kit/env/secret.ts'
import { z } from 'zod'
import type { Settings } from './dependencies.ts'
import { readPrivateHosts } from './outgoing/private-hosts.ts'

/** What the bff reads beside what every process does. */
export const bffVariables = environmentSchema.extend({
  PORT: port(3000),
  HOST: z.string().default('0.0.0.0'),
  ORCHESTRATOR_URL: z.url().default('http://127.0.0.1:3100'),
  /** Where people reach the product, when it is behind a proxy. */
  PUBLIC_URL: optionalText,
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** On with the embedded database, off with a server, unless told (decisions D9). */
  DEMO_DATA: flag,
  /** Identity providers inside the own network: `idp.internal:8443, http://localhost:9000`. */
  SSO_PRIVATE_HOSTS: optionalText.transform((list, context) => {
    try {
      return readPrivateHosts(list)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'cannot be read' })
      return z.NEVER
    }
  }),
  /** Whether consulting firms may register themselves (decisions D2). */
  ALLOW_SELF_REGISTRATION: flag,
})
export type BffEnvironment = z.infer<typeof bffVariables>

export interface BffConfiguration {
  environment: BffEnvironment
  settings: Settings
}

/** @throws EnvironmentError naming what is wrong */
export function readBffEnvironment(variables?: Record<string, string | undefined>): BffConfiguration {
  const environment = readEnvironment(bffVariables, variables)
  return { environment, settings: settingsOf(environment, readSecret(environment)) }
}

const packageFile = new URL('../package.json', import.meta.url)

const readVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version

const settingsOf = (environment: BffEnvironment, secret: string): Settings => ({
  isProduction: environment.NODE_ENV === 'production',
  isSecure: environment.PUBLIC_URL?.startsWith('https://') ?? false,
  publicUrl: environment.PUBLIC_URL,
  trustedProxies: environment.TRUSTED_PROXIES,
  secret,
  demoData: environment.DEMO_DATA ?? environment.DATABASE_URL === undefined,
  privateHosts: environment.SSO_PRIVATE_HOSTS,
  selfRegistration: environment.ALLOW_SELF_REGISTRATION ?? false,
  temporaryFolder: join(tmpdir(), 'parley-uploads'),
  version: readVersion(),
})
