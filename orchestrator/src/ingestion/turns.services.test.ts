import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { endedOrHeldUp } from '../testing/held-up.ts'
import type { IngestionJob } from './ingest-artifact.ts'
import { createTenants, KnowledgeFixture, type KnowledgeTenants } from './testing/knowledge-tenants.ts'
import { passTurn, takeTurn } from './turns.queries.ts'

// Turns are of all processes: what meets here needs sessions beside each other, which the embedded database has not.
let database: TestDatabase<DB>
let tenants: KnowledgeTenants
let fixture: KnowledgeFixture
beforeAll(async () => {
  database = await createTestDatabase<DB>()
  tenants = await createTenants(database)
  fixture = new KnowledgeFixture(database)
})
afterAll(() => database.close())

const add = (): Promise<IngestionJob> =>
  fixture.add({
    firmId: tenants.firmId,
    clientId: tenants.acme.clientId,
    fileName: 'note.txt',
    content: 'Books close on the fifth day.',
  })

type Tx = Parameters<typeof passTurn>[0]

const ofFirm = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.tenantTransaction(workerScope({ firmId: tenants.firmId, clientId: null }), work)

const take = (tx: Tx, { artifactId, firmId }: IngestionJob) =>
  takeTurn(tx, { id: artifactId, firmId }, { now: new Date(), until: new Date(Date.now() + 30_000) })

it('rings for who found no turn left, though the last that read ended meanwhile, and for two when two end at once', async () => {
  const [first, second, third, fourth] = [await add(), await add(), await add(), await add()]
  for (const job of [first, second])
    expect(await ofFirm((tx) => take(tx, job))).toMatchObject({ id: job.artifactId })
  await ofFirm((tx) => take(tx, fourth))

  const found = Promise.withResolvers<undefined>()
  const seen = Promise.withResolvers<undefined>()
  const taking = ofFirm(async (tx) => {
    expect(await take(tx, third)).toBe('waits')
    found.resolve(undefined)
    await seen.promise
  })
  await found.promise
  // Both end before anybody can see that the third waits.
  const both = [first, second].map((done) => ofFirm((tx) => passTurn(tx, done)))
  await Promise.all(both.map((one) => endedOrHeldUp(database, one)))
  seen.resolve(undefined)
  await Promise.all([taking, ...both])
  const rung = await database.asOwner<{ entity_id: string }>('select entity_id from outbox order by id')
  expect(new Set(rung.map((row) => row.entity_id))).toEqual(new Set([third.artifactId, fourth.artifactId]))
})
