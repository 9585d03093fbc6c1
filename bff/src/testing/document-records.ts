import type { Id } from '@parley/contracts/ids.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import { tenantOf, type TestInitiative } from './initiatives.ts'
import type { TestClient } from './people.ts'
import { insertRecord, insertRow, type TestTables } from './rows.ts'

/** Where records and their files are put. */
interface Stores {
  database: TestTables
  files: FileStore
}

/** A deck that somebody had made; its file says the mark. */
async function addExport(
  { database, files }: Stores,
  place: { client: TestClient; initiative: TestInitiative },
  { userId, mark, ...changes }: { userId: Id; mark: string } & Record<string, unknown>,
): Promise<Id> {
  const file = Buffer.from(`${mark} deck`)
  return insertRecord(database, 'export_job', {
    ...tenantOf(place.client),
    initiative_id: place.initiative.id,
    kind: 'main',
    format: 'html',
    status: 'COMPLETED',
    progress: 1,
    generation: 1,
    file_name: `${mark}-main-2026-02-01.html`,
    size: file.length,
    storage_key: (await files.put(file)).key,
    requested_by_id: userId,
    ...changes,
  })
}

/** An export of the whole client, as its bytes; or what the changes say. */
async function addArchive(
  { database, files }: Stores,
  client: TestClient,
  { mark, ...changes }: { mark: string } & Record<string, unknown>,
): Promise<Id> {
  const file = Buffer.from(`${mark} archive`)
  return insertRecord(database, 'client_archive', {
    ...tenantOf(client),
    client_name: client.name,
    kind: 'EXPORT',
    status: 'READY',
    size: file.length,
    contents: JSON.stringify({ tables: 1, rows: 1, files: 0 }),
    storage_key: (await files.put(file)).key,
    expires_at: new Date('2100-01-01T00:00:00Z'),
    ...changes,
  })
}

/** A document of an initiative with its one page and passage. */
async function addArtifact(
  { database, files }: Stores,
  { client, initiative }: { client: TestClient; initiative: TestInitiative },
  mark: string,
): Promise<{ artifactId: Id; chunkId: Id }> {
  const text = `${mark} page text`
  const artifactId = await insertRecord(database, 'artifact', {
    ...tenantOf(client),
    initiative_id: initiative.id,
    scope: 'initiative',
    name: `${mark} artifact`,
    file_name: `${mark}.txt`,
    mime_type: 'text/plain',
    size: Buffer.byteLength(text),
    storage_key: (await files.put(Buffer.from(text))).key,
    content_hash: mark,
    indexing_status: 'INDEXED',
    page_count: 1,
    chunk_count: 1,
  })
  const part = { ...tenantOf(client), artifact_id: artifactId, page: 1, text }
  await insertRow(database, 'artifact_page', { ...part, label: '1' })
  const place = { initiative_id: initiative.id, source_id: artifactId, position: 0 }
  return { artifactId, chunkId: await insertRecord(database, 'knowledge_chunk', { ...part, ...place }) }
}

/** Makes documents of firms and clients; `mark` goes into every text, so that a leak can be recognised. */
export function documentFactories(database: TestTables, files: FileStore) {
  return {
    addFirmArtifact: async (firm: { id: Id }, name: string): Promise<Id> =>
      insertRecord(database, 'artifact', {
        firm_id: firm.id,
        client_id: null,
        scope: 'firm',
        name,
        file_name: 'method.txt',
        mime_type: 'text/plain',
        size: Buffer.byteLength(name),
        storage_key: (await files.put(Buffer.from(name))).key,
        content_hash: name,
        indexing_status: 'INDEXED',
      }),
    addSummary: (client: TestClient, initiative: TestInitiative, text: string): Promise<Id> =>
      insertRecord(database, 'initiative_summary', {
        ...tenantOf(client),
        initiative_id: initiative.id,
        summary: text,
      }),
    addExport: (
      place: { client: TestClient; initiative: TestInitiative },
      whose: { userId: Id; mark: string } & Record<string, unknown>,
    ): Promise<Id> => addExport({ database, files }, place, whose),
    addArchive: (client: TestClient, mark: string, changes?: Record<string, unknown>): Promise<Id> =>
      addArchive({ database, files }, client, { mark, ...changes }),
    addPassage: (
      client: TestClient,
      { initiativeId, sourceId, kind }: { initiativeId: Id; sourceId: Id; kind: string },
    ): Promise<Id> =>
      insertRecord(database, 'knowledge_chunk', {
        ...tenantOf(client),
        initiative_id: initiativeId,
        source_id: sourceId,
        source_kind: kind,
        position: 0,
        text: 'A passage.',
      }),
    /** A document of the client, or of the firm, that was deleted just now. */
    addDeletedArtifact: async (owner: { firmId: Id; id: Id | null }, name: string): Promise<Id> =>
      insertRecord(database, 'deleted_artifact', {
        firm_id: owner.firmId,
        client_id: owner.id,
        scope: owner.id === null ? 'firm' : 'client',
        name,
        file_name: 'former.txt',
        mime_type: 'text/plain',
        size: Buffer.byteLength(name),
        storage_key: (await files.put(Buffer.from(name))).key,
        content_hash: name,
        tags: [],
        use_in_client_work: false,
        created_at: new Date('2026-02-01T00:00:00Z'),
        updated_at: new Date('2026-02-01T00:00:00Z'),
      }),
    addArtifact: (client: TestClient, initiative: TestInitiative, mark: string) =>
      addArtifact({ database, files }, { client, initiative }, mark),
  }
}
