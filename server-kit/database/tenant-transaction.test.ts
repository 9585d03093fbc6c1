import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { type Kysely, sql } from 'kysely'
import { countRoundTrips } from '../testing/round-trips.ts'
import { sampleSchema, type SampleTables } from '../testing/sample-schema.ts'
import { createTestDatabase, type Isolation, type TestDatabase } from '../testing/test-database.ts'
import type { Scope } from './scope.ts'
import { scopedRaw } from './scoped-raw.ts'
import { afterCommit } from './transaction-context.ts'

const northwind = newId()
const southgate = newId()
const acme = newId()
const helios = newId()
const borealis = newId()

const scopeOf = (firmId: string | null, clientIds: Scope['clientIds'] = 'all'): Scope => ({
  role: 'app',
  actorKind: 'firm',
  userId: newId(),
  firmId,
  clientIds,
})

const note = (firm_id: string, client_id: string, title: string) => ({
  id: newId(),
  firm_id,
  client_id,
  title,
  stars: 1,
})

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
      const row = note(firm, client, title)
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
    const foreign = note(southgate, borealis, 'smuggled')
    await expect(
      database.tenantTransaction(scopeOf(northwind), (tx) => tx.insertInto('note').values(foreign).execute()),
    ).rejects.toThrow()
    expect(await database.asOwner(`select title from note where title = 'smuggled'`)).toEqual([])
  })

  it('does not overwrite a row of another tenant through a conflict', async () => {
    const clash = { ...note(northwind, acme, 'borealis'), stars: 99 }
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

describe('the transaction wrapper', () => {
  let database: TestDatabase<SampleTables>
  beforeAll(async () => {
    database = await createTestDatabase<SampleTables>({ schema: sampleSchema })
  })
  afterAll(() => database.close())

  it('rolls back when the work throws', async () => {
    const work = database.tenantTransaction(scopeOf(northwind), async (tx) => {
      await tx
        .insertInto('note')
        .values(note(northwind, acme, 'gone'))
        .execute()
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await database.asOwner('select * from note')).toEqual([])
  })

  it('does not pretend to have committed when a failed query was swallowed', async () => {
    const work = database.tenantTransaction(scopeOf(northwind), async (tx) => {
      await tx
        .insertInto('note')
        .values(note(northwind, acme, 'gone'))
        .execute()
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('rolled back')
  })

  it('commits with the last of its statements where it says how many it makes, in one round trip', async () => {
    const asked = countRoundTrips(database.source.pool)
    const insert = (title: string) =>
      database.tenantTransaction(
        scopeOf(northwind),
        async (tx) => {
          const [row] = await Promise.all([
            tx
              .insertInto('note')
              .values(note(northwind, acme, title))
              .returning('title')
              .executeTakeFirst(),
            tx.updateTable('note').set({ stars: 3 }).where('title', '=', title).execute(),
          ])
          return row?.title
        },
        { statements: 2 },
      )
    expect(await insert('at once')).toBe('at once')
    expect(asked).toEqual({ trips: 1, writes: 1 })
    expect(await database.asOwner('select title, stars from note')).toEqual([{ title: 'at once', stars: 3 }])
    // One statement fails: nothing stays of the other, though the commit is on its way.
    await expect(insert('at once')).rejects.toThrow('duplicate key')
    expect(await database.asOwner('select title from note')).toEqual([{ title: 'at once' }])
    await database.asOwner('delete from note')
  })

  it('keeps nothing of a transaction that commits with its last statement and fails in it', async () => {
    const work = database.tenantTransaction(
      scopeOf(northwind),
      async (tx) => {
        await Promise.all([
          tx
            .insertInto('note')
            .values(note(northwind, acme, 'gone'))
            .execute(),
          sql`select 1 / 0`.execute(tx),
        ])
      },
      { statements: 2 },
    )
    await expect(work).rejects.toThrow('division by zero')
    expect(await database.asOwner('select * from note')).toEqual([])
  })

  it('refuses a statement beyond those that it was told of, and commits with fewer', async () => {
    const insert = (title: string) => (tx: Kysely<SampleTables>) =>
      tx
        .insertInto('note')
        .values(note(northwind, acme, title))
        .execute()
    const more = database.tenantTransaction(
      scopeOf(northwind),
      async (tx) => {
        await insert('first')(tx)
        await insert('second')(tx)
      },
      { statements: 1 },
    )
    await expect(more).rejects.toThrow('has ended')
    await database.tenantTransaction(scopeOf(northwind), insert('third'), { statements: 2 })
    expect(await database.asOwner('select title from note order by title')).toEqual([
      { title: 'first' },
      { title: 'third' },
    ])
    await database.asOwner('delete from note')
  })

  it('leaves neither scope nor role behind', async () => {
    await database.tenantTransaction(scopeOf(northwind), (tx) => tx.selectFrom('note').selectAll().execute())
    const [left] = await database.asOwner(
      `select current_user = session_user as owner, current_setting('app.firm_id', true) as firm`,
    )
    expect(left).toEqual({ owner: true, firm: '' })
  })

  it('refuses a query after the end', async () => {
    const escaped = await database.tenantTransaction(scopeOf(northwind), (tx) => Promise.resolve({ tx }))
    await expect(escaped.tx.selectFrom('note').selectAll().execute()).rejects.toThrow('has ended')
  })

  it('refuses a transaction inside another, which would wait for ever on one session', async () => {
    const nested = database.tenantTransaction(scopeOf(northwind), () =>
      database.tenantRead(scopeOf(northwind), (tx) => tx.selectFrom('note').selectAll().execute()),
    )
    await expect(nested).rejects.toThrow('inside a running tenantTransaction')
    const kyselyNested = database.tenantTransaction(scopeOf(northwind), (tx) =>
      tx.transaction().execute((inner) => inner.selectFrom('note').selectAll().execute()),
    )
    await expect(kyselyNested).rejects.toThrow('no nested transactions')
  })

  it('refuses writes in a read', async () => {
    const write = database.tenantRead(scopeOf(northwind), (tx) =>
      tx
        .insertInto('note')
        .values(note(northwind, acme, 'x'))
        .execute(),
    )
    await expect(write).rejects.toThrow('read-only transaction')
  })

  it('names the reason when the scope cannot be set', async () => {
    const broken = { ...scopeOf(northwind), role: 'nobody' as 'app' }
    const work = database.tenantTransaction(broken, (tx) => tx.selectFrom('note').selectAll().execute())
    await expect(work).rejects.toThrow()
    expect(
      await database.tenantRead(scopeOf(northwind), (tx) => tx.selectFrom('note').selectAll().execute()),
    ).toEqual([])
  })

  it('tells after the commit, and not after a rollback', async () => {
    const told: string[] = []
    await database.tenantTransaction(scopeOf(northwind), async (tx) => {
      afterCommit(() => told.push('committed'))
      await tx.selectFrom('note').selectAll().execute()
      expect(told).toEqual([])
    })
    const undone = database.tenantTransaction(scopeOf(northwind), () => {
      afterCommit(() => told.push('rolled back'))
      return Promise.reject(new Error('no'))
    })
    await expect(undone).rejects.toThrow('no')
    expect(told).toEqual(['committed'])
    expect(() => afterCommit(() => undefined)).toThrow('outside of a transaction')
  })

  it('notifies listeners, who may open transactions of their own', async () => {
    const heard = Promise.withResolvers<string>()
    // Awaited: on a server, what is notified before the connection listens is not heard.
    const unlisten = await database.source.listen('parley_test', (payload) => {
      database
        .tenantRead(scopeOf(northwind), (tx) => tx.selectFrom('note').selectAll().execute())
        .then(() => heard.resolve(payload), heard.reject)
    })
    await database.tenantTransaction(scopeOf(northwind), (tx) =>
      sql`select pg_notify('parley_test', 'hello')`.execute(tx),
    )
    expect(await heard.promise).toBe('hello')
    await unlisten()
  })
})
