import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/tenant-transaction.ts'
import type { Logger } from '../logging/logger.ts'
import type { AnchorPlace } from './anchors.ts'
import type { Head } from './chain.ts'
import { readHeads } from './verify.ts'

/** Milliseconds between anchors: the longest end of a chain that can be cut off unseen. */
export const anchorEveryMs = 60_000

interface Parts<DB> {
  database: Database<DB>
  clock: Clock
  logger: Logger
  places: readonly AnchorPlace[]
}

const chainOf = ({ firmId }: Head): string => firmId ?? ''
const isSame = (one: Head, other: Head | undefined): boolean =>
  one.position === other?.position && one.hash === other.hash
const isBehind = (now: Head | undefined, before: Head): boolean =>
  now === undefined ||
  now.position < before.position ||
  (now.position === before.position && now.hash !== before.hash)

/** Keeps the heads of the audit log outside of its tables, those that have moved since the last time. */
export function createAnchoring<DB>(parts: Parts<DB>): () => Promise<void> {
  const { clock, logger, places } = parts
  let kept = new Map<string, Head>()
  return async (): Promise<void> => {
    const heads = await readHeads(parts.database)
    const now = new Map(heads.map((head) => [chainOf(head), head]))
    const shortened = [...kept.values()].filter((before) => isBehind(now.get(chainOf(before)), before))
    if (shortened.length > 0)
      logger.error({ shortened }, 'the audit log has lost its end: see audit:verify in docs/operations.md')
    const moved = heads.filter((head) => !isSame(head, kept.get(chainOf(head))))
    if (moved.length === 0) return
    const anchor = { at: clock.now().toISOString(), heads: moved }
    for (const place of places) await place.keep(anchor)
    kept = now
  }
}

/** Anchors until stopped, and once more then. Any number of processes may, each in places of its own. */
export function startAnchoring<DB>(parts: Parts<DB>): { close(): Promise<void> } {
  const keep = createAnchoring(parts)
  let working: Promise<void> | undefined
  const run = (): Promise<void> =>
    (working ??= keep()
      .catch((error: unknown) => parts.logger.warn({ error }, 'heads of the audit log were not kept'))
      .finally(() => {
        working = undefined
      }))
  const timer = setInterval(() => void run(), anchorEveryMs)
  return {
    async close() {
      clearInterval(timer)
      await working
      await run()
    },
  }
}
