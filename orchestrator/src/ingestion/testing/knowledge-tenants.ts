import { createHash } from 'node:crypto'
import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { createEmbedders } from '../../embedding/embedders.ts'
import { createBuiltinEmbeddings } from '../../models/embeddings/builtin.ts'
import type { IngestionJob } from '../ingest-artifact.ts'
import type { IngestionDependencies } from '../ingestion-run.ts'
import { readInParts } from '../read-in-parts.ts'

/** A firm with a client and an initiative, and a second client and firm beside them, for tests of knowledge. */
export interface KnowledgeTenants {
  firmId: string
  acme: { clientId: string; initiativeId: string; secretInitiativeId: string }
  helios: { clientId: string; initiativeId: string }
  otherFirmId: string
  borealis: { clientId: string; initiativeId: string }
}

export async function createTenants(database: TestDatabase<DB>): Promise<KnowledgeTenants> {
  const [firmId, otherFirmId] = [newId(), newId()]
  for (const [id, name] of [
    [firmId, 'Northwind'],
    [otherFirmId, 'Southgate'],
  ])
    await database.asOwner('insert into consulting_firm (id, name) values ($1, $2)', [id, name])
  const client = async (firm: string, name: string): Promise<string> => {
    const id = newId()
    await database.asOwner('insert into client (id, firm_id, name) values ($1, $2, $3)', [id, firm, name])
    return id
  }
  const initiative = async (firm: string, clientId: string, isConfidential = false): Promise<string> => {
    const id = newId()
    await database.asOwner(
      'insert into initiative (id, firm_id, client_id, name, is_confidential) values ($1, $2, $3, $4, $5)',
      [id, firm, clientId, 'Initiative', isConfidential],
    )
    return id
  }
  const [acme, helios] = [await client(firmId, 'Acme'), await client(firmId, 'Helios')]
  const borealis = await client(otherFirmId, 'Borealis')
  return {
    firmId,
    acme: {
      clientId: acme,
      initiativeId: await initiative(firmId, acme),
      secretInitiativeId: await initiative(firmId, acme, true),
    },
    helios: { clientId: helios, initiativeId: await initiative(firmId, helios) },
    otherFirmId,
    borealis: { clientId: borealis, initiativeId: await initiative(otherFirmId, borealis) },
  }
}

export const clientScope = (firmId: string, clientId: string): Scope => ({
  role: 'app',
  actorKind: 'client',
  userId: newId(),
  firmId,
  clientIds: [clientId],
})

export const firmScope = (firmId: string, clientIds: Scope['clientIds']): Scope => ({
  role: 'app',
  actorKind: 'firm',
  userId: newId(),
  firmId,
  clientIds,
})

export interface NewArtifact {
  firmId: string
  clientId?: string
  initiativeId?: string
  useInClientWork?: boolean
  fileName: string
  content: string | Uint8Array
}

/** Stored files, and the ingestion's dependencies over them, with parsing in this thread. */
export class KnowledgeFixture {
  readonly files = new Map<string, Uint8Array>()
  readonly announced: string[] = []
  readonly database: TestDatabase<DB>
  time = new Date('2026-03-01T08:00:00Z')

  constructor(database: TestDatabase<DB>) {
    this.database = database
  }

  dependencies(changes: Partial<IngestionDependencies> = {}): IngestionDependencies {
    return {
      database: this.database,
      readFile: (key) => {
        const bytes = this.files.get(key)
        return bytes === undefined ? Promise.reject(new Error('no such file')) : Promise.resolve(bytes)
      },
      threads: {
        parse: (fileName, bytes) => readInParts(fileName, bytes),
      },
      embedders: createEmbedders(createBuiltinEmbeddings()),
      announce: (_tx, artifact) => {
        this.announced.push(artifact.status)
        return Promise.resolve()
      },
      now: () => this.time,
      ...changes,
    }
  }

  async add(artifact: NewArtifact): Promise<IngestionJob> {
    const id = newId()
    const hash = this.#store(id, artifact.content)
    await this.database.asOwner(
      `insert into artifact (id, firm_id, client_id, initiative_id, name, file_name, mime_type, size, storage_key, content_hash, scope, use_in_client_work)
       values ($1, $2, $3, $4, $5, $10, 'text/plain', 1, $9, $6, $7, $8)`,
      [
        id,
        artifact.firmId,
        artifact.clientId ?? null,
        artifact.initiativeId ?? null,
        artifact.fileName,
        hash,
        artifact.clientId === undefined
          ? 'firm'
          : artifact.initiativeId === undefined
            ? 'client'
            : 'initiative',
        artifact.useInClientWork ?? false,
        id,
        artifact.fileName,
      ],
    )
    return { artifactId: id, firmId: artifact.firmId, clientId: artifact.clientId ?? null }
  }

  async replace(job: IngestionJob, content: string): Promise<void> {
    const hash = this.#store(job.artifactId, content)
    await this.database.asOwner(
      `update artifact set content_hash = $2, indexing_status = 'PENDING' where id = $1`,
      [job.artifactId, hash],
    )
  }

  #store(id: string, content: string | Uint8Array): string {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    this.files.set(id, bytes)
    return createHash('sha256').update(bytes).digest('hex')
  }
}
