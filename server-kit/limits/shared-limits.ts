import { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import type { DatabaseSource } from '../database/source.ts'

export interface LimitRule {
  /** Whose counts these are: no two rules have the same. */
  name: string
  /** What may be spent within the duration, under one key. */
  points: number
  durationSeconds: number
}

/** Counts that all processes of an installation share, where there is more than one. */
export interface SharedLimits {
  of(rule: LimitRule): RateLimiterAbstract
}

export interface ClosableLimits extends SharedLimits {
  /** Resolves once the counts are shared; before that each process counts for itself. */
  ready(): Promise<void>
  close(): Promise<void>
}

const countedHere = ({ name, points, durationSeconds }: LimitRule): RateLimiterMemory =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: durationSeconds })

/** One process: the counts are its own. */
export const createMemoryLimits = (): ClosableLimits => ({
  of: countedHere,
  ready: () => Promise.resolve(),
  close: () => Promise.resolve(),
})

/** What every store does: whoever has spent all is refused without asking it, and while it is down each counts for itself. */
const alike = (rule: LimitRule) => ({
  keyPrefix: rule.name,
  points: rule.points,
  duration: rule.durationSeconds,
  inMemoryBlockOnConsumed: rule.points + 1,
  insuranceLimiter: countedHere(rule),
})

/** Counts in the table `call_count` of the server's database. */
export const createPostgresLimits = ({ pool }: Pick<DatabaseSource, 'pool'>): ClosableLimits => ({
  of: (rule) =>
    new RateLimiterPostgres({
      ...alike(rule),
      storeClient: pool,
      storeType: 'pool',
      tableName: 'call_count',
      tableCreated: true,
    }),
  ready: () => Promise.resolve(),
  close: () => Promise.resolve(),
})

/** Counts in Redis, which forgets them by itself. */
export function createRedisLimits(url: string, onError: (error: Error) => void): ClosableLimits {
  const storeClient = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
  storeClient.on('error', onError)
  return {
    ready: () =>
      storeClient.status === 'ready'
        ? Promise.resolve()
        : new Promise((resolve) => storeClient.once('ready', resolve)),
    of: (rule) => {
      const { keyPrefix, ...rest } = alike(rule)
      return new RateLimiterRedis({ ...rest, storeClient, keyPrefix: `parley:limit:${keyPrefix}` })
    },
    close: () => {
      storeClient.disconnect()
      return Promise.resolve()
    },
  }
}
