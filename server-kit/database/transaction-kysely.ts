import { createHash } from 'node:crypto'
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

/** A statement with a name is planned once a connection, and run from that plan afterwards. */
export interface Statement {
  text: string
  values: unknown[]
  name?: string
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

/**
 * Raw SQL that begins so is prepared: for long statements on hot ways, whose planning costs more than their work. Its
 * text must not vary from call to call, and its rows must not be so many that their number changes the plan.
 */
const preparedMark = '/* prepared */'
const preparedNames = new Map<string, string>()

/** Of the text itself, so that a changed statement never meets the plan of an old one. */
function preparedName(text: string): string {
  const known = preparedNames.get(text)
  if (known !== undefined) return known
  const name = `parley_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
  preparedNames.set(text, name)
  return name
}

const statementOf = ({ sql, parameters }: CompiledQuery): Statement => ({
  text: sql,
  values: [...parameters],
  ...(sql.startsWith(preparedMark) ? { name: preparedName(sql) } : {}),
})

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

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#runner.run(statementOf(query))
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
