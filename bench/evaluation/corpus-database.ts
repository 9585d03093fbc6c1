import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { ingestArtifact } from '@parley/orchestrator/src/ingestion/ingest-artifact.ts'
import { KnowledgeFixture } from '@parley/orchestrator/src/ingestion/testing/knowledge-tenants.ts'
import { createEmbedders } from '@parley/orchestrator/src/embedding/embedders.ts'
import type { EmbeddingProvider } from '@parley/orchestrator/src/models/port.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import type { EvaluationFile } from './evaluation-set.ts'

/** Chunks of a document as they were stored. */
export interface StoredChunk {
  id: string
  document: string
  text: string
}

/** A firm whose clients hold the documents of the evaluation. */
export interface EvaluatedFirm {
  id: string
  clientIds: ReadonlyMap<string, string>
  /** Of each client the one initiative, whose documents these are. */
  initiativeIds: ReadonlyMap<string, string>
  /** By artifact. */
  documents: ReadonlyMap<string, string>
  chunks: readonly StoredChunk[]
}

export interface CorpusDatabase {
  database: TestDatabase<DB>
  /** Reads documents into a new firm, each into a client of its name, by the product's own ingestion. */
  addFirm(name: string, documents: readonly EvaluationFile[]): Promise<EvaluatedFirm>
  close(): Promise<void>
}

export async function openCorpusDatabase(embeddings: EmbeddingProvider): Promise<CorpusDatabase> {
  const database = await createTestDatabase<DB>()
  const fixture = new KnowledgeFixture(database)
  return {
    database,
    addFirm: (name, documents) => addFirm({ database, fixture, embeddings }, name, documents),
    close: () => database.close(),
  }
}

interface Place {
  database: TestDatabase<DB>
  fixture: KnowledgeFixture
  embeddings: EmbeddingProvider
}

async function addFirm(
  place: Place,
  name: string,
  documents: readonly EvaluationFile[],
): Promise<EvaluatedFirm> {
  const firmId = newId()
  await place.database.asOwner('insert into consulting_firm (id, name) values ($1, $2)', [firmId, name])
  const clientIds = new Map<string, string>()
  const initiativeIds = new Map<string, string>()
  for (const client of new Set(documents.map((document) => document.client))) {
    const added = await addClient(place, firmId, client)
    clientIds.set(client, added.clientId)
    initiativeIds.set(client, added.initiativeId)
  }
  const artifacts = new Map<string, string>()
  for (const document of documents) {
    const clientId = clientIds.get(document.client) ?? ''
    const initiativeId = initiativeIds.get(document.client) ?? ''
    artifacts.set(await addDocument(place, { firmId, clientId, initiativeId }, document), document.path)
  }
  const chunks = await listChunks(place, firmId, artifacts)
  return { id: firmId, clientIds, initiativeIds, documents: artifacts, chunks }
}

/** A client with an initiative, to which its documents belong. */
async function addClient(
  { database }: Place,
  firmId: string,
  slug: string,
): Promise<{ clientId: string; initiativeId: string }> {
  const clientId = newId()
  const initiativeId = newId()
  const name = slug.replace(
    /(^|-)([a-z])/gu,
    (_all, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
  )
  await database.asOwner('insert into client (id, firm_id, name) values ($1, $2, $3)', [
    clientId,
    firmId,
    name,
  ])
  await database.asOwner(
    `insert into initiative (id, firm_id, client_id, name, status) values ($1, $2, $3, $4, 'ACTIVE')`,
    [initiativeId, firmId, clientId, `Programme of ${name}`],
  )
  return { clientId, initiativeId }
}

async function addDocument(
  { fixture, embeddings }: Place,
  tenant: { firmId: string; clientId: string; initiativeId: string },
  document: EvaluationFile,
): Promise<string> {
  const fileName = document.path.slice(document.path.indexOf('/') + 1)
  const job = await fixture.add({ ...tenant, fileName, content: document.text })
  const outcome = await ingestArtifact(fixture.dependencies({ embedders: createEmbedders(embeddings) }), job)
  if (outcome !== 'indexed') throw new Error(`${document.path} was not indexed: ${outcome}`)
  return job.artifactId
}

/** A firm's passages of these documents, in reading order. */
export async function listChunks(
  { database }: Pick<Place, 'database'>,
  firmId: string,
  artifacts: ReadonlyMap<string, string>,
): Promise<StoredChunk[]> {
  const rows = await database.asOwner<{ id: string; artifact_id: string; text: string }>(
    'select id, artifact_id, text from knowledge_chunk where firm_id = $1 order by artifact_id, position',
    [firmId],
  )
  return rows.map((row) => ({ id: row.id, document: artifacts.get(row.artifact_id) ?? '', text: row.text }))
}
