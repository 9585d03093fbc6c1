import { exitCodes, StartError } from '../process/start-error.ts'

interface DatabaseFailure {
  code?: string
  message: string
}

/** What a person does about an answer of Postgres, by its code (PostgreSQL, Appendix A) or that of the socket. */
const causes: readonly {
  codes: readonly string[]
  exitCode: number
  explain(at: Address, failure: DatabaseFailure): string
}[] = [
  {
    codes: ['28P01', '28000'],
    exitCode: exitCodes.refused,
    explain: ({ user, server }) =>
      `Postgres at ${server} refuses the user ${user}. Correct user and password in DATABASE_URL, or let this machine in (pg_hba.conf).`,
  },
  {
    codes: ['3D000'],
    exitCode: exitCodes.data,
    explain: ({ database, server }) =>
      `Postgres at ${server} has no database ${database}. Make it (createdb ${database}), or correct DATABASE_URL.`,
  },
  {
    codes: ['42501'],
    exitCode: exitCodes.refused,
    explain: ({ user, database }, { message }) =>
      `The user ${user} lacks a right on the database ${database} (${message}). Make it the owner, with the right to create roles.`,
  },
  {
    codes: ['0A000', '58P01', '22023'],
    exitCode: exitCodes.data,
    explain: ({ server }, { message }) =>
      `Postgres at ${server} lacks something that Parley needs (${message}). It needs Postgres 16 or later with pgvector and pg_trgm.`,
  },
  {
    codes: ['53300'],
    exitCode: exitCodes.unavailable,
    explain: ({ server }) =>
      `Postgres at ${server} has no connection left. Raise max_connections, or lower DATABASE_POOL.`,
  },
  {
    codes: ['57P03', '57P01', '57P02'],
    exitCode: exitCodes.unavailable,
    explain: ({ server }) =>
      `Postgres at ${server} is starting or stopping. Start Parley again once it answers.`,
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN'],
    exitCode: exitCodes.unavailable,
    explain: ({ host }) => `There is no host ${host}. Correct DATABASE_URL, or the name service.`,
  },
  {
    codes: ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
    exitCode: exitCodes.unavailable,
    explain: ({ server }) =>
      `Nothing answers as Postgres at ${server}. Start it, or correct host and port in DATABASE_URL.`,
  },
]

interface Address {
  server: string
  host: string
  user: string
  database: string
}

function addressOf(connectionString: string): Address {
  const { hostname, port, username, pathname } = new URL(connectionString)
  const database = decodeURIComponent(pathname.slice(1))
  const host = hostname === '' ? 'localhost' : hostname
  const user = decodeURIComponent(username)
  return {
    host,
    server: `${host}:${port === '' ? '5432' : port}`,
    user,
    database: database === '' ? user : database,
  }
}

/** The error and what caused it, outermost first; of several tries at one address all. */
function* failuresOf(error: unknown): Generator<DatabaseFailure> {
  if (!(error instanceof Error)) return
  yield error
  yield* failuresOf(error.cause)
  if (error instanceof AggregateError) for (const one of error.errors) yield* failuresOf(one)
}

/** A connection that takes longer than the pool waits has no code. */
const codeOf = ({ code, message }: DatabaseFailure): string | undefined =>
  code ?? (/timeout|terminated/i.test(message) ? 'ETIMEDOUT' : undefined)

/**
 * What a person can do about a database that a process cannot start on. The password is never told.
 * @returns a StartError where the cause is known, else the error itself
 */
export function explainDatabaseFailure(error: unknown, connectionString: string | undefined): unknown {
  if (error instanceof StartError || connectionString === undefined) return error
  for (const failure of failuresOf(error)) {
    const code = codeOf(failure)
    const cause = causes.find(({ codes }) => code !== undefined && codes.includes(code))
    if (cause !== undefined)
      return new StartError(cause.explain(addressOf(connectionString), failure), cause.exitCode, {
        cause: error,
      })
  }
  return error
}
