import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { Tx } from '../../database.ts'
import type { SessionServices } from '../session/index.ts'
import { inSavepoint } from './savepoint.queries.ts'

/**
 * Lets services, which open transactions of their own, work inside one that is open, so that several of their calls
 * are one transaction (decisions D11, Console bulk actions). The scope stays that of the open one.
 * @returns what services are given in place of their own: each of their transactions becomes a part of the open one
 */
export function joinTransaction(
  services: SessionServices,
  { tx, scope }: { tx: Tx; scope: Scope },
): SessionServices {
  const { dependencies } = services
  const checkScope = (wanted: Scope): void => {
    if (JSON.stringify(wanted) !== JSON.stringify(scope))
      throw new Error('A part of a transaction was asked for in another scope.')
  }
  const database: typeof dependencies.database = {
    ...dependencies.database,
    tenantTransaction(wanted, work) {
      checkScope(wanted)
      return inSavepoint(tx, () => work(tx))
    },
    tenantRead(wanted, work) {
      checkScope(wanted)
      return work(tx)
    },
  }
  return { ...services, dependencies: { ...dependencies, database } }
}
