import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { writeFirmPostings } from '@parley/orchestrator/src/indexing/write-firm-postings.ts'
import { insertEmbeddings, toEmbed } from '@parley/orchestrator/src/embedding/embeddings.queries.ts'
import { chunkDocument } from '@parley/orchestrator/src/ingestion/chunking.ts'
import { textPieces } from '@parley/orchestrator/src/ingestion/parsers/plain-text.ts'
import { sectionPages } from '@parley/orchestrator/src/ingestion/section-pages.ts'
import { clientScope } from '@parley/orchestrator/src/ingestion/testing/knowledge-tenants.ts'
import type { EmbeddingProvider } from '@parley/orchestrator/src/models/port.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import type { Collection, CollectionDocument } from './collection.ts'

export interface StoredCollection {
  firmId: string
  clientId: string
  /** By artifact, the document's id in the collection. */
  documents: ReadonlyMap<string, string>
}

interface ChunkToStore {
  id: string
  artifactId: string
  position: number
  heading: string
  text: string
}

const rowsAtOnce = 500

/**
 * Stores a collection as a client's documents, one each: cut, embedded and posted as the product does it, but many
 * documents a statement. A document's name is its title.
 */
export async function storeCollection(
  database: TestDatabase<DB>,
  collection: Collection,
  embeddings: EmbeddingProvider,
): Promise<StoredCollection> {
  const [firmId, clientId] = [newId(), newId()]
  await database.asOwner('insert into consulting_firm (id, name) values ($1, $2)', [firmId, collection.name])
  await database.asOwner('insert into client (id, firm_id, name) values ($1, $2, $3)', [clientId, firmId, ''])
  const artifacts = collection.documents.map((document) => ({ artifactId: newId(), document }))
  const chunks: ChunkToStore[] = []
  for (const { artifactId, document } of artifacts) chunks.push(...(await cut(artifactId, document)))
  for (const some of inBatches(artifacts))
    await database.asOwner(
      `insert into artifact (id, firm_id, client_id, name, file_name, mime_type, size, storage_key, content_hash, scope, indexing_status)
       select id, $1, $2, name, 'document.txt', 'text/plain', 1, '', '', 'client', 'INDEXED' from unnest($3::uuid[], $4::text[]) as made(id, name)`,
      [
        firmId,
        clientId,
        some.map(({ artifactId }) => artifactId),
        some.map(({ document }) => document.title),
      ],
    )
  const scope = clientScope(firmId, clientId)
  for (const some of inBatches(chunks)) {
    await database.asOwner(
      `insert into knowledge_chunk (id, firm_id, client_id, artifact_id, source_id, position, page, label, heading, text, language)
       select id, $1, $2, artifact_id, artifact_id, position, 1, 'Page 1', heading, text, 'en' from unnest($3::uuid[], $4::uuid[], $5::int[], $6::text[], $7::text[]) as made(id, artifact_id, position, heading, text)`,
      [
        firmId,
        clientId,
        some.map(({ id }) => id),
        some.map(({ artifactId }) => artifactId),
        some.map(({ position }) => position),
        some.map(({ heading }) => heading),
        some.map(({ text }) => text),
      ],
    )
    const texts = some.map((chunk) => toEmbed(chunk).text)
    const vectors = await embeddings.embed(texts, { kind: 'passage' })
    const made = { model: embeddings.model, chunks: some, vectors }
    await database.tenantTransaction(scope, (tx) => insertEmbeddings(tx, { firmId, clientId }, made))
  }
  await writeFirmPostings(database, { firmId })
  const documents = new Map(artifacts.map(({ artifactId, document }) => [artifactId, document.id]))
  return { firmId, clientId, documents }
}

/** A document without a text is its title. */
async function cut(artifactId: string, { title, text }: CollectionDocument): Promise<ChunkToStore[]> {
  const pages = sectionPages(textPieces(text.trim() === '' ? title : text))
  const chunks = await chunkDocument({ pages, warnings: [] })
  return chunks.map((chunk, position) => ({
    id: newId(),
    artifactId,
    position,
    heading: chunk.headingPath.join(' › '),
    text: chunk.text,
  }))
}

const inBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, index) =>
    items.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
