import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { LLMock } from '@copilotkit/aimock'
import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { ingestArtifact } from '../ingestion/ingest-artifact.ts'
import type { IngestionDependencies } from '../ingestion/ingestion-run.ts'
import {
  clientScope,
  createTenants,
  KnowledgeFixture,
  type KnowledgeTenants,
} from '../ingestion/testing/knowledge-tenants.ts'
import { languageOf } from '../ingestion/language.ts'
import { createBuiltinEmbeddings } from '../models/embeddings/builtin.ts'
import { pinnedEmbedder } from '../models/embeddings/embedding-server.ts'
import { createOpenAiEmbeddings } from '../models/openai/openai-embeddings.ts'
import type { EmbeddingProvider } from '../models/port.ts'
import { hosted } from '../models/testing/hosted-settings.ts'
import { createCalibrations } from '../retrieval/calibrations.ts'
import { searchPassages } from '../retrieval/search-passages.ts'
import { convertKnowledge } from './convert-knowledge.ts'
import { createEmbedders, embedderOf, type Embedders } from '../embedding/embedders.ts'
import { indexSource } from './index-source.ts'
import { Engagement } from './testing/engagement.ts'

const server = new LLMock({ port: 0, logLevel: 'silent' })
const builtin = createBuiltinEmbeddings()
const openai = 'openai/text-embedding-3-small'
const calibrate = createCalibrations()
let database: TestDatabase<DB>
let tenants: KnowledgeTenants
let hostedOne: EmbeddingProvider

beforeAll(async () => {
  await server.start()
  hostedOne = pinnedEmbedder(createOpenAiEmbeddings(hosted(`${server.url}/v1`)), 768)
})
afterAll(() => server.stop())

const firm = () => ({ firmId: tenants.firmId })
/** The firm's chunks without an embedding of the model that its searches ask. */
async function unreachable(embedders: Embedders): Promise<number> {
  const scope = clientScope(tenants.firmId, tenants.acme.clientId)
  const { model } = await embedderOf({ database, embedders }, scope)
  const [row] = await database.asOwner<{ count: number }>(
    `select count(*)::int as count from knowledge_chunk c where not exists
       (select from knowledge_embedding e where e.chunk_id = c.id and e.model = $1)`,
    [model],
  )
  return row?.count ?? -1
}
const models = async (): Promise<string[]> =>
  (
    await database.asOwner<{ model: string }>('select distinct model from knowledge_embedding order by model')
  ).map(({ model }) => model)
const firmModel = () =>
  database.asOwner('select model, former from knowledge_model where firm_id = $1', [tenants.firmId])

async function find(embedders: Embedders): Promise<string[]> {
  const scope = clientScope(tenants.firmId, tenants.acme.clientId)
  const query = 'Is payroll reconciled every month?'
  const embedder = await embedderOf({ database, embedders }, scope)
  const [vector = new Float32Array(768)] = await embedder.embed([query], { kind: 'query' })
  const embedding = { model: embedder.model, vector, calibration: await calibrate(embedder) }
  const found = await database.tenantRead(scope, (tx) =>
    searchPassages(tx, scope, {
      query,
      embedding,
      clientId: tenants.acme.clientId,
      includeFirmSources: true,
      limit: 10,
      minRelevance: 0,
    }),
  )
  return found.map(({ text }) => text)
}

describe('another embedder of the deployment (decisions D4)', () => {
  let fixture: KnowledgeFixture
  beforeEach(async () => {
    database = await createTestDatabase<DB>()
    tenants = await createTenants(database)
    fixture = new KnowledgeFixture(database)
    const { clientId, initiativeId } = tenants.acme
    const text = Array.from(
      { length: 40 },
      (_, at) => `# Rule ${at}\n\n${`Plant ${at} reconciles payroll. `.repeat(8)}`,
    )
    const job = await fixture.add({
      firmId: tenants.firmId,
      clientId,
      fileName: 'rules.md',
      content: text.join('\n\n'),
    })
    await ingestArtifact(fixture.dependencies(), job)
    const engagement = new Engagement(database, tenants)
    const id = await engagement.addInterview('Payroll is reconciled every month.')
    await indexSource({ database, embedders: createEmbedders(builtin), languageOf }, engagement.job(id))
    await database.asOwner(
      `insert into knowledge_chunk (id, firm_id, client_id, initiative_id, source_kind, source_id, position, text, trust)
       values ($1, $2, $3, $4, 'activation', $5, 0, 'Payroll decided the matter.', 'agent')`,
      [newId(), tenants.firmId, clientId, initiativeId, newId()],
    )
    await database.asOwner(
      `insert into knowledge_embedding (chunk_id, firm_id, client_id, tenant_key, model, embedding)
       select id, firm_id, client_id, client_id, $1, (select embedding from knowledge_embedding limit 1) from knowledge_chunk where source_kind = 'activation'`,
      [builtin.model],
    )
  })

  afterEach(() => database.close())

  const ports = (changes: Partial<IngestionDependencies> = {}): IngestionDependencies =>
    fixture.dependencies({ embedders: createEmbedders(hostedOne, builtin), ...changes })

  it('takes over when all is converted, showing progress on documents, and never leaves anything out', async () => {
    const embedders = createEmbedders(hostedOne, builtin)
    const gaps: number[] = []
    const watched: EmbeddingProvider = {
      model: hostedOne.model,
      embed: async (texts, options) => {
        gaps.push(await unreachable(embedders))
        if (gaps.length === 2) expect(await find(embedders)).toContain('Payroll is reconciled every month.')
        return hostedOne.embed(texts, options)
      },
    }
    fixture.announced.length = 0
    const converted = await convertKnowledge(ports({ embedders: createEmbedders(watched, builtin) }), firm())
    expect(converted).toBe('converted')
    expect(gaps.length).toBeGreaterThan(2)
    expect(new Set([...gaps, await unreachable(embedders)])).toEqual(new Set([0]))
    expect(fixture.announced).toEqual(expect.arrayContaining(['EMBEDDING', 'INDEXED']))
    expect(await firmModel()).toEqual([{ model: openai, former: builtin.model }])
    expect(await find(embedders)).not.toEqual([])

    // A search that began before may be under way: the embeddings before it stay for a while.
    expect(await convertKnowledge(ports(), firm())).toBe('nothing-to-do')
    expect(await models()).toEqual([builtin.model, openai])
    await database.asOwner(`update knowledge_model set switched_at = now() - interval '2 minutes'`)
    expect(await convertKnowledge(ports(), firm())).toBe('cleaned')
    expect(await models()).toEqual([openai])
    expect(await firmModel()).toEqual([{ model: openai, former: null }])
    expect(await unreachable(embedders)).toBe(0)
  })

  it('what is uploaded meanwhile is found by the searches before and after', async () => {
    const embedders = createEmbedders(hostedOne, builtin)
    const job = await fixture.add({
      firmId: tenants.firmId,
      clientId: tenants.acme.clientId,
      fileName: 'new.txt',
      content: 'Payroll moves to a new provider.',
    })
    expect(await ingestArtifact(ports(), job)).toBe('indexed')
    expect(await unreachable(embedders)).toBe(0)
    expect(await convertKnowledge(ports(), firm())).toBe('converted')
    expect(await unreachable(embedders)).toBe(0)
  })

  it('goes on where it was killed, whatever the moment', async () => {
    const embedders = createEmbedders(hostedOne, builtin)
    for (const commits of [1, 3, 6]) {
      let left = commits
      const dying: IngestionDependencies['database'] = {
        ...database,
        tenantTransaction: (scope, work) => {
          if (left <= 0) return Promise.reject(new Error('killed'))
          left -= 1
          return database.tenantTransaction(scope, work)
        },
      }
      await convertKnowledge(ports({ database: dying }), firm()).catch(() => 'killed')
      expect(await unreachable(embedders)).toBe(0)
      expect(await convertKnowledge(ports(), firm())).toMatch(/held-by-another|converted|nothing-to-do/u)
      await database.asOwner(`update knowledge_model set lease_until = null`)
      await database.asOwner(`update artifact set indexing_lease_until = null`)
    }
    await database.asOwner(
      `update artifact set indexing_status = 'INDEXED' where indexing_status = 'EMBEDDING'`,
    )
    await convertKnowledge(ports(), firm())
    expect(await firmModel()).toMatchObject([{ model: openai }])
    expect(await unreachable(embedders)).toBe(0)
  })

  it('leaves the searches as they are while the new embedder cannot be asked', async () => {
    const down: EmbeddingProvider = { model: openai, embed: () => Promise.reject(new Error('provider down')) }
    const embedders = createEmbedders(down, builtin)
    await expect(convertKnowledge(ports({ embedders }), firm())).rejects.toThrow('provider down')
    expect(await firmModel()).toMatchObject([{ model: builtin.model }])
    expect(await find(embedders)).toContain('Payroll is reconciled every month.')
  })
})
