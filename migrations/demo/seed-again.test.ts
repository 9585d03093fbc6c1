import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { demoDocuments } from './documents/index.ts'
import { type DemoSeed, seedDemo } from './seed-demo.ts'

let database: TestDatabase<DB>
let folder: string
let files: FileStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-demo-'))
  files = await createDiskFileStore(folder)
  database = await createTestDatabase<DB>()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const seed = (changed: Partial<DemoSeed> = {}): Promise<boolean> =>
  seedDemo({ database, files, now: new Date('2026-11-20T09:00:00Z'), ...changed })

/** A file store that breaks at one of its files. */
function breakingAt(last: number): FileStore {
  let put = 0
  return {
    ...files,
    put: (content) => (++put === last ? Promise.reject(new Error('broken off')) : files.put(content)),
  }
}

/** Every table's rows, as their number and one hash. */
async function contentOfAll(): Promise<Record<string, string>> {
  const tables = await database.asOwner<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await database.asOwner<{ hash: string }>(
      `select count(*) || ':' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
       from ${name} t`,
    )
    content[name] = row?.hash ?? ''
  }
  return content
}

/** The database, counting the transactions that write. */
function counting(): Database<DB> & { transactions: number } {
  const counted = {
    ...database,
    transactions: 0,
    tenantTransaction: ((scope, work) => {
      counted.transactions += 1
      return database.tenantTransaction(scope, work)
    }) satisfies Database<DB>['tenantTransaction'],
  }
  return counted
}

it('seeding that is stopped half way leaves no rows, and the next start writes the whole demo', async () => {
  const empty = await contentOfAll()
  await expect(seed({ files: breakingAt(demoDocuments.length) })).rejects.toThrow('broken off')
  expect(await contentOfAll()).toEqual(empty)
  const counted = counting()
  expect(await seed({ database: counted })).toBe(true)
  // A killed process commits nothing of a transaction: with one alone there is no half demo.
  expect(counted.transactions).toBe(1)
  const whole = await contentOfAll()
  expect(whole['public.user_account']).toMatch(/^10:/)
  expect(whole['public.artifact']).toMatch(new RegExp(`^${demoDocuments.length}:`))
  // Everything that is searched is rung for: documents, held interviews, summaries and conversations.
  const sources = Number.parseInt(whole['public.knowledge_source'] ?? '')
  expect(sources).toBeGreaterThanOrEqual(5)
  expect(whole['public.outbox']).toMatch(new RegExp(`^${demoDocuments.length + sources}:`))
})

it('a second run writes nothing, neither rows nor files', async () => {
  const before = await contentOfAll()
  const kept = await readdir(folder, { recursive: true })
  expect(kept).not.toHaveLength(0)
  expect(await seed({ now: new Date('2026-12-24T09:00:00Z') })).toBe(false)
  expect(await contentOfAll()).toEqual(before)
  expect(await readdir(folder, { recursive: true })).toEqual(kept)
})
