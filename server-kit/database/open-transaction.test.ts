import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { type Kysely, sql } from 'kysely'
import { countRoundTrips } from '../testing/round-trips.ts'
import { sampleSchema, type SampleTables } from '../testing/sample-schema.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { Scope } from './scope.ts'

const northwind = newId()
const scope: Scope = { role: 'app', actorKind: 'firm', userId: newId(), firmId: northwind, clientIds: 'all' }

describe('an open transaction', () => {
  let database: TestDatabase<SampleTables>
  beforeAll(async () => {
    database = await createTestDatabase<SampleTables>({ schema: sampleSchema })
  })
  afterAll(() => database.close())

  it('answers a read in one round trip, and in one for what is asked after an answer', async () => {
    const asked = countRoundTrips(database.source.pool)
    const ask = (tx: Kysely<SampleTables>, value: number) =>
      sql<{ value: number; isFirm: boolean; isOwner: boolean }>`select ${value}::int as value,
        current_setting('app.firm_id') = ${northwind} as "isFirm", current_user = session_user as "isOwner"`.execute(
        tx,
      )
    const found = await database.tenantRead(scope, async (tx) => {
      const together = await Promise.all([ask(tx, 1), ask(tx, 2)])
      return [...together, await ask(tx, 3)].flatMap(({ rows }) => rows)
    })
    expect(found).toEqual([1, 2, 3].map((value) => ({ value, isFirm: true, isOwner: false })))
    expect(asked).toEqual({ trips: 2, writes: 0 })
  })

  it('keeps what a read sets until its end, and no longer', async () => {
    const waiting = async (tx: Kysely<SampleTables>): Promise<string | undefined> =>
      (await sql<{ wait: string }>`select current_setting('lock_timeout') as wait`.execute(tx)).rows[0]?.wait
    const found = await database.tenantRead(scope, async (tx) => {
      const before = await waiting(tx)
      await sql`select set_config('lock_timeout', '123ms', true)`.execute(tx)
      return [before, await waiting(tx), await waiting(tx)]
    })
    expect(found).toEqual(['0', '123ms', '123ms'])
    expect(await database.tenantRead(scope, waiting)).toBe('0')
  })

  it('goes on after a statement that failed beside others, and one that could not be sent', async () => {
    const round: Record<string, unknown> = {}
    round.self = round
    for (let turn = 0; turn < 3; turn += 1) {
      const failed = database.tenantRead(scope, (tx) =>
        Promise.all([
          sql`select 1 / 0`.execute(tx),
          sql`/* prepared */ select 1 + ${turn}::int as sum`.execute(tx),
        ]),
      )
      await expect(failed).rejects.toThrow('division by zero')
      const unsent = database.tenantTransaction(scope, async (tx) => {
        await sql`select ${round}::jsonb`.execute(tx).catch(() => undefined)
        return sql`select current_user = session_user as "isOwner"`.execute(tx)
      })
      expect((await unsent).rows).toEqual([{ isOwner: false }])
      const { rows } = await database.tenantRead(scope, (tx) =>
        sql`/* prepared */ select 1 + ${turn}::int as sum`.execute(tx),
      )
      expect(rows).toEqual([{ sum: 1 + turn }])
    }
  })
})
