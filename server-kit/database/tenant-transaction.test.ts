import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { type Kysely, sql } from 'kysely'
import { countRoundTrips } from '../testing/round-trips.ts'
import { noteOf, scopeOf } from '../testing/sample-notes.ts'
import { sampleSchema, type SampleTables } from '../testing/sample-schema.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { afterCommit } from './transaction-context.ts'

const [northwind, acme] = [newId(), newId()]

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
        .values(noteOf(northwind, acme, 'gone'))
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
        .values(noteOf(northwind, acme, 'gone'))
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
              .values(noteOf(northwind, acme, title))
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
            .values(noteOf(northwind, acme, 'gone'))
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
        .values(noteOf(northwind, acme, title))
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
        .values(noteOf(northwind, acme, 'x'))
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
