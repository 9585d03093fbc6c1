import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import {
  type IngestionJob,
  ingestArtifact,
  type IngestionOutcome,
  markIngestionFailed,
} from './ingest-artifact.ts'
import { readInParts } from './read-in-parts.ts'
import { createTenants, KnowledgeFixture } from './testing/knowledge-tenants.ts'

let database: TestDatabase<DB>
let fixture: KnowledgeFixture
let job: IngestionJob
beforeAll(async () => {
  database = await createTestDatabase<DB>()
})
beforeEach(async () => {
  const { firmId } = await createTenants(database)
  fixture = new KnowledgeFixture(database)
  job = await fixture.add({ firmId, useInClientWork: true, fileName: 'note.txt', content: 'A note.' })
})
afterAll(() => database.close())

/** Reads the document, and while it does something else happens to it. */
const readWhile = (meanwhile: () => Promise<void>): Promise<IngestionOutcome> =>
  ingestArtifact(
    fixture.dependencies({
      threads: {
        parse: async (name, bytes) => {
          await meanwhile()
          return readInParts(name, bytes)
        },
      },
    }),
    job,
  )

it('follows who takes a document out of client work while it is read', async () => {
  const outcome = readWhile(async () => {
    await database.asOwner('update artifact set use_in_client_work = false where id = $1', [job.artifactId])
    expect(await ingestArtifact(fixture.dependencies(), job)).toBe('held-by-another')
  })
  expect(await outcome).toBe('indexed')
  const chunks = await database.asOwner(
    'select use_in_client_work from knowledge_chunk where artifact_id = $1',
    [job.artifactId],
  )
  expect(chunks).toEqual([{ use_in_client_work: false }])
})

it('does not take for failed what another worker reads, when the queue has given up its own attempt', async () => {
  const outcome = readWhile(async () => {
    await markIngestionFailed(fixture.dependencies(), job, new Error('an earlier attempt'))
    const [row] = await database.asOwner(
      'select indexing_status, indexing_error, indexing_lease_until is not null as is_held from artifact where id = $1',
      [job.artifactId],
    )
    expect(row).toEqual({ indexing_status: 'EXTRACTING', indexing_error: null, is_held: true })
  })
  expect(await outcome).toBe('indexed')
  expect(fixture.announced).not.toContain('FAILED')
})
