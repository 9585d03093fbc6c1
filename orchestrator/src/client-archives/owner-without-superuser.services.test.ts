import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import type { SelfCheckResult } from '@parley/contracts/rules/self-check.ts'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { tenantTables } from '@parley/migrations/generated/tenant-tables.ts'
import { walls } from '@parley/migrations/generated/walls.ts'
import { migrations } from '@parley/migrations/index.ts'
import { sealAll } from '@parley/server-kit/audit/sealer.ts'
import { environmentSchema, readEnvironment } from '@parley/server-kit/env/environment.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import {
  type Infrastructure,
  openInfrastructure,
} from '@parley/server-kit/infrastructure/open-infrastructure.ts'
import { createServerDatabase, type ServerDatabase } from '@parley/server-kit/testing/server-database.ts'
import { runSelfCheck } from '../self-check/index.ts'
import type { ArchivePorts } from './archive-ports.ts'
import { runClientArchive } from './index.ts'

// As on a managed service: the schema's owner is no superuser, and the servers' login is neither. Row security then
// holds the owner as well, by whose rights the database follows its foreign keys.

const server = process.env.PARLEY_TEST_DATABASE_URL ?? ''
const suffix = randomUUID().slice(0, 8)
const [owner, runtime, password] = [`owner_${suffix}`, `servers_${suffix}`, 'a password of tests']
const clock = { now: () => new Date() }
const logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

const asUser = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.username = name
  changed.password = encodeURIComponent(password)
  return changed.toString()
}

let database: ServerDatabase
let infrastructure: Infrastructure<Tables>
let ports: ArchivePorts
let folder: string
beforeAll(async () => {
  database = await createServerDatabase(server)
  const name = new URL(database.url).pathname.slice(1)
  await database.rows(`create role ${owner} login createrole password '${password}'`)
  await database.rows(`alter database ${name} owner to ${owner}`)
  await database.rows(`alter schema public owner to ${owner}`)
  await database.rows('create extension vector')
  await database.rows('create extension pg_trgm')
  // Other databases here have made them before.
  for (const { role } of await database.rows<{ role: string }>(
    `select rolname as role from pg_roles where rolname like 'parley\\_%'`,
  ))
    await database.rows(`grant ${role} to ${owner} with admin option`)
  infrastructure = await openInfrastructure<Tables>(
    readEnvironment(environmentSchema, {
      DATABASE_MIGRATION_URL: asUser(database.url, owner),
      DATABASE_URL: asUser(database.url, runtime),
    }),
    { migrations, tenantTables, walls },
    logger,
  )
  folder = await mkdtemp(join(tmpdir(), 'parley-owner-'))
  const files = await createDiskFileStore(folder)
  const { database: opened } = infrastructure
  await seedDemo({ database: opened, files, now: new Date('2026-11-20T09:00:00Z') })
  ports = { database: opened, files, logger, clock, secret: 'a secret of tests that is long enough' }
}, 180_000)
afterAll(async () => {
  await infrastructure.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
  const admin = await createServerDatabase(server)
  for (const role of [runtime, owner]) {
    await admin.rows(`drop owned by ${role}`)
    await admin.rows(`drop role ${role}`)
  }
  await admin.drop()
})

it('a client is exported and erased without a row left, and the self-check finds all in order', async () => {
  const [client] = await database.rows<{ id: string; firm_id: string }>(
    `select id, firm_id from client where name like 'Acme%'`,
  )
  if (client === undefined) throw new Error('The demo has no such client.')
  await database.rows('update client set is_obsolete = true where id = $1', [client.id])
  for (const [kind, status] of [
    ['EXPORT', 'READY'],
    ['ERASURE', 'ERASED'],
  ] as const) {
    const archiveId = newId()
    await database.rows(
      `insert into client_archive (id, firm_id, client_id, client_name, kind) values ($1, $2, $3, 'Acme', $4)`,
      [archiveId, client.firm_id, client.id, kind],
    )
    await runClientArchive(ports, { archiveId, firmId: client.firm_id, clientId: client.id })
    const stored = await database.rows('select status, error from client_archive where id = $1', [archiveId])
    expect(stored).toEqual([{ status, error: null }])
  }
  const left: string[] = []
  for (const [table, { client: column }] of Object.entries(tenantTables)) {
    if (column === undefined) continue
    const rows = await database.rows(`select from ${table} where ${column} = $1 limit 1`, [client.id])
    if (rows.length > 0) left.push(table)
  }
  expect(left.sort()).toEqual(['audit_event', 'client_archive'])

  await sealAll({ database: ports.database, clock })
  await database.rows('update outbox set relayed_at = now()')
  const id = newId()
  await database.rows('insert into self_check (id) values ($1)', [id])
  await runSelfCheck({ ...ports, migrations: Object.keys(migrations) }, id)
  const [report] = await database.rows<{ results: SelfCheckResult[] }>(
    'select results from self_check where id = $1',
    [id],
  )
  expect(report?.results.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
  expect(report?.results).toHaveLength(8)
})
