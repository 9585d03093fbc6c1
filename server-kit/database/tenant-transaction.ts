import type { Kysely, KyselyPlugin } from 'kysely'
import { createStatementSpans } from '../tracing/statement-spans.ts'
import { type CompilingDatabase, surround } from './compiled-query.ts'
import { type Opening, type OpenTransaction, openTransaction } from './open-transaction.ts'
import { createPreparedStatements, unpreparedStatements } from './prepared-statements.ts'
import { type RoleNames, roleNames, type Scope } from './scope.ts'
import { createScopePlugin, type TenantTables } from './scope-plugin.ts'
import type { DatabaseSource } from './source.ts'
import {
  outsideTransaction,
  refuseInsideTransaction,
  runInTransactionContext,
} from './transaction-context.ts'
import { createTransactionKysely, type StatementRunner } from './transaction-kysely.ts'

export interface DatabaseOptions {
  /** Which columns carry the tenant, of every tenant table. */
  tenantTables: TenantTables
  /** Off only in tests that look at row-level security alone. */
  scoping?: boolean
  /** Which statements that come again are planned once a connection: all unless `false`. */
  preparing?: boolean
  /** Other Postgres roles, only in tests that look at scoping alone. */
  roles?: Partial<RoleNames>
}

/** The one way to the tables: short transactions, each with a scope (Architecture, "A request"). */
export interface Database<DB> {
  readonly source: DatabaseSource
  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it throws.
   * @param options.statements how many the work makes, none after the answer to another: the commit leaves with the
   * last of them, so that all takes one round trip, and locks are held no longer than the server needs. What must not be
   * committed has to fail in a statement (`insist`).
   */
  tenantTransaction<T>(
    scope: Scope,
    work: (tx: Kysely<DB>) => Promise<T>,
    options?: { statements?: number },
  ): Promise<T>
  /** The same, read only, and answered without waiting for the commit: one round trip for one query. */
  tenantRead<T>(scope: Scope, work: (tx: Kysely<DB>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const asksNobody: StatementRunner = {
  run: () => Promise.reject(new Error('This only compiles.')),
}

/**
 * Binds the transaction wrapper to a database.
 * @throws Error for a transaction inside another, and for queries after their transaction's end.
 */
export function createDatabase<DB>(source: DatabaseSource, options: DatabaseOptions): Database<DB> {
  const roles = { ...roleNames, ...options.roles }
  const pluginsFor = (scope: Scope): KyselyPlugin[] =>
    options.scoping === false ? [] : [createScopePlugin(options.tenantTables, scope)]
  const compiling: CompilingDatabase = {
    createCompiler: (scope) => createTransactionKysely(asksNobody, pluginsFor(scope)),
  }

  const prepared = options.preparing === false ? unpreparedStatements : createPreparedStatements()
  const trace = createStatementSpans()
  const runnerOf = (transaction: OpenTransaction): StatementRunner => ({
    run:
      trace === undefined
        ? (statement) => transaction.run(statement)
        : (statement) => trace(statement.text, () => transaction.run(statement)),
  })

  const start = async <T>(
    { scope, readOnly, statements }: Pick<Opening, 'scope' | 'readOnly' | 'statements'>,
    work: (tx: Kysely<DB>) => Promise<T>,
  ) => {
    refuseInsideTransaction('A tenantTransaction was started')
    const transaction = await openTransaction(source.pool, { scope, readOnly, roles, prepared, statements })
    const runner = runnerOf(transaction)
    const tx = createTransactionKysely<DB>(runner, pluginsFor(scope))
    surround(tx, { runner, scope, database: compiling })
    try {
      const result = await runInTransactionContext(transaction.mark, () => work(tx))
      return { transaction, result }
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }

  return {
    source,
    async tenantTransaction(scope, work, { statements } = {}) {
      const { transaction, result } = await start({ scope, readOnly: false, statements }, work)
      await transaction.commit()
      for (const tell of transaction.mark.afterCommit) outsideTransaction(tell)
      return result
    },
    async tenantRead(scope, work) {
      const { transaction, result } = await start({ scope, readOnly: true, statements: undefined }, work)
      transaction.endRead()
      return result
    },
    close: () => source.close(),
  }
}
