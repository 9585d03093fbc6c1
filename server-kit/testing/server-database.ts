import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** An empty database on a server, for processes that bring up their own schema. */
export interface ServerDatabase {
  url: string
  /** Rows of a statement, run as the owner. */
  rows<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** Drops it, whoever is connected. */
  drop(): Promise<void>
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes one beside the database of the given address. */
export async function createServerDatabase(serverUrl: string): Promise<ServerDatabase> {
  const name = `parley_processes_${randomUUID().replaceAll('-', '')}`
  await withClient(serverUrl, (admin) => admin.query(`create database ${name}`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.toString(),
    rows: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await withClient(url.toString(), (client) => client.query<Row>(text, values))).rows,
    drop: () =>
      withClient(serverUrl, async (admin) => {
        await admin.query(`drop database if exists ${name} with (force)`)
      }),
  }
}
