import { authScope } from '@parley/server-kit/database/scope.ts'
import { periodically } from '@parley/server-kit/process/periodically.ts'
import type { Dependencies } from '../dependencies.ts'
import { forgetOld } from './forget-old.queries.ts'
import { resealAll } from './reseal.ts'

/** Milliseconds between two rounds; every process makes them, which costs a look at three indexes. */
const roundEveryMs = 600_000

/** Deletes what is of no use any more, until stopped; and seals anew, once, what a former secret has sealed. */
export function startHousekeeping(ports: Pick<Dependencies, 'database' | 'clock' | 'logger' | 'settings'>): {
  close(): Promise<void>
} {
  const { database, clock, logger, settings } = ports
  const resealing = resealAll(ports).catch((error: unknown) => {
    logger.warn({ error }, 'secrets were not sealed anew')
  })
  const rounds = periodically({
    everyMs: roundEveryMs,
    work: () =>
      database.tenantTransaction(authScope, (tx) =>
        forgetOld(tx, { now: clock.now(), days: settings.keptDays }),
      ),
    logger,
    failed: 'what is of no use any more was not deleted',
  })
  return {
    async close() {
      await rounds.close()
      await resealing
    },
  }
}
