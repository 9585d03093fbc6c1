import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Doorbell } from '@parley/server-kit/queue/queue.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { prepareQuestions } from '../agents/find-passages.ts'
import { ingestArtifact } from '../ingestion/ingest-artifact.ts'
import { languageOf } from '../ingestion/language.ts'
import {
  clientScope,
  createTenants,
  KnowledgeFixture,
  type KnowledgeTenants,
} from '../ingestion/testing/knowledge-tenants.ts'
import { createBuiltinEmbeddings } from '../models/embeddings/builtin.ts'
import { modelSettingsSchema } from '../models/settings.ts'
import { type LocalServer, startLocalServer } from '../models/testing/local-server.ts'
import { createCalibrations } from '../retrieval/calibrations.ts'
import { searchPassages } from '../retrieval/search-passages.ts'
import { sweep } from '../sweeper/sweeper.ts'
import { convertKnowledge } from './convert-knowledge.ts'
import { createDeploymentEmbedders, type DeploymentEmbedders } from '../embedding/deployment-embedders.ts'
import { indexSource } from './index-source.ts'
import { findNotices } from './notices.ts'
import { embedQuestions } from '../embedding/question-embedding.ts'
import { Engagement } from './testing/engagement.ts'

// What a firm sees of an embedding server of its own: any dimension, one that goes, one that changes.

const quiet = () => undefined
const logger = { debug: quiet, info: quiet, warn: quiet, error: quiet }
const builtin = createBuiltinEmbeddings()
const car = 'The car is rented for three years.'
const lunch = 'Lunch is served at noon.'
/** Shares no word with what answers it. */
const byMeaning = 'Which automobile?'
const byWords = 'For how many years is it rented?'

let database: TestDatabase<DB>
let tenants: KnowledgeTenants
let fixture: KnowledgeFixture
let server: LocalServer
let embedders: DeploymentEmbedders
const calibrate = createCalibrations()

beforeEach(async () => {
  database = await createTestDatabase<DB>()
  tenants = await createTenants(database)
  fixture = new KnowledgeFixture(database)
})
afterEach(async () => {
  embedders.close()
  await server.close()
  await database.close()
})

const serve = async (dimensions: number): Promise<void> => {
  const meaningOf = (text: string): string => text.replace(/automobile|car/gu, 'vehicle')
  server = await startLocalServer({ kind: 'vllm', dimensions, meaningOf })
}
const open = async (): Promise<void> => {
  const models = modelSettingsSchema.parse({
    embeddings: { provider: 'openai', baseUrl: server.url, model: 'bge-m3' },
  })
  embedders = createDeploymentEmbedders({ models, builtin, logger })
  await embedders.ready()
}

const place = () => ({ firmId: tenants.firmId, clientId: tenants.acme.clientId })
const upload = async (content: string): Promise<object> => {
  const job = await fixture.add({ ...place(), fileName: 'notes.txt', content })
  expect(await ingestArtifact(fixture.dependencies({ embedders }), job)).toBe('indexed')
  return job
}
const documents = () =>
  database.asOwner<{ status: string; error: string | null; model: string | null }>(
    `select indexing_status as status, indexing_error as error, indexed_model as model from artifact order by created_at, id`,
  )

/** What a person finds, nearest first. */
async function find(question: string): Promise<string[]> {
  const scope = clientScope(tenants.firmId, tenants.acme.clientId)
  const [embedding] = await embedQuestions({ database, embedders, calibrate }, scope, {
    questions: [question],
  })
  const found = await database.tenantRead(scope, (tx) =>
    searchPassages(tx, scope, {
      ...place(),
      query: question,
      embedding,
      includeFirmSources: true,
      limit: 5,
      minRelevance: embedding === undefined ? 0.3 : 0.1,
    }),
  )
  return found.map(({ text }) => text)
}

const rung = async (): Promise<string[]> => {
  const rings: Doorbell[] = []
  const queue = { add: (ring: Doorbell) => Promise.resolve(void rings.push(ring)) }
  const embeddingModel = embedders.isAnswering ? embedders.deployment.model : undefined
  await sweep({ database, queue, logger, clock: { now: () => new Date() }, embeddingModel })
  return rings.filter(({ topic }) => topic === 'knowledge.convert').map(({ entityId }) => entityId)
}
const convert = () => convertKnowledge(fixture.dependencies({ embedders }), { firmId: tenants.firmId })
const codes = async () => (await findNotices({ database, embedders })).map(({ code }) => code)

describe('an embedding server', () => {
  it.each([1_024, 4_096])('of %d dimensions finds by meaning', async (dimensions) => {
    await serve(dimensions)
    await open()
    await upload(car)
    await upload(lunch)
    expect(await documents()).toMatchObject([
      { status: 'INDEXED', error: null, model: `openai/bge-m3@${dimensions}` },
      { status: 'INDEXED' },
    ])
    expect((await find(byMeaning))[0]).toBe(car)
    expect(await rung()).toEqual([])
  })

  it('that does not answer leaves words, and is made up for when it does', async () => {
    await serve(1_024)
    await server.stop()
    await open()
    await upload(car)
    const engagement = new Engagement(database, tenants)
    const interview = await engagement.addInterview('The plant closes in May.')
    await indexSource({ database, embedders, languageOf }, engagement.job(interview))
    expect(await documents()).toEqual([
      { status: 'INDEXED', error: expect.stringContaining('Found by its words for now'), model: null },
    ])
    expect(await codes()).toEqual(['SILENT'])
    expect([await find(byMeaning), await find(byWords)]).toEqual([[], [car]])
    const { initiativeId } = tenants.acme
    const [ask] = await prepareQuestions({ database, embedders, calibrate }, { ...place(), initiativeId }, [
      'When does the plant close?',
    ])
    expect(ask).toMatchObject({ query: 'When does the plant close?', embedding: undefined })
    expect(await find('When does the plant close?')).toEqual(['The plant closes in May.'])
    expect([await rung(), await convert()]).toEqual([[], 'waits'])

    await server.start()
    await embedders.look()
    expect([await rung(), await convert()]).toEqual([[tenants.firmId], 'converted'])
    expect(await documents()).toEqual([{ status: 'INDEXED', error: null, model: 'openai/bge-m3@1024' }])
    expect(await codes()).toEqual([])
    expect((await find(byMeaning))[0]).toBe(car)
    expect(await rung()).toEqual([])
    expect(
      await database.asOwner('select status, error, indexed_model as model from knowledge_source'),
    ).toEqual([{ status: 'INDEXED', error: null, model: 'openai/bge-m3@1024' }])
  })

  it('that goes while it is used does the same', async () => {
    await serve(1_024)
    await open()
    await upload(car)
    await server.stop()
    expect(await find(byWords)).toEqual([car])
    await upload(lunch)
    expect(await codes()).toEqual(['SILENT'])
    await server.start()
    await embedders.look()
    expect(await rung()).toEqual([tenants.firmId])
    expect(await convert()).toBe('converted')
    expect(await documents()).toMatchObject([
      { model: 'openai/bge-m3@1024' },
      { error: null, model: 'openai/bge-m3@1024' },
    ])
  })

  it('whose vectors are too short leaves words', async () => {
    await serve(128)
    await open()
    await upload(car)
    expect([await codes(), await find(byWords)]).toEqual([['UNUSABLE'], [car]])
  })

  it('that answers other dimensions than before is embedded anew, and words are searched meanwhile', async () => {
    await serve(1_024)
    await open()
    await upload(car)
    server.dimensions = 2_048
    expect(await find(byWords)).toEqual([car])
    await embedders.look()
    expect(embedders.deployment.model).toBe('openai/bge-m3@2048')
    expect([await codes(), await find(byWords), await rung()]).toEqual([['CHANGED'], [car], [tenants.firmId]])
    expect(await convert()).toBe('converted')
    expect([await codes(), (await find(byMeaning))[0]]).toEqual([[], car])

    // The next start finds other dimensions than what is indexed has.
    embedders.close()
    server.dimensions = 768
    await open()
    expect(await findNotices({ database, embedders })).toEqual([
      { code: 'CHANGED', model: 'openai/bge-m3', dimensions: 768, before: 2_048 },
    ])
    expect(await find(byWords)).toEqual([car])
  })
})
