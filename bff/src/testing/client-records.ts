import type { Id } from '@parley/contracts/ids.ts'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import { tenantOf, type TestInitiative } from './initiatives.ts'
import type { TestClient } from './people.ts'
import { insertRecord, insertRow, type TestTables } from './rows.ts'

/** Makes people and documents of a client; `mark` goes into every text, so that a leak can be recognised. */
export function clientRecordFactories(database: TestTables, files: FileStore) {
  return {
    addDepartment: (client: TestClient, mark: string): Promise<Id> =>
      insertRecord(database, 'department', { ...tenantOf(client), name: `${mark} department` }),
    addStakeholder: (client: TestClient, mark: string): Promise<Id> =>
      insertRecord(database, 'stakeholder', {
        ...tenantOf(client),
        first_name: mark,
        last_name: 'Holder',
        role: 'Project owner',
      }),
    addInterview: (client: TestClient, initiative: TestInitiative, mark: string): Promise<Id> =>
      insertRecord(database, 'interview', {
        ...tenantOf(client),
        initiative_id: initiative.id,
        interview_date: new Date('2026-01-05T10:00:00Z'),
        status: 'COMPLETED',
        summary_text: `${mark} said`,
      }),
    addImport: (client: TestClient, mark: string): Promise<Id> =>
      insertRecord(database, 'import_batch', {
        ...tenantOf(client),
        kind: 'stakeholders',
        file_name: `${mark}.csv`,
        status: 'COMPLETED',
      }),
    addFirmArtifact: async (firm: { id: Id }, name: string): Promise<Id> =>
      insertRecord(database, 'artifact', {
        firm_id: firm.id,
        client_id: null,
        scope: 'firm',
        name,
        file_name: 'method.txt',
        mime_type: 'text/plain',
        size: 10,
        storage_key: (await files.put(Buffer.from(name))).key,
        content_hash: name,
        indexing_status: 'INDEXED',
      }),
    addArtifact: async (client: TestClient, initiative: TestInitiative, mark: string) => {
      const text = `${mark} page text`
      const artifactId = await insertRecord(database, 'artifact', {
        ...tenantOf(client),
        initiative_id: initiative.id,
        scope: 'initiative',
        name: `${mark} artifact`,
        file_name: `${mark}.txt`,
        mime_type: 'text/plain',
        size: 10,
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
    },
  }
}
