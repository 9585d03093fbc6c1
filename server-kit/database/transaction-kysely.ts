import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
} from 'kysely'
import { SharingQueryCompiler } from './query-compiler.ts'

export interface Statement {
  text: string
  values: unknown[]
}

/** Runs one statement on the transaction's connection. */
export interface StatementRunner {
  run(statement: Statement): Promise<{
    command: string
    rowCount: number | null
    rows: unknown[]
  }>
}

const adapter = new PostgresAdapter()
const writeCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const noNesting = (): Promise<never> =>
  Promise.reject(new Error('There are no nested transactions: use the open tenantTransaction.'))

const driver: Driver = {
  init: () => Promise.resolve(),
  acquireConnection: noNesting,
  beginTransaction: noNesting,
  commitTransaction: noNesting,
  rollbackTransaction: noNesting,
  releaseConnection: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
}

const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new SharingQueryCompiler(),
}

class TransactionConnection implements DatabaseConnection, ConnectionProvider {
  readonly #runner: StatementRunner

  constructor(runner: StatementRunner) {
    this.#runner = runner
  }

  // Queries are handed to the connection at once, without waiting for the one before: pg pipelines them.
  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this)
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#runner.run({ text: sql, values: parameters as unknown[] })
    const rows = result.rows as R[]
    return writeCommands.has(result.command)
      ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
      : { rows }
  }

  // oxlint-disable-next-line typescript/require-await -- the interface asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed: read in pages, so that transactions stay short.')
  }
}

/** A Kysely that speaks on one open transaction only and refuses to open others. */
export function createTransactionKysely<DB>(runner: StatementRunner, plugins: KyselyPlugin[]): Kysely<DB> {
  const connection = new TransactionConnection(runner)
  const executor = new DefaultQueryExecutor(new SharingQueryCompiler(), adapter, connection, plugins)
  return new Kysely<DB>({ config: { dialect }, driver, dialect, executor })
}
