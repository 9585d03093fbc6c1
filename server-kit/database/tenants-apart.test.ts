import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import { noteOf, scopeOf } from '../testing/sample-notes.ts'
import { sampleSchema, type SampleTables } from '../testing/sample-schema.ts'
import { createTestDatabase, type Isolation, type TestDatabase } from '../testing/test-database.ts'
import type { Scope } from './scope.ts'
import { scopedRaw } from './scoped-raw.ts'

const [northwind, southgate, acme, helios, borealis] = [newId(), newId(), newId(), newId(), newId()]

describe.each<Isolation>(['both', 'row-level-security', 'scoping'])('tenants apart with %s', (isolation) => {
  let database: TestDatabase<SampleTables>
  beforeAll(async () => {
    database = await createTestDatabase<SampleTables>({ schema: sampleSchema, isolation })
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.asOwner('truncate note')
    for (const [firm, client, title] of [
      [northwind, acme, 'acme'],
      [northwind, helios, 'helios'],
      [southgate, borealis, 'borealis'],
    ] as const) {
      const row = noteOf(firm, client, title)
      await database.asOwner('insert into note values ($1, $2, $3, $4, 1)', [row.id, firm, client, title])
    }
  })

  const titles = (scope: Scope) =>
    database.tenantRead(scope, async (tx) =>
      (await tx.selectFrom('note').select('title').orderBy('title').execute()).map((row) => row.title),
    )

  it('shows a firm its own rows, and a client list only those clients', async () => {
    expect(await titles(scopeOf(northwind))).toEqual(['acme', 'helios'])
    expect(await titles(scopeOf(northwind, [acme]))).toEqual(['acme'])
    expect(await titles(scopeOf(northwind, [borealis]))).toEqual([])
    expect(await titles(scopeOf(southgate))).toEqual(['borealis'])
  })

  it('shows as much to a scope of a thousand clients, whose ids are looked up in a set', async () => {
    const others = Array.from({ length: 1000 }, () => newId())
    expect(await titles(scopeOf(northwind, [...others, helios]))).toEqual(['helios'])
    expect(await titles(scopeOf(northwind, [...others, borealis]))).toEqual([])
    expect(await titles(scopeOf(northwind, others))).toEqual([])
  })

  it('shows nothing without a firm, and nothing of a client list that is empty', async () => {
    expect(await titles(scopeOf(null))).toEqual([])
    expect(await titles(scopeOf(northwind, []))).toEqual([])
  })

  it('changes and deletes its own rows only', async () => {
    const changed = await database.tenantTransaction(scopeOf(northwind, [acme]), async (tx) => {
      const update = await tx.updateTable('note').set({ stars: 5 }).executeTakeFirst()
      const removal = await tx.deleteFrom('note').where('title', '=', 'borealis').executeTakeFirst()
      return [update.numUpdatedRows, removal.numDeletedRows]
    })
    expect(changed).toEqual([1n, 0n])
    expect(await database.asOwner('select title from note where stars = 5')).toEqual([{ title: 'acme' }])
  })

  it('refuses a row of another tenant', async () => {
    const foreign = noteOf(southgate, borealis, 'smuggled')
    await expect(
      database.tenantTransaction(scopeOf(northwind), (tx) => tx.insertInto('note').values(foreign).execute()),
    ).rejects.toThrow()
    expect(await database.asOwner(`select title from note where title = 'smuggled'`)).toEqual([])
  })

  it('does not overwrite a row of another tenant through a conflict', async () => {
    const clash = { ...noteOf(northwind, acme, 'borealis'), stars: 99 }
    const attempt = database.tenantTransaction(scopeOf(northwind), (tx) =>
      tx
        .insertInto('note')
        .values(clash)
        .onConflict((on) => on.column('title').doUpdateSet({ stars: 99 }))
        .execute(),
    )
    await Promise.allSettled([attempt])
    expect(await database.asOwner('select title from note where stars = 99')).toEqual([])
  })

  it('scopes raw SQL that uses scopedRaw', async () => {
    const found = await database.tenantTransaction(scopeOf(northwind, [helios]), async (tx) => {
      await sql`update note set stars = 7 where ${scopedRaw.where('note')}`.execute(tx)
      const rows = await sql<{
        title: string
      }>`select n.title from ${scopedRaw.table('note', 'n')} order by 1`.execute(tx)
      return rows.rows
    })
    expect(found).toEqual([{ title: 'helios' }])
    expect(await database.asOwner('select title from note where stars = 7')).toEqual([{ title: 'helios' }])
  })

  it('keeps tenants apart in a statement that is planned once for all of them', async () => {
    // More often than Postgres makes a plan of its own for every call.
    for (let turn = 0; turn < 16; turn += 1) {
      const [scope, expected] =
        turn % 2 ? [scopeOf(northwind), ['acme', 'helios']] : [scopeOf(southgate), ['borealis']]
      const { rows } = await database.tenantRead(scope, (tx) =>
        sql<{ title: string }>`/* prepared */
          select n.title from ${scopedRaw.table('note', 'n')} order by 1`.execute(tx),
      )
      expect(rows.map((row) => row.title)).toEqual(expected)
    }
  })

  it('keeps tenants apart on one connection that they share by turns, failed and aborted work included', async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      const [scope, expected] =
        turn % 2 ? [scopeOf(northwind), ['acme', 'helios']] : [scopeOf(southgate), ['borealis']]
      if (turn % 3 === 0) {
        const broken = database.tenantTransaction(scope, async (tx) => {
          await tx.selectFrom('note').select('title').execute()
          throw new Error('aborted')
        })
        await expect(broken).rejects.toThrow('aborted')
      }
      expect(await titles(scope)).toEqual(expected)
    }
  })
})
