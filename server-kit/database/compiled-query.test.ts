import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { sampleSchema, type SampleTables } from '../testing/sample-schema.ts'
import { createTestDatabase, type Isolation, type TestDatabase } from '../testing/test-database.ts'
import { compiledQuery } from './compiled-query.ts'
import type { Scope } from './scope.ts'

const [northwind, southgate, acme, helios, borealis] = [newId(), newId(), newId(), newId(), newId()]

const scopeOf = (firmId: string | null, clientIds: Scope['clientIds'] = 'all'): Scope => ({
  role: 'app',
  actorKind: 'firm',
  userId: newId(),
  firmId,
  clientIds,
})

let built: string[] = []
const listTitles = compiledQuery<SampleTables, { stars: number }, { title: string }, 'up' | 'down'>(
  (tx, given, way) => {
    built.push(way)
    return tx
      .selectFrom('note')
      .select('title')
      .where('stars', '>=', given('stars'))
      .orderBy('title', way === 'up' ? 'asc' : 'desc')
  },
)

describe.each<Isolation>(['both', 'row-level-security', 'scoping'])(
  'a compiled query with %s',
  (isolation) => {
    let database: TestDatabase<SampleTables>
    beforeAll(async () => {
      database = await createTestDatabase<SampleTables>({ schema: sampleSchema, isolation })
      await database.asOwner('truncate note')
      for (const [firm, client, title, stars] of [
        [northwind, acme, 'acme', 1],
        [northwind, helios, 'helios', 2],
        [southgate, borealis, 'borealis', 3],
      ] as const)
        await database.asOwner('insert into note values ($1, $2, $3, $4, $5)', [
          newId(),
          firm,
          client,
          title,
          stars,
        ])
    })
    afterAll(() => database.close())
    beforeEach(() => {
      built = []
    })

    const titles = (scope: Scope, stars = 0, way: 'up' | 'down' = 'up'): Promise<string[]> =>
      database.tenantRead(scope, async (tx) =>
        (await listTitles(tx, { stars }, way)).map(({ title }) => title),
      )

    it('reads for each call the rows of its own scope, whoever asked before', async () => {
      expect(await titles(scopeOf(northwind))).toEqual(['acme', 'helios'])
      expect(await titles(scopeOf(southgate))).toEqual(['borealis'])
      expect(await titles(scopeOf(northwind, [acme]))).toEqual(['acme'])
      expect(await titles(scopeOf(northwind, [helios]))).toEqual(['helios'])
      expect(await titles(scopeOf(northwind, [borealis]))).toEqual([])
      expect(await titles(scopeOf(southgate, [borealis, acme]))).toEqual(['borealis'])
      const many = Array.from({ length: 300 }, () => newId())
      expect(await titles(scopeOf(northwind, [...many, acme]))).toEqual(['acme'])
      expect(await titles(scopeOf(northwind, [...many, helios]))).toEqual(['helios'])
      expect(await titles(scopeOf(null))).toEqual([])
      expect(await titles(scopeOf(northwind))).toEqual(['acme', 'helios'])
    })

    it('takes the values of each call, and is built once for each shape', async () => {
      expect(await titles(scopeOf(northwind), 2, 'down')).toEqual(['helios'])
      built = []
      expect(await titles(scopeOf(northwind), 0, 'down')).toEqual(['helios', 'acme'])
      expect(await titles(scopeOf(southgate), 4, 'down')).toEqual([])
      expect(built).toEqual([])
    })
  },
)

describe('what cannot be compiled ahead', () => {
  let database: TestDatabase<SampleTables>
  beforeAll(async () => {
    database = await createTestDatabase<SampleTables>({ schema: sampleSchema })
  })
  afterAll(() => database.close())

  it('is a write, whose tenant is checked by its values', async () => {
    const rename = compiledQuery<SampleTables, { title: string }, unknown>((tx, given) =>
      tx.updateTable('note').set({ title: given('title') }),
    )
    await expect(
      database.tenantTransaction(scopeOf(northwind), (tx) => rename(tx, { title: 'mine' })),
    ).rejects.toThrow('Only reads are compiled ahead.')
  })
})
