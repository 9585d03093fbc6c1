import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import { sampleSchema, type SampleTables } from '../testing/sample-schema.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createPreparedStatements } from './prepared-statements.ts'
import { type Scope, workerScope } from './scope.ts'
import { createDatabase } from './tenant-transaction.ts'

const scope: Scope = workerScope({ firmId: newId(), clientId: null })

describe('names of statements', () => {
  it('are given to what comes again, one for each role, and never twice', () => {
    const prepared = createPreparedStatements({ names: 2, seen: 10 })
    const twice = (text: string, role = 'app') => [prepared.nameOf(text, role), prepared.nameOf(text, role)]
    const [first, name] = twice('select 1')
    expect(first).toBeUndefined()
    expect(name).toBeDefined()
    expect(prepared.nameOf('select 1', 'app')).toBe(name)
    expect(twice('select 1', 'auth')[1]).not.toBe(name)
    const connection = {}
    prepared.noteUsed(connection, name ?? '')
    expect(prepared.takeRetired(connection)).toEqual([])
    // The third pushes the oldest out, which the connection is told once.
    twice('select 2')
    expect(prepared.takeRetired(connection)).toEqual([name])
    expect(prepared.takeRetired(connection)).toEqual([])
    expect(twice('select 1')[1]).not.toBe(name)
  })

  it('are not given to what returns every column, which a migration would change', () => {
    const prepared = createPreparedStatements()
    for (const text of [
      'select * from "note"',
      'select "note".* from "note"',
      'insert into "note" ("id") values ($1) returning *',
      'select "note"."id", "author".* from "note"',
    ])
      expect([prepared.nameOf(text, 'app'), prepared.nameOf(text, 'app')]).toEqual([undefined, undefined])
  })
})

describe('a connection', () => {
  let database: TestDatabase<SampleTables>
  beforeAll(async () => {
    database = await createTestDatabase<SampleTables>({ schema: sampleSchema, connections: 1 })
  })
  afterAll(() => database.close())

  const askTwice = async (from: Pick<TestDatabase<SampleTables>, 'tenantRead'>, shapes: number) => {
    for (let shape = 0; shape < shapes; shape += 1)
      for (const turn of [1, 2]) {
        const { rows } = await from.tenantRead(scope, (tx) =>
          sql.raw<{ value: number }>(`select ${shape} as value`).execute(tx),
        )
        expect([turn, rows]).toEqual([turn, [{ value: shape }]])
      }
  }
  const countNames = async (): Promise<number> => {
    const [row] = await database.asOwner<{ count: number }>(
      `select count(*)::int as count from pg_prepared_statements where name like 'parley_%'`,
    )
    return row?.count ?? 0
  }

  it('keeps the latest plans and lets the others go', async () => {
    await askTwice(database, 230)
    // One at most is over and not yet told: the next transaction tells it.
    expect(await countNames()).toBeLessThanOrEqual(201)
    expect(await countNames()).toBeGreaterThan(150)
  })

  it('keeps none where names are off', async () => {
    const before = await countNames()
    const plain = createDatabase<SampleTables>(database.source, { tenantTables: {}, preparing: false })
    await askTwice(plain, 3)
    expect(await countNames()).toBe(before)
  })
})
