import type { Database as DB } from '@parley/migrations/generated/database.ts'
import {
  createTestDatabase,
  type Isolation,
  type TestDatabase,
} from '@parley/server-kit/testing/test-database.ts'
import { createEmbedders } from '../../embedding/embedders.ts'
import { languageOf } from '../../ingestion/language.ts'
import { createTenants, type KnowledgeTenants } from '../../ingestion/testing/knowledge-tenants.ts'
import { createBuiltinEmbeddings } from '../../models/embeddings/builtin.ts'
import { type IndexingPorts, indexSource } from '../index-source.ts'
import { Engagement } from './engagement.ts'

interface StoredChunk {
  id: string
  source_id: string
  source_kind: string
  label: string
  text: string
  trust: string
  embeddings: number
}

/** Sources that are indexed with the built-in embeddings, and what is stored of them. */
export class IndexedSources {
  readonly database: TestDatabase<DB>
  readonly tenants: KnowledgeTenants
  readonly ports: IndexingPorts

  constructor(database: TestDatabase<DB>, tenants: KnowledgeTenants) {
    this.database = database
    this.tenants = tenants
    this.ports = { database, embedders: createEmbedders(createBuiltinEmbeddings()), languageOf }
  }

  /** An engagement of Acme, in an initiative of its own where one is named. */
  engagement(initiativeId?: string): Engagement {
    return new Engagement(this.database, this.tenants, initiativeId)
  }

  index(engagement: Engagement, sourceId: string) {
    return indexSource(this.ports, engagement.job(sourceId))
  }

  chunks(...sourceIds: string[]): Promise<StoredChunk[]> {
    return this.database.asOwner<StoredChunk>(
      `select id, source_id, source_kind, label, text, trust, (select count(*)::int from knowledge_embedding e where e.chunk_id = c.id) as embeddings
       from knowledge_chunk c where source_id = any($1::uuid[]) order by label, position`,
      [sourceIds],
    )
  }

  /** How often it was asked to be indexed. */
  async rings(sourceId: string): Promise<number> {
    const rows = await this.database.asOwner<{ id: string }>(
      `select id from outbox where topic = 'source.index' and entity_id = $1`,
      [sourceId],
    )
    return rows.length
  }

  async statusOf(sourceId: string): Promise<string | undefined> {
    const [row] = await this.database.asOwner<{ status: string }>(
      'select status from knowledge_source where id = $1',
      [sourceId],
    )
    return row?.status
  }

  remove(engagement: Engagement, table: 'interview' | 'initiative_summary' | 'hitl_message', id: string) {
    return engagement.write((tx) => tx.deleteFrom(table).where('id', '=', id).execute())
  }
}

export async function createIndexedSources(isolation: Isolation): Promise<IndexedSources> {
  const database = await createTestDatabase<DB>({ isolation })
  return new IndexedSources(database, await createTenants(database))
}
