import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { sampleSchema } from '../testing/sample-schema.ts'
import { createDatabaseBus } from './database-bus.ts'
import type { EventBus } from './event-bus.ts'
import { createInProcessBus } from './in-process-bus.ts'
import { createRedisBus } from './redis-bus.ts'

let database: TestDatabase<object>
const closing: (() => Promise<void>)[] = []
const redisUrl = process.env.PARLEY_TEST_REDIS_URL

beforeAll(async () => {
  database = await createTestDatabase({ schema: sampleSchema })
})
afterAll(async () => {
  for (const close of closing) await close()
  await database.close()
})

const fail = (error: unknown): never => {
  throw error
}
const kinds: [string, () => EventBus][] = [
  ['in the process', () => createInProcessBus(fail)],
  ['over the database', () => createDatabaseBus(database.source)],
]
if (redisUrl !== undefined)
  kinds.push([
    'over Redis',
    () => {
      const bus = createRedisBus(redisUrl, fail)
      closing.push(() => bus.close())
      return bus
    },
  ])

const untilCount = async (list: unknown[], count: number): Promise<void> => {
  while (list.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe.each(kinds)('the event bus %s', (_, create) => {
  it('tells everybody on the channel, in order, and nobody on another', async () => {
    const bus = create()
    const [one, two, other]: [unknown[], unknown[], unknown[]] = [[], [], []]
    await bus.subscribe('phase.1', (payload) => one.push(payload))
    await bus.subscribe('phase.1', (payload) => two.push(payload))
    await bus.subscribe('phase.2', (payload) => other.push(payload))
    await bus.publish('phase.1', { text: 'ä “quoted”', n: 1 })
    await bus.publish('phase.1', { n: 2 })
    await bus.publish('phase.2', 'last')
    await Promise.all([untilCount(one, 2), untilCount(two, 2), untilCount(other, 1)])
    expect(one).toEqual([{ text: 'ä “quoted”', n: 1 }, { n: 2 }])
    expect(two).toEqual(one)
    expect(other).toEqual(['last'])
  })

  it('ends one subscription without the other', async () => {
    const bus = create()
    const [one, two]: [unknown[], unknown[]] = [[], []]
    const leave = await bus.subscribe('firm.1', (payload) => one.push(payload))
    await bus.subscribe('firm.1', (payload) => two.push(payload))
    await leave()
    await bus.publish('firm.1', 1)
    await untilCount(two, 1)
    expect(one).toEqual([])
  })
})
