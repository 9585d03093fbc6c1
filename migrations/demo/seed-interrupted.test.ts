import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Database } from '@parley/server-kit/database/tenant-transaction.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { demoDocuments } from './documents/index.ts'
import { seedDemo } from './seed-demo.ts'

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

const seed = (changed: { database?: Database<DB>; files?: FileStore } = {}): Promise<boolean> =>
  seedDemo({ database, files, now: new Date('2026-11-20T09:00:00Z'), ...changed })

/** A file store that breaks at one of its files. */
function breakingAt(last: number): FileStore {
  let put = 0
  return {
    ...files,
    put: (content) => (++put === last ? Promise.reject(new Error('broken off')) : files.put(content)),
  }
}

/** Number of rows in every table of the product. */
async function counts(): Promise<Record<string, number>> {
  const tables = await database.asOwner<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const counted: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await database.asOwner<{ count: number }>(`select count(*)::int as count from ${name}`)
    counted[name] = row?.count ?? -1
  }
  return counted
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

describe('seeding that is stopped half way', () => {
  it('leaves nothing, and the next start writes the whole demo, once', async () => {
    const empty = await counts()
    await expect(seed({ files: breakingAt(demoDocuments.length) })).rejects.toThrow('broken off')
    expect(await counts()).toEqual(empty)
    const counted = counting()
    expect(await seed({ database: counted })).toBe(true)
    // A killed process commits nothing of a transaction: with one alone there is no half demo.
    expect(counted.transactions).toBe(1)
    const whole = await counts()
    expect(whole).toMatchObject({ consulting_firm: 2, client: 3, user_account: 10, credential: 10 })
    expect(whole).toMatchObject({ artifact: demoDocuments.length, outbox: demoDocuments.length })
    expect(await seed()).toBe(false)
    expect(await counts()).toEqual(whole)
  })
})
