// How well passages are found in public test collections, beside a plain BM25 that knows nothing of us. The collections
// are fetched when it runs, or read from a folder, and never kept here. See README.md.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { clientScope } from '@parley/orchestrator/src/ingestion/testing/knowledge-tenants.ts'
import { createBuiltinEmbeddings } from '@parley/orchestrator/src/models/embeddings/builtin.ts'
import { createCalibrations } from '@parley/orchestrator/src/retrieval/calibrations.ts'
import { nearestChunks } from '@parley/orchestrator/src/retrieval/nearest-chunks.ts'
import { searchPassages } from '@parley/orchestrator/src/retrieval/search-passages.ts'
import { createTestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { collectionFolders } from './collections/fetch-collection.ts'
import type { Collection } from './collections/collection.ts'
import { storeCollection } from './collections/database.ts'
import { type CollectionFigures, measureSearch } from './collections/measure.ts'
import { createPlainBm25 } from './collections/plain-bm25.ts'
import { readCollection } from './collections/read-collection.ts'
import { collectionsPlace } from './env.ts'
import { printTable } from './statistics.ts'

/** Passages of which the first ten documents are taken: a document may have several. */
const passages = 30

async function measureOurs(collection: Collection): Promise<Record<string, CollectionFigures>> {
  const embeddings = createBuiltinEmbeddings()
  const database = await createTestDatabase<DB>()
  try {
    const { firmId, clientId, documents } = await storeCollection(database, collection, embeddings)
    const scope = clientScope(firmId, clientId)
    const calibration = await createCalibrations()(embeddings)
    const place = { clientId, includeFirmSources: false }
    const vectorOf = async (question: string) =>
      (await embeddings.embed([question], { kind: 'query' }))[0] ?? new Float32Array()
    const found = (artifacts: readonly (string | null)[]): string[] => [
      ...new Set(artifacts.flatMap((artifact) => documents.get(artifact ?? '') ?? [])),
    ]
    const search = async (question: string, isWordsOnly: boolean): Promise<string[]> => {
      const embedding = isWordsOnly
        ? undefined
        : { model: embeddings.model, vector: await vectorOf(question), calibration }
      const wanted = { ...place, query: question, embedding, limit: passages, minRelevance: 0 }
      const given = await database.tenantRead(scope, (tx) => searchPassages(tx, scope, wanted))
      return found(given.map(({ artifactId }) => artifactId))
    }
    const nearest = async (question: string): Promise<string[]> => {
      const embedding = { model: embeddings.model, vector: await vectorOf(question) }
      const query = { ...place, firmId, embedding, count: passages }
      const given = await database.tenantRead(scope, (tx) => nearestChunks(tx, query))
      const rows = await database.asOwner<{ id: string; artifact_id: string }>(
        'select id, artifact_id from knowledge_chunk where id = any($1)',
        [given.map(({ id }) => id)],
      )
      const artifacts = new Map(rows.map((row) => [row.id, row.artifact_id]))
      return found(given.map(({ id }) => artifacts.get(id) ?? null))
    }
    return {
      'built-in embedder alone': await measureSearch(collection, nearest),
      'words alone': await measureSearch(collection, (question) => search(question, true)),
      'the search': await measureSearch(collection, (question) => search(question, false)),
    }
  } finally {
    await database.close()
  }
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const place = collectionsPlace()
if (place === undefined)
  console.log(
    'PARLEY_COLLECTIONS names a folder with a folder for each collection, or the address of a list.',
  )
const rows: string[][] = []
const folders =
  place === undefined ? [] : await collectionFolders(place, join(homedir(), '.cache', 'parley-collections'))
for (const folder of folders) {
  const collection = readCollection(folder)
  if (values.only !== undefined && !values.only.split(',').includes(collection.name)) continue
  const plain = createPlainBm25(collection.documents)
  const arms = {
    'plain BM25': await measureSearch(collection, (question) => plain(question, 10)),
    ...(await measureOurs(collection)),
  }
  const { name, documents, questions } = collection
  for (const [arm, { ndcg10, recall5 }] of Object.entries(arms))
    rows.push([
      name,
      String(documents.length),
      String(questions.length),
      arm,
      ndcg10.toFixed(3),
      recall5.toFixed(3),
    ])
}
if (rows.length > 0)
  printTable(
    'Public test collections',
    ['collection', 'documents', 'questions', 'search', 'nDCG@10', 'recall@5'],
    rows,
  )
