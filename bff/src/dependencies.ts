import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Clock } from '@parley/server-kit/clock/clock.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import type { EventBus } from '@parley/server-kit/events/event-bus.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import type { NameResolver } from './outgoing/name-resolver.ts'
import type { PrivateHost } from './outgoing/private-hosts.ts'
import type { OrchestratorClient } from './orchestrator-client/orchestrator-client.ts'

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
  secret: string
  /** Demo accounts exist and are listed on the sign-in page (D9). */
  demoData: boolean
  /** Consulting firms may register themselves (D2). */
  selfRegistration: boolean
  /** Where uploads wait while they are checked. */
  temporaryFolder: string
  /** Hosts inside the own network that single sign-on may reach. */
  privateHosts: readonly PrivateHost[]
  version: string
}

/** All that the routes reach outside of themselves; composed in main, in standalone and in tests. */
export interface Dependencies {
  database: Database<Tables>
  files: FileStore
  events: EventBus
  clock: Clock
  logger: Logger
  orchestrator: OrchestratorClient
  resolver: NameResolver
  settings: Settings
}
