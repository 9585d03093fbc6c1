import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Doorbell } from '@parley/server-kit/queue/queue.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { createTenants, type KnowledgeTenants } from '../ingestion/testing/knowledge-tenants.ts'
import { placeTenant } from '../retrieval/partitions.ts'
import { addRandomChunks, createRandom } from '../retrieval/testing/random-chunks.ts'
import { ringForUpkeep } from './upkeep.ts'

const bounds = { promoteFrom: 20, demoteBelow: 10 }
const hour = 3_600_000
let database: TestDatabase<DB>
let tenants: KnowledgeTenants

beforeAll(async () => {
  database = await createTestDatabase<DB>()
  tenants = await createTenants(database)
  const random = createRandom(3)
  const { firmId, acme, helios } = tenants
  await addRandomChunks(database, { firmId, clientId: acme.clientId }, { count: 20, random })
  await addRandomChunks(database, { firmId, clientId: helios.clientId }, { count: 19, random })
})
afterAll(() => database.close())

const rung = async (at: number): Promise<string[]> => {
  const rings: Doorbell[] = []
  const queue = {
    add: (ring: Doorbell) => Promise.resolve(void rings.push(ring)),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  await ringForUpkeep({ database, queue, clock: { now: () => new Date(at) } }, bounds)
  return rings.map(({ topic, entityId }) => (topic === 'knowledge.order' ? topic : `${topic} ${entityId}`))
}

it('rings for tenants that have grown or shrunk past a bound, until they are placed', async () => {
  const acme = tenants.acme.clientId
  const time = 5 * hour + 1_800_000
  expect(await rung(time)).toEqual([`knowledge.place ${acme}`])
  await placeTenant(database, acme, bounds)
  expect(await rung(time)).toEqual([])
  await database.asOwner('delete from knowledge_chunk where client_id = $1', [acme])
  expect(await rung(time)).toEqual([`knowledge.place ${acme}`])
  await placeTenant(database, acme, bounds)
  expect(await rung(time)).toEqual([])
})

it('rings once an hour for the shared partitions to be put in order', async () => {
  expect(await rung(5 * hour)).toEqual(['knowledge.order'])
  expect(await rung(5 * hour + 300_000)).toEqual([])
})
