import { readFile } from 'node:fs/promises'
import type { FileStore } from '@parley/server-kit/files/file-store.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import type { Kysely } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { demoDocuments } from './documents/index.ts'
import { insert } from '../seeding/seed-writer.ts'

const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  csv: 'text/csv',
  md: 'text/markdown',
}

export interface DocumentPlace {
  firmId: string
  clientId: string | null
  initiativeId: string | null
  department: string | null
  tags: string[]
  useInClientWork: boolean
  uploadedById: string | null
  at: Date
}

/** Keeps a demo file, and rings for it to be indexed. @returns the artifact's id */
export async function seedDocument(
  tx: Kysely<DB>,
  files: FileStore,
  { key, place }: { key: string; place: DocumentPlace },
): Promise<string> {
  const document = demoDocuments.find((one) => one.key === key)
  if (document === undefined) throw new Error(`The demo has no document ${key}.`)
  const stored = await files.put(await readFile(new URL(`files/${document.fileName}`, import.meta.url)))
  const scope = place.clientId === null ? 'firm' : place.initiativeId === null ? 'client' : 'initiative'
  const id = await insert(tx, 'artifact', {
    firm_id: place.firmId,
    client_id: place.clientId,
    initiative_id: place.initiativeId,
    scope,
    name: document.name,
    file_name: document.fileName,
    mime_type: types[document.format] ?? 'application/octet-stream',
    size: stored.size,
    storage_key: stored.key,
    content_hash: stored.sha256,
    department: place.department,
    tags: place.tags,
    use_in_client_work: place.useInClientWork,
    uploaded_by_id: place.uploadedById,
    created_at: place.at,
    updated_at: place.at,
  })
  const { firmId, clientId } = place
  await ring(tx, { topic: 'artifact.ingest', entityId: id, firmId, clientId })
  return id
}
