import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  environmentSchema,
  flag,
  optionalAddress,
  optionalText,
  port,
  readEnvironment,
} from '@parley/server-kit/env/environment.ts'
import { readSecret } from '@parley/server-kit/env/secret.ts'
import type { Secrets } from '@parley/server-kit/secrets/secret-keys.ts'
import { z } from 'zod'
import type { DemoAccess, Settings } from './dependencies.ts'
import { isLoopbackAddress, isLoopbackHost } from './http/loopback.ts'
import { readAllowedHosts } from './outgoing/allowed-hosts.ts'
import { readPrivateHosts } from './outgoing/private-hosts.ts'

const days = (fallback: number) => z.coerce.number().int().min(1).max(3_650).default(fallback)

/** What the bff reads beside what every process does. */
export const bffVariables = environmentSchema.extend({
  PORT: port(3000),
  /** Every address of a container; the one-process product listens on loopback unless told. */
  HOST: optionalText.transform((host) => host ?? '0.0.0.0'),
  ORCHESTRATOR_URL: z.url().default('http://127.0.0.1:3100'),
  /** Where people reach the product, when it is behind a proxy. */
  PUBLIC_URL: optionalText,
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Gigabytes that the documents of one client, and the firm's own, may take up. */
  CLIENT_STORAGE_GB: z.coerce.number().positive().max(100_000).default(20),
  /** Days that mails which have left, or failed, are kept for super admins to look at. */
  MAIL_DAYS: days(90),
  /** Days that people find their notifications. */
  NOTIFICATION_DAYS: days(365),
  /** On with the embedded database, off with a server, unless told (decisions D9). */
  DEMO_DATA: flag,
  /** Opens the demo's accounts to whoever reaches the product, or closes them on loopback too. */
  DEMO_ACCOUNTS: flag,
  /** Identity providers inside the own network: `idp.internal:8443, http://localhost:9000`. */
  SSO_PRIVATE_HOSTS: optionalText.transform((list, context) => {
    try {
      return readPrivateHosts(list)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'cannot be read' })
      return z.NEVER
    }
  }),
  /** The only hosts that identity providers may have besides: `login.example.com, *.idp.example`. */
  SSO_ALLOWED_HOSTS: optionalText.transform((list, context) => {
    try {
      return readAllowedHosts(list)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'cannot be read' })
      return z.NEVER
    }
  }),
  /** A service that speaks the range query of Pwned Passwords; new passwords are looked up there. */
  BREACHED_PASSWORDS_URL: optionalAddress(/^https?:$/, 'https://api.pwnedpasswords.com/range/'),
  /** A clamd that looks through uploads, by TCP. */
  CLAMD_ADDRESS: optionalText.transform((address, context) => {
    if (address === undefined) return undefined
    const [, host, port] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(address) ?? []
    if (host !== undefined && Number(port) <= 65_535) return { host, port: Number(port) }
    context.addIssue({ code: 'custom', message: 'must be host and port, such as clamav:3310' })
    return z.NEVER
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

const hasDemoData = ({ DEMO_DATA, DATABASE_URL }: BffEnvironment): boolean =>
  DEMO_DATA ?? DATABASE_URL === undefined

/** Whether others than this machine are meant to reach the product: by where it listens, or by who stands in front. */
const isReachedFromElsewhere = ({ HOST, PUBLIC_URL, TRUSTED_PROXIES }: BffEnvironment): boolean =>
  !isLoopbackHost(HOST) || TRUSTED_PROXIES > 0 || (PUBLIC_URL !== undefined && !isLoopbackAddress(PUBLIC_URL))

function demoAccessOf(environment: BffEnvironment): DemoAccess {
  const { DEMO_ACCOUNTS: told } = environment
  if (!hasDemoData(environment) || told === false) return 'closed'
  if (told === true) return 'everywhere'
  return isReachedFromElsewhere(environment) ? 'closed' : 'loopback'
}

const settingsOf = (environment: BffEnvironment, secret: Secrets): Settings => ({
  isProduction: environment.NODE_ENV === 'production',
  isSecure: environment.PUBLIC_URL?.startsWith('https://') ?? false,
  publicUrl: environment.PUBLIC_URL,
  trustedProxies: environment.TRUSTED_PROXIES,
  secret,
  showMailLinks: environment.PARLEY_SHOW_MAIL_LINKS ?? false,
  clamd: environment.CLAMD_ADDRESS,
  breachedPasswordsUrl: environment.BREACHED_PASSWORDS_URL,
  demoData: hasDemoData(environment),
  demoAccess: demoAccessOf(environment),
  privateHosts: environment.SSO_PRIVATE_HOSTS,
  ssoAllowedHosts: environment.SSO_ALLOWED_HOSTS,
  clientStorageBytes: Math.floor(environment.CLIENT_STORAGE_GB * 1024 ** 3),
  selfRegistration: environment.ALLOW_SELF_REGISTRATION ?? false,
  temporaryFolder: join(tmpdir(), 'parley-uploads'),
  keptDays: { mails: environment.MAIL_DAYS, notifications: environment.NOTIFICATION_DAYS },
  metrics: { token: environment.METRICS_TOKEN, isLocal: !isReachedFromElsewhere(environment) },
  version: readVersion(),
})
