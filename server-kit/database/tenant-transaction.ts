import type { Kysely, KyselyPlugin } from 'kysely'
import type pg from 'pg'
import { createStatementSpans } from '../tracing/statement-spans.ts'
import { type CompilingDatabase, surround } from './compiled-query.ts'
import { sendTogether } from './one-write.ts'
import {
  createPreparedStatements,
  type PreparedStatements,
  unpreparedStatements,
} from './prepared-statements.ts'
import { beginStatement, type RoleNames, roleNames, type Scope } from './scope.ts'
import { createScopePlugin, type TenantTables } from './scope-plugin.ts'
import type { DatabaseSource } from './source.ts'
import {
  outsideTransaction,
  refuseInsideTransaction,
  runInTransactionContext,
  type TransactionMark,
} from './transaction-context.ts'
import { createTransactionKysely, type Statement, type StatementRunner } from './transaction-kysely.ts'

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

interface OpenTransaction {
  client: pg.PoolClient
  role: string
  begun: Promise<unknown>
  mark: TransactionMark
  /** Statements until the commit leaves with the last of them; counted down. */
  left: number | undefined
  /** The commit, once it is on its way. */
  committing?: Promise<pg.QueryResult>
  /** Why the first of its statements failed: what leaves with it fails only since it did. */
  failure?: unknown
}

const ignore = (): undefined => undefined

/** Opens with begin and scope already on their way; nothing is awaited but the connection. */
async function open(
  pool: pg.Pool,
  { scope, readOnly, roles, prepared, statements }: Opening,
): Promise<OpenTransaction> {
  const client = await pool.connect()
  // A checked-out connection that drops must fail its queries, not the process.
  client.on('error', ignore)
  sendTogether(client)
  const forgotten = prepared.takeRetired(client).map((name) => `;deallocate ${name}`)
  // After the scope: where something fails, it fails inside the transaction, and nothing runs outside of it.
  const begun = client.query(`${beginStatement(scope, { readOnly, roles })}${forgotten.join('')}`)
  begun.catch(ignore)
  const mark = { ended: false, afterCommit: [] }
  return { client, role: roles[scope.role], begun, mark, left: statements }
}

interface Opening {
  scope: Scope
  readOnly: boolean
  roles: RoleNames
  prepared: PreparedStatements
  statements: number | undefined
}

function release(transaction: OpenTransaction, failure?: Error): void {
  transaction.client.removeListener('error', ignore)
  transaction.client.release(failure)
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Sends the commit after the last statement of a transaction that knows how many it has. */
function commitWithLast(transaction: OpenTransaction): void {
  if (transaction.left === undefined) return
  transaction.left -= 1
  if (transaction.left > 0) return
  transaction.committing = transaction.client.query('commit')
  transaction.committing.catch(ignore)
}

/** SQLSTATE in_failed_sql_transaction: of a statement that was not looked at, since one before it had failed. */
const afterFailure = '25P02'

/** Statements that leave together fail together: whichever of them is heard first tells the cause. */
function causeOf(transaction: OpenTransaction, error: unknown): unknown {
  const { code } = error as { code?: unknown }
  if (code === afterFailure && transaction.failure !== undefined) return transaction.failure
  transaction.failure ??= error
  return error
}

async function runStatement(
  transaction: OpenTransaction,
  statement: Statement,
  prepared: PreparedStatements,
) {
  const { client, role, begun, mark } = transaction
  if (mark.ended || transaction.committing !== undefined)
    throw new Error('This transaction has ended: a query was made after, or without awaiting, its work.')
  const name = prepared.nameOf(statement.text, role)
  sendTogether(client)
  try {
    const asked = client.query<Record<string, unknown>>(
      name === undefined ? statement : { ...statement, name },
    )
    commitWithLast(transaction)
    const result = await asked
    if (name !== undefined) prepared.noteUsed(client, name)
    return result
  } catch (error) {
    throw causeOf(transaction, error)
  } finally {
    // If the scope could not be set, nothing counts that came after it: say why.
    await begun
  }
}

async function rollback(transaction: OpenTransaction): Promise<void> {
  transaction.mark.ended = true
  try {
    // A commit that followed a failed statement has rolled back by itself.
    await (transaction.committing ?? transaction.client.query('rollback'))
    release(transaction)
  } catch (error) {
    release(transaction, asError(error))
  }
}

/** Nothing was written, so there is nothing to wait for: whoever has the connection next is answered after the commit. */
function commitUnawaited(transaction: OpenTransaction): void {
  transaction.mark.ended = true
  sendTogether(transaction.client)
  transaction.client.query('commit').catch(ignore)
  release(transaction)
}

async function commit(transaction: OpenTransaction): Promise<void> {
  transaction.mark.ended = true
  let command: string
  try {
    ;({ command } = await (transaction.committing ?? transaction.client.query('commit')))
  } catch (error) {
    // Nobody knows what this connection is in the middle of.
    release(transaction, asError(error))
    throw error
  }
  release(transaction)
  if (command === 'ROLLBACK')
    throw new Error('The transaction was rolled back: one of its queries had failed.')
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
        ? (statement) => runStatement(transaction, statement, prepared)
        : (statement) => trace(statement.text, () => runStatement(transaction, statement, prepared)),
  })

  const start = async <T>(
    { scope, readOnly, statements }: Pick<Opening, 'scope' | 'readOnly' | 'statements'>,
    work: (tx: Kysely<DB>) => Promise<T>,
  ) => {
    refuseInsideTransaction('A tenantTransaction was started')
    const transaction = await open(source.pool, { scope, readOnly, roles, prepared, statements })
    const runner = runnerOf(transaction)
    const tx = createTransactionKysely<DB>(runner, pluginsFor(scope))
    surround(tx, { runner, scope, database: compiling })
    try {
      const result = await runInTransactionContext(transaction.mark, () => work(tx))
      return { transaction, result }
    } catch (error) {
      await rollback(transaction)
      throw error
    }
  }

  return {
    source,
    async tenantTransaction(scope, work, { statements } = {}) {
      const { transaction, result } = await start({ scope, readOnly: false, statements }, work)
      await commit(transaction)
      for (const tell of transaction.mark.afterCommit) outsideTransaction(tell)
      return result
    },
    async tenantRead(scope, work) {
      const { transaction, result } = await start({ scope, readOnly: true, statements: undefined }, work)
      commitUnawaited(transaction)
      return result
    },
    close: () => source.close(),
  }
}
