import pg from 'pg'

export interface ScratchDatabase {
  url: string
  drop(): Promise<void>
}

/** An empty database on the server, for arms that bring their own tables. */
export async function createScratchDatabase(serverUrl: string, name: string): Promise<ScratchDatabase> {
  const whole = `parley_bench_${name}_${process.pid}`
  const ask = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await ask(`create database ${whole}`)
  const url = new URL(serverUrl)
  url.pathname = `/${whole}`
  return { url: url.toString(), drop: () => ask(`drop database ${whole} with (force)`) }
}

/** How the server writes, and what it is: figures mean little without. */
export async function describeServer(serverUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const { rows } = await client.query<{ version: string; fsync: string; commit: string }>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit`,
  )
  await client.end()
  const [row] = rows
  return `Postgres ${row?.version ?? ''}, fsync ${row?.fsync ?? ''}, synchronous_commit ${row?.commit ?? ''}`
}
