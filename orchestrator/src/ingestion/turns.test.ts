import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { type IngestionJob, ingestArtifact, type IngestionOutcome } from './ingest-artifact.ts'
import type { IngestionDependencies } from './ingestion-run.ts'
import { readInParts } from './read-in-parts.ts'
import { createTenants, KnowledgeFixture, type KnowledgeTenants } from './testing/knowledge-tenants.ts'

let database: TestDatabase<DB>
let tenants: KnowledgeTenants
let fixture: KnowledgeFixture
beforeAll(async () => {
  database = await createTestDatabase<DB>()
  tenants = await createTenants(database)
})
beforeEach(() => {
  fixture = new KnowledgeFixture(database)
})
afterAll(() => database.close())

const add = (clientId: string, firmId = tenants.firmId): Promise<IngestionJob> =>
  fixture.add({ firmId, clientId, fileName: 'note.txt', content: 'Books close on the fifth day.' })

/** A reader that holds on to each file until it is let go. */
function slowReader() {
  const letGo: (() => void)[] = []
  const begun: (() => void)[] = []
  const threads: IngestionDependencies['threads'] = {
    parse: async (name, bytes) => {
      await new Promise<void>((resolve) => {
        letGo.push(resolve)
        begun.shift()?.()
      })
      return readInParts(name, bytes)
    },
  }
  /** Begins with a file. @returns once it is being read, the end of it */
  const begin = async (job: IngestionJob): Promise<{ end: () => Promise<IngestionOutcome> }> => {
    const isBegun = new Promise<void>((resolve) => void begun.push(resolve))
    const outcome = ingestArtifact(fixture.dependencies({ threads }), job)
    await isBegun
    return {
      end: () => {
        letGo.shift()?.()
        return outcome
      },
    }
  }
  return { begin }
}

const rungFor = async (): Promise<string[]> =>
  (await database.asOwner<{ entity_id: string }>('select entity_id from outbox order by id')).map(
    (row) => row.entity_id,
  )

it('leaves the reading to other tenants where one has put in many files, and goes on by turns of its clients', async () => {
  const { acme, helios, borealis, otherFirmId } = tenants
  const reader = slowReader()
  const [first, second] = [
    await reader.begin(await add(acme.clientId)),
    await reader.begin(await add(acme.clientId)),
  ]
  const [third, fourth, sibling] = [
    await add(acme.clientId),
    await add(acme.clientId),
    await add(helios.clientId),
  ]
  for (const job of [third, fourth, sibling])
    expect(await ingestArtifact(fixture.dependencies(), job)).toBe('waits')
  const other = await add(borealis.clientId, otherFirmId)
  expect(await ingestArtifact(fixture.dependencies(), other)).toBe('indexed')
  expect(await rungFor()).toEqual([])

  expect(await first.end()).toBe('indexed')
  expect(await rungFor()).toEqual([sibling.artifactId])
  expect(await ingestArtifact(fixture.dependencies(), sibling)).toBe('indexed')
  expect(await rungFor()).toEqual([sibling.artifactId, third.artifactId])
  expect(await second.end()).toBe('indexed')
  expect(await rungFor()).toEqual([sibling.artifactId, third.artifactId, fourth.artifactId])
  expect(await ingestArtifact(fixture.dependencies(), third)).toBe('indexed')
  expect(await ingestArtifact(fixture.dependencies(), fourth)).toBe('indexed')
})

it('goes on to who waits where the one that was rung for is not there any more, or needs no reading', async () => {
  const { acme } = tenants
  const reader = slowReader()
  const [first, second] = [
    await reader.begin(await add(acme.clientId)),
    await reader.begin(await add(acme.clientId)),
  ]
  const [third, fourth] = [await add(acme.clientId), await add(acme.clientId)]
  for (const job of [third, fourth]) expect(await ingestArtifact(fixture.dependencies(), job)).toBe('waits')
  await database.asOwner('delete from outbox')
  expect(await first.end()).toBe('indexed')
  expect(await second.end()).toBe('indexed')
  const again = await add(acme.clientId)
  await database.asOwner('update artifact set indexing_waits_since = now() where id = $1', [again.artifactId])
  await database.asOwner('delete from outbox')
  await database.asOwner('delete from artifact where id = $1', [third.artifactId])
  expect(await ingestArtifact(fixture.dependencies(), third)).toBe('gone')
  expect(await rungFor()).toEqual([again.artifactId])
  expect(await ingestArtifact(fixture.dependencies(), fourth)).toBe('indexed')
  const next = await add(acme.clientId)
  await database.asOwner('update artifact set indexing_waits_since = now() where id = $1', [next.artifactId])
  await database.asOwner('delete from outbox')
  expect(await ingestArtifact(fixture.dependencies(), fourth)).toBe('up-to-date')
  expect(await rungFor()).toEqual([next.artifactId])
})
