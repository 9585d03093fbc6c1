import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { endedOrHeldUp } from '../testing/held-up.ts'
import { ingestArtifact } from './ingest-artifact.ts'
import { createTenants, KnowledgeFixture, type KnowledgeTenants } from './testing/knowledge-tenants.ts'

let database: TestDatabase<DB>
let tenants: KnowledgeTenants
beforeAll(async () => {
  database = await createTestDatabase<DB>()
  tenants = await createTenants(database)
})
afterAll(() => database.close())

it('leaves a document out of client work whose owner has let it in and taken it back at once', async () => {
  const fixture = new KnowledgeFixture(database)
  const { firmId } = tenants
  const job = await fixture.add({ firmId, fileName: 'note.txt', content: 'Books close on the fifth day.' })
  const ingest = () => ingestArtifact(fixture.dependencies(), job)
  expect(await ingest()).toBe('indexed')
  const mark = (isLetIn: boolean) =>
    database.asOwner('update artifact set use_in_client_work = $2 where id = $1', [job.artifactId, isLetIn])

  await mark(true)
  const isHeld = Promise.withResolvers<undefined>()
  const letGo = Promise.withResolvers<undefined>()
  const holding = database.tenantTransaction(workerScope(job), async (tx) => {
    await tx
      .selectFrom('knowledge_chunk')
      .select('id')
      .where('artifact_id', '=', job.artifactId)
      .forUpdate()
      .execute()
    isHeld.resolve(undefined)
    await letGo.promise
  })
  await isHeld.promise
  const first = ingest()
  await endedOrHeldUp(database, first)
  const second = mark(false).then(ingest)
  await endedOrHeldUp(database, second, 2)
  letGo.resolve(undefined)
  await Promise.all([holding, first, second])
  const chunks = await database.asOwner(
    'select use_in_client_work from knowledge_chunk where artifact_id = $1',
    [job.artifactId],
  )
  expect(chunks).toEqual([{ use_in_client_work: false }])
})
