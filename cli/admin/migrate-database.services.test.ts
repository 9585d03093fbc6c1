import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { walls } from '@parley/migrations/generated/walls.ts'
import { migrations } from '@parley/migrations/index.ts'
import { relayScope, workerScope } from '@parley/server-kit/database/scope.ts'
import { environmentSchema, readEnvironment } from '@parley/server-kit/env/environment.ts'
import { openInfrastructure } from '@parley/server-kit/infrastructure/open-infrastructure.ts'
import type { Logger } from '@parley/server-kit/logging/logger.ts'
import { createServerDatabase, type ServerDatabase } from '@parley/server-kit/testing/server-database.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { runCommand } from '../testing/run-command.ts'
import { migrateDatabase } from './migrate-database.ts'

const server = process.env.PARLEY_TEST_DATABASE_URL ?? ''
const suffix = randomUUID().slice(0, 8)
const [migrator, runtime] = [`owner_${suffix}`, `servers_${suffix}`]
const password = "p'ä ß:/$"

const asUser = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.username = name
  changed.password = encodeURIComponent(password)
  return changed.toString()
}

let database: ServerDatabase
let variables: Record<string, string>
beforeAll(async () => {
  database = await createServerDatabase(server)
  // As a managed service gives it: it may make roles, and is no superuser. Other databases here have made roles before.
  const name = new URL(database.url).pathname.slice(1)
  await database.rows(`create role ${migrator} login createrole password ${pg.escapeLiteral(password)}`)
  await database.rows(`alter database ${name} owner to ${migrator}`)
  await database.rows(`alter schema public owner to ${migrator}`)
  await database.rows('create extension vector')
  await database.rows('create extension pg_trgm')
  for (const { role } of await database.rows<{ role: string }>(
    `select rolname as role from pg_roles where rolname like 'parley\\_%'`,
  ))
    await database.rows(`grant ${role} to ${migrator} with admin option`)
  variables = {
    DATABASE_MIGRATION_URL: asUser(database.url, migrator),
    DATABASE_URL: asUser(database.url, runtime),
  }
})
afterAll(async () => {
  await database.drop()
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  for (const role of [runtime, migrator]) {
    await admin.query(`drop owned by ${role}`)
    await admin.query(`drop role ${role}`)
  }
  await admin.end()
})

const warned: unknown[] = []
const logger: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: (details) => void warned.push(details),
  error: () => undefined,
}
const open = (given: Record<string, string>) =>
  openInfrastructure<Tables>(
    readEnvironment(environmentSchema, given),
    { migrations, tenantTables, walls },
    logger,
  )
/** What a statement of the servers' own connection is answered with. */
async function attempt(text: string): Promise<string> {
  const client = new pg.Client({ connectionString: variables['DATABASE_URL'] })
  await client.connect()
  try {
    const { rowCount } = await client.query(text)
    return `${rowCount ?? 0} rows`
  } catch (error) {
    return error instanceof Error ? error.message : ''
  } finally {
    await client.end()
  }
}

describe('an owner that is no superuser', () => {
  it('makes the schema and the login of the servers, once and again', async () => {
    for (let count = 0; count < 2; count += 1) {
      const { code, said } = await runCommand(migrateDatabase, [], variables)
      expect([code, said]).toEqual([0, [`The schema is up to date, and ${runtime} may work with it.`]])
    }
  })

  it('bounds what statements of the servers hold up, and leaves a bound of its own', async () => {
    const bounds = () =>
      database.rows<{ kept: string[] }>(`select rolconfig as kept from pg_roles where rolname = '${runtime}'`)
    expect(await bounds()).toEqual([
      { kept: ['statement_timeout=5min', 'idle_in_transaction_session_timeout=1min'] },
    ])
    await database.rows(`alter role ${runtime} set statement_timeout = '2min'`)
    await runCommand(migrateDatabase, [], variables)
    expect((await bounds())[0]?.kept).toContain('statement_timeout=2min')
  })
})

describe('the login of the servers', () => {
  it('starts the product, with queues and limits, and without a warning', async () => {
    const infrastructure = await open({ DATABASE_URL: variables['DATABASE_URL'] ?? '' })
    await infrastructure.openQueueBackend().then((backend) => backend.ping())
    await infrastructure.limits.of({ name: 'tries', points: 1, durationSeconds: 60 }).consume('somebody')
    const scope = workerScope({ firmId: randomUUID(), clientId: null })
    const seen = await infrastructure.database.tenantRead(scope, (tx) =>
      tx
        .selectFrom('initiative')
        .select(({ fn }) => [sql<string>`current_user`.as('role'), fn.countAll<number>().as('count')])
        .execute(),
    )
    expect(seen).toEqual([{ role: 'parley_app', count: 0 }])
    await infrastructure.database.tenantRead(relayScope, (tx) => sql`select 1`.execute(tx))
    await infrastructure.close()
    expect(warned).toEqual([])
    expect(await database.rows('select key from call_count')).toEqual([{ key: 'tries:somebody' }])
  })

  it.each([
    ['delete from audit_event', /permission denied/],
    ['set role parley_app; delete from audit_event', /permission denied/],
    ['set role parley_platform; update audit_seal set position = 1', /permission denied/],
    ['set role parley_auth; truncate audit_event', /permission denied/],
    ['alter table audit_event disable row level security', /must be owner/],
    ['set role parley_platform; alter table initiative no force row level security', /must be owner/],
    ['set role parley_maintenance; alter table audit_event disable row level security', /must be owner/],
    ['select * from initiative', /permission denied/],
    ['select * from credential', /permission denied/],
    ['select * from user_account', /permission denied/],
    [`set role ${migrator}`, /permission denied to set role/],
    ['set role parley_test_bypass', /permission denied to set role|role "parley_test_bypass" does not exist/],
    ['set session authorization parley', /permission denied/],
    ['create table note (words text)', /permission denied/],
    ['alter role parley_app bypassrls', /permission denied/],
    ['create role somebody', /permission denied/],
    [`set session_replication_role = replica`, /permission denied/],
  ])('is refused by the database itself: %s', async (text, refusal) => {
    expect(await attempt(text)).toMatch(refusal)
  })

  it('is told who has to bring the database up to date', async () => {
    const [last = { name: '', timestamp: '' }] = await database.rows<{ name: string; timestamp: string }>(
      `delete from kysely_migration where name = (select max(name) from kysely_migration) returning name, timestamp`,
    )
    await expect(open({ DATABASE_URL: variables['DATABASE_URL'] ?? '' })).rejects.toMatchObject({
      exitCode: 77,
      message: expect.stringMatching(/lacks 1 changes .* Run "parley migrate"/),
    })
    await database.rows(
      `insert into kysely_migration (name, timestamp) values ('${last.name}', '${last.timestamp}')`,
    )
  })
})

describe('a login that may more', () => {
  it('is warned of, or refused where that is wanted', async () => {
    warned.length = 0
    const infrastructure = await open({ DATABASE_URL: variables['DATABASE_MIGRATION_URL'] ?? '' })
    await infrastructure.close()
    expect(warned).toMatchObject([{ login: migrator, strengths: expect.arrayContaining(['owns tables']) }])
    const strict = { DATABASE_URL: database.url, DATABASE_STRONG_LOGIN: 'refuse' }
    await expect(open(strict)).rejects.toMatchObject({
      exitCode: 77,
      message: expect.stringContaining('is a superuser'),
    })
  })
})
