import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newId } from '@parley/contracts/ids.ts'
import { openServer } from '../database/source.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type ClosableLimits, createPostgresLimits, createRedisLimits } from './shared-limits.ts'

const redisUrl = process.env.PARLEY_TEST_REDIS_URL
const ignore = (): void => undefined

/** A Redis of the test run is shared by files: a name of their own keeps them apart. */
const rule = { name: `tries-${newId().slice(-8)}`, points: 5, durationSeconds: 60 }

const stores: [string, (database: TestDatabase<unknown>) => ClosableLimits][] = [
  ['in Postgres', (database) => createPostgresLimits({ pool: database.source.pool })],
]
if (redisUrl !== undefined) stores.push(['in Redis', () => createRedisLimits(redisUrl, ignore)])

describe.each(stores)('counts %s', (_, open) => {
  let database: TestDatabase<unknown>
  /** As two processes would have them. */
  let one: ClosableLimits
  let other: ClosableLimits
  beforeAll(async () => {
    database = await createTestDatabase()
    one = open(database)
    other = open(database)
    await Promise.all([one.ready(), other.ready()])
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    await database.close()
  })

  it('let processes together spend no more than one would, each key and each rule by itself', async () => {
    const limits = [one.of(rule), other.of(rule)] as const
    const tries = Array.from({ length: 20 }, (_try, index) =>
      limits[index % 2 === 0 ? 0 : 1].consume('somebody'),
    )
    const spent = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(spent).toHaveLength(5)
    await expect(limits[1].consume('somebody else')).resolves.toMatchObject({ consumedPoints: 1 })
    const others = other.of({ ...rule, name: `${rule.name}-others` })
    await expect(others.consume('somebody')).resolves.toMatchObject({ consumedPoints: 1 })
  })
})

it.each([
  [
    'Postgres',
    () => {
      const server = openServer({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
      return { limits: createPostgresLimits(server), close: () => server.close() }
    },
  ],
  [
    'Redis',
    () => {
      const limits = createRedisLimits('redis://127.0.0.1:1', ignore)
      return { limits, close: () => limits.close() }
    },
  ],
])('counting goes on in the process where %s does not answer', async (_, open) => {
  const { limits, close } = open()
  const limit = limits.of(rule)
  for (let count = 0; count < 5; count += 1) await limit.consume('anybody')
  await expect(limit.consume('anybody')).rejects.toMatchObject({ consumedPoints: 6 })
  await close()
})
