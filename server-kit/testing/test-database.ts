import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../database/migrate.ts'
import type { DatabaseSource } from '../database/source.ts'
import { openServer } from '../database/source.ts'
import { createDatabase, type Database } from '../database/tenant-transaction.ts'
import { openFromSnapshot } from './embedded-snapshot.ts'
import { loadProductSchema, migrationsOf, type TestSchema } from './product-schema.ts'

/** Which of the two isolation layers a test leaves on (Security, "Tenants"); both unless told. */
export type Isolation = 'both' | 'row-level-security' | 'scoping'

export interface TestDatabaseOptions {
  isolation?: Isolation
  /** Other migrations and tables than the product's, for tests of this package itself. */
  schema?: TestSchema
  /** Of the pool on a server; 5 unless told. The embedded engine has one in any case. */
  connections?: number
}

export interface TestDatabase<DB> extends Database<DB> {
  /** Runs SQL as the owner, past both layers: to arrange a test and to look at what it left. */
  asOwner<Row extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
}

const bypassRole = 'parley_test_bypass'

/** A role that row-level security does not hold, with the grants of the app's, to test scoping alone. */
const createBypassRole = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${bypassRole}') then
      create role ${bypassRole};
    end if;
  end $$;
  alter role ${bypassRole} bypassrls;
  grant parley_app to ${bypassRole};
`

/**
 * A migrated, empty database of its own for one test file: the embedded engine in memory, or a fresh database on the
 * server of PARLEY_TEST_DATABASE_URL. Close it in afterAll.
 */
export async function createTestDatabase<DB>(options: TestDatabaseOptions = {}): Promise<TestDatabase<DB>> {
  const schema = options.schema ?? (await loadProductSchema())
  const url = process.env.PARLEY_TEST_DATABASE_URL
  const source = url
    ? await openFromServerTemplate(url, schema, options.connections)
    : await openFromSnapshot(schema.version, (empty) => prepare(empty, schema))
  const isolation = options.isolation ?? 'both'
  const database = createDatabase<DB>(source, {
    tenantTables: schema.tenantTables,
    scoping: isolation !== 'row-level-security',
    roles: isolation === 'scoping' ? { app: bypassRole } : {},
  })
  return {
    ...database,
    asOwner: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await source.pool.query<Row>(text, values)).rows,
  }
}

async function prepare(source: DatabaseSource, schema: TestSchema): Promise<void> {
  await migrate(source, await migrationsOf(schema))
  await source.pool.query(createBypassRole)
}

// Server: a template database per version of the schema, and a copy of it for each test file.

const withDatabaseName = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.toString()
}

async function openFromServerTemplate(
  url: string,
  schema: TestSchema,
  connections = 5,
): Promise<DatabaseSource> {
  const template = `parley_template_${schema.version.slice(0, 16).replaceAll('-', '_')}`
  const name = `parley_test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  // One at a time, over all processes: a template can be neither made twice nor copied while somebody is in it.
  await admin.query('select pg_advisory_lock(7281443)')
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) await createTemplate({ admin, url, template }, schema)
    await admin.query(`create database ${name} template ${template}`)
  } finally {
    await admin.end()
  }
  const source = openServer({ connectionString: withDatabaseName(url, name), max: connections })
  return { ...source, close: () => dropWith(source, url, name) }
}

async function createTemplate(
  { admin, url, template }: { admin: pg.Client; url: string; template: string },
  schema: TestSchema,
): Promise<void> {
  const draft = `${template}_draft`
  await admin.query(`drop database if exists ${draft} with (force)`)
  await admin.query(`create database ${draft}`)
  const source = openServer({ connectionString: withDatabaseName(url, draft), max: 2 })
  await prepare(source, schema)
  await source.close()
  await admin.query(`alter database ${draft} rename to ${template}`)
}

async function dropWith(source: DatabaseSource, url: string, name: string): Promise<void> {
  await source.close()
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
}
