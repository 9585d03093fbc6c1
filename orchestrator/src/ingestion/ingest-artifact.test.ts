import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { createEmbedders } from '../embedding/embedders.ts'
import { builtinEmbeddingModel, createBuiltinEmbeddings } from '../models/embeddings/builtin.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import { ingestArtifact, markIngestionFailed, type IngestionJob } from './ingest-artifact.ts'
import type { IngestionDependencies } from './ingestion-run.ts'
import { createTenants, KnowledgeFixture, type KnowledgeTenants } from './testing/knowledge-tenants.ts'

let database: TestDatabase<DB>
let tenants: KnowledgeTenants
beforeAll(async () => {
  database = await createTestDatabase<DB>()
  tenants = await createTenants(database)
})
afterAll(() => database.close())

/** About 60 chunks, so that embedding takes two batches. */
const handbook = Array.from(
  { length: 60 },
  (_, index) =>
    `# Section ${index}\n\n${`Rule ${index} says how plant ${index} closes its books. `.repeat(12)}`,
).join('\n\n')

const add = (
  fixture: KnowledgeFixture,
  content: string | Uint8Array,
  fileName = 'handbook.md',
): Promise<IngestionJob> => fixture.add({ firmId: tenants.firmId, ...tenants.acme, fileName, content })

interface Row {
  indexing_status: string
  indexing_progress: number
  indexing_error: string | null
  page_count: number
  chunk_count: number
  indexed_model: string | null
  indexing_lease_until: Date | null
}
const rowOf = async (job: IngestionJob): Promise<Row | undefined> =>
  (await database.asOwner<Row>('select * from artifact where id = $1', [job.artifactId]))[0]

/** All that was stored of an artifact, times left out. */
async function stored(job: IngestionJob): Promise<unknown> {
  return {
    pages: await database.asOwner(
      'select page, label, text, blocks from artifact_page where artifact_id = $1 order by page',
      [job.artifactId],
    ),
    chunks: await database.asOwner(
      `select c.id, c.position, c.page, c.label, c.heading, c.start_offset, c.end_offset, c.text, c.initiative_id, e.model, e.embedding::text
       from knowledge_chunk c left join knowledge_embedding e on e.chunk_id = c.id where c.artifact_id = $1 order by c.position, e.model`,
      [job.artifactId],
    ),
  }
}

const chunkCount = async (job: IngestionJob): Promise<number> =>
  (await database.asOwner('select 1 from knowledge_chunk where artifact_id = $1', [job.artifactId])).length

describe('ingestion', () => {
  it('makes a file searchable in stages that are announced', async () => {
    const fixture = new KnowledgeFixture(database)
    const job = await add(fixture, handbook)
    expect(await ingestArtifact(fixture.dependencies(), job)).toBe('indexed')
    const row = await rowOf(job)
    expect(row).toMatchObject({
      indexing_status: 'INDEXED',
      indexing_progress: 1,
      indexing_error: null,
      indexing_lease_until: null,
    })
    expect(row?.chunk_count).toBe(await chunkCount(job))
    expect([...new Set(fixture.announced)]).toEqual(['EXTRACTING', 'EMBEDDING', 'INDEXED'])
    const places = await database.asOwner<{ same: boolean }>(
      `select substr(p.text, c.start_offset + 1, c.end_offset - c.start_offset) = c.text as same
       from knowledge_chunk c join artifact_page p using (artifact_id, page) where artifact_id = $1`,
      [job.artifactId],
    )
    expect(places.length).toBeGreaterThan(50)
    expect(places.every((place) => place.same)).toBe(true)
  })

  it('does nothing when nothing changed', async () => {
    const fixture = new KnowledgeFixture(database)
    const job = await add(fixture, 'A short note about the cutover.', 'note.txt')
    await ingestArtifact(fixture.dependencies(), job)
    const before = await stored(job)
    expect(await ingestArtifact(fixture.dependencies(), job)).toBe('up-to-date')
    expect(await stored(job)).toEqual(before)
  })

  it('gives the same rows wherever it was killed, and never twice', async () => {
    const whole = new KnowledgeFixture(database)
    const job = await add(whole, handbook)
    await ingestArtifact(whole.dependencies(), job)
    const expected = await stored(job)
    // Stop at each of its commits in turn, just before: taking it, reading, text in parts, embeddings in parts, the end.
    for (let stop = 2; stop <= 11; stop += 1) {
      await database.asOwner(`delete from knowledge_chunk where artifact_id = $1`, [job.artifactId])
      await database.asOwner(`delete from artifact_page where artifact_id = $1`, [job.artifactId])
      await database.asOwner(
        `update artifact set indexing_status = 'PENDING', indexed_hash = null, indexed_model = null, chunk_count = 0 where id = $1`,
        [job.artifactId],
      )
      let steps = 0
      const dying: IngestionDependencies = whole.dependencies({
        database: {
          ...database,
          tenantTransaction: (scope, work) =>
            database.tenantTransaction(scope, async (tx) => {
              const result = await work(tx)
              if ((steps += 1) === stop) throw new Error('killed')
              return result
            }),
        },
      })
      await expect(ingestArtifact(dying, job)).rejects.toThrow('killed')
      // A killed process gives nothing back: its lease stays until it ends.
      const lease = new Date(whole.time.getTime() + 60_000)
      await database.asOwner('update artifact set indexing_lease_until = $2 where id = $1', [
        job.artifactId,
        lease,
      ])
      expect(await ingestArtifact(whole.dependencies(), job)).toBe('held-by-another')
      const later = new Date(whole.time.getTime() + 61_000)
      expect(await ingestArtifact(whole.dependencies({ now: () => later }), job)).toBe('indexed')
      expect(await stored(job)).toEqual(expected)
    }
  })

  it('does not read the file again when only embeddings are missing', async () => {
    const fixture = new KnowledgeFixture(database)
    const job = await add(fixture, handbook)
    const builtin = createBuiltinEmbeddings()
    let batches = 0
    const failing: EmbeddingProvider = {
      model: builtin.model,
      embed: (texts, options) =>
        ++batches > 1 ? Promise.reject(new Error('provider down')) : builtin.embed(texts, options),
    }
    await expect(
      ingestArtifact(fixture.dependencies({ embedders: createEmbedders(failing) }), job),
    ).rejects.toThrow('provider down')
    expect(await rowOf(job)).toMatchObject({ indexing_status: 'EMBEDDING', indexing_lease_until: null })
    fixture.files.clear()
    expect(await ingestArtifact(fixture.dependencies(), job)).toBe('indexed')
  })

  it('replaces the text when the file changes, and adds embeddings of the deployment’s model', async () => {
    const fixture = new KnowledgeFixture(database)
    const job = await add(fixture, 'The old text speaks of canteens.', 'note.txt')
    await ingestArtifact(fixture.dependencies(), job)
    await fixture.replace(job, 'The new text speaks of interfaces.')
    expect(await ingestArtifact(fixture.dependencies(), job)).toBe('indexed')
    const other: EmbeddingProvider = { ...createBuiltinEmbeddings(), model: 'another-model' }
    expect(await ingestArtifact(fixture.dependencies({ embedders: createEmbedders(other) }), job)).toBe(
      'indexed',
    )
    // The firm's searches ask the one before until all of the firm's chunks are converted.
    expect(await stored(job)).toMatchObject({
      chunks: [
        { text: 'The new text speaks of interfaces.', model: 'another-model' },
        { text: 'The new text speaks of interfaces.', model: builtinEmbeddingModel },
      ],
    })
    expect(await rowOf(job)).toMatchObject({ indexed_model: 'another-model' })
  })

  it('says why a file is not searchable, once, and keeps no text of it', async () => {
    const fixture = new KnowledgeFixture(database)
    const old = await add(fixture, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'plan.ppt')
    const broken = await add(fixture, '{"a":', 'data.json')
    expect(await ingestArtifact(fixture.dependencies(), old)).toBe('not-searchable')
    expect(await ingestArtifact(fixture.dependencies(), broken)).toBe('failed')
    expect(await rowOf(old)).toMatchObject({
      indexing_status: 'NOT_SEARCHABLE',
      indexing_error: expect.stringContaining('not searchable'),
    })
    expect(await rowOf(broken)).toMatchObject({
      indexing_status: 'FAILED',
      indexing_error: expect.stringContaining('damaged'),
      chunk_count: 0,
    })
    expect(await ingestArtifact(fixture.dependencies(), broken)).toBe('up-to-date')
  })

  it('stops without a trace when its file is replaced or another worker takes over', async () => {
    const fixture = new KnowledgeFixture(database)
    const job = await add(fixture, 'First version of the text.', 'note.txt')
    const dependencies = fixture.dependencies()
    const overtaken = fixture.dependencies({
      threads: {
        parse: async (name, bytes) => {
          await fixture.replace(job, 'Second version of the text.')
          return dependencies.threads.parse(name, bytes)
        },
      },
    })
    expect(await ingestArtifact(overtaken, job)).toBe('lost')
    expect(await chunkCount(job)).toBe(0)
    const later = new Date(fixture.time.getTime() + 200_000)
    expect(await ingestArtifact(fixture.dependencies({ now: () => later }), job)).toBe('indexed')
    expect(await stored(job)).toMatchObject({ chunks: [{ text: 'Second version of the text.' }] })
  })

  it('follows a moved artifact without reading it again', async () => {
    const fixture = new KnowledgeFixture(database)
    const job = await add(fixture, 'A note of the initiative.', 'note.txt')
    await ingestArtifact(fixture.dependencies(), job)
    await database.asOwner(`update artifact set scope = 'client', initiative_id = null where id = $1`, [
      job.artifactId,
    ])
    expect(await ingestArtifact(fixture.dependencies(), job)).toBe('up-to-date')
    expect(await stored(job)).toMatchObject({ chunks: [{ initiative_id: null }] })
  })

  it('says so when the queue has given up, and can be tried again', async () => {
    const fixture = new KnowledgeFixture(database)
    const job = await add(fixture, 'A note.', 'note.txt')
    await markIngestionFailed(fixture.dependencies(), job, new Error('secret detail'))
    expect(await rowOf(job)).toMatchObject({
      indexing_status: 'FAILED',
      indexing_error: 'Indexing failed. Try again later.',
    })
    expect(await ingestArtifact(fixture.dependencies(), job)).toBe('indexed')
  })

  it('finds no artifact under the name of another tenant', async () => {
    const fixture = new KnowledgeFixture(database)
    const job = await add(fixture, 'A note.', 'note.txt')
    const foreign = { ...job, firmId: tenants.otherFirmId, clientId: tenants.borealis.clientId }
    expect(await ingestArtifact(fixture.dependencies(), foreign)).toBe('gone')
    const sibling = { ...job, clientId: tenants.helios.clientId }
    expect(await ingestArtifact(fixture.dependencies(), sibling)).toBe('gone')
  })
})
