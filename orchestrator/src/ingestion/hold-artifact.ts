import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { type IndexedArtifact, writeState } from './artifact-index.queries.ts'

/** Milliseconds that an artifact stays with a worker of which nothing is heard. */
const leaseMs = 30_000
/** Milliseconds between renewals: the lease outlives two that fail. */
const renewEveryMs = 10_000

export interface HeldArtifact {
  database: Database<DB>
  scope: Scope
  artifact: IndexedArtifact
  now: () => Date
}

export const leaseEnd = (now: () => Date): Date => new Date(now().getTime() + leaseMs)

const writeLease = ({ database, scope, artifact }: HeldArtifact, until: Date | null): Promise<unknown> =>
  database
    .tenantTransaction(scope, (tx) => writeState(tx, artifact, { indexing_lease_until: until }))
    // The database may be what failed; then the lease ends by itself, and every commit checks it anyway.
    .catch(() => undefined)

/**
 * Renews the lease while one stage takes long, as reading a big file does; commits renew it besides. So that work
 * whose process was killed goes on elsewhere within the lease and a sweep, not after the longest stage.
 * @returns the end of it
 */
export function keepHolding(held: HeldArtifact): () => void {
  const timer = setInterval(() => void writeLease(held, leaseEnd(held.now)), renewEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Gives the artifact back at once, so that the next try need not wait for the lease to end. */
export const giveBack = (held: HeldArtifact): Promise<unknown> => writeLease(held, null)
