import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { EventBus } from '@parley/server-kit/events/event-bus.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import type { MetricsAccess } from '@parley/server-kit/metrics/metrics-access.ts'
import type { SharedLimits } from '@parley/server-kit/limits/shared-limits.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { Secrets } from '@parley/server-kit/secrets/secret-keys.ts'
import type { NameResolver } from './outgoing/name-resolver.ts'
import type { PrivateHost } from './outgoing/private-hosts.ts'
import type { ScannerAddress } from './outgoing/virus-scanner.ts'
import type { OrchestratorClient } from './orchestrator-client/orchestrator-client.ts'

/**
 * `loopback`: only by an address of this machine; `everywhere`: whoever reaches the product, because its operator said
 * so; `closed`: not at all.
 */
export type DemoAccess = 'closed' | 'loopback' | 'everywhere'

/** What the environment decides about this process. */
export interface Settings {
  /** Answers that break their schema are reported instead of refused. */
  isProduction: boolean
  /** TLS is in front: cookies are `__Host-`, HSTS goes out. */
  isSecure: boolean
  /** Where people reach the product, for links and the check of origins; undefined takes the Host of the call. */
  publicUrl: string | undefined
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  trustedProxies: number
  secret: Secrets
  /** Links of kept mails work where super admins read them. */
  showMailLinks: boolean
  /** Where new passwords are looked up among those of leaks; nowhere where there is none. */
  breachedPasswordsUrl?: string | undefined
  /** The clamd that looks through uploads; nothing does where there is none. */
  clamd?: ScannerAddress | undefined
  /** The demo fills an empty product (D9). */
  demoData: boolean
  /** From where the demo's accounts, whose password everybody knows, can be signed in to. */
  demoAccess: DemoAccess
  /** Bytes that the documents of one client, and the firm's own, may take up. */
  clientStorageBytes: number
  /** Consulting firms may register themselves (D2). */
  selfRegistration: boolean
  /** Where uploads wait while they are checked. */
  temporaryFolder: string
  /** Hosts inside the own network that single sign-on may reach. */
  privateHosts: readonly PrivateHost[]
  /** Days that mails and notifications are kept. */
  keptDays: { mails: number; notifications: number }
  /** Who may read `/metrics`. */
  metrics: MetricsAccess
  version: string
}

/** All that the routes reach outside of themselves; composed in main, in standalone and in tests. */
export interface Dependencies {
  database: Database<Tables>
  files: FileStore
  limits: SharedLimits
  events: EventBus
  clock: Clock
  logger: Logger
  orchestrator: OrchestratorClient
  resolver: NameResolver
  settings: Settings
}
