import { authScope } from '@parley/server-kit/database/scope.ts'
import { periodically } from '@parley/server-kit/process/periodically.ts'
import type { Dependencies } from '../dependencies.ts'
import { forgetOld } from './forget-old.queries.ts'

/** Milliseconds between two rounds; every process makes them, which costs a look at three indexes. */
const roundEveryMs = 600_000

/** Deletes what is of no use any more, until stopped. */
export const startHousekeeping = ({
  database,
  clock,
  logger,
}: Pick<Dependencies, 'database' | 'clock' | 'logger'>): { close(): Promise<void> } =>
  periodically({
    everyMs: roundEveryMs,
    work: () => database.tenantTransaction(authScope, (tx) => forgetOld(tx, clock.now())),
    logger,
    failed: 'what is of no use any more was not deleted',
  })
