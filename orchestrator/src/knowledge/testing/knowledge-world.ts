import { newId } from '@parley/contracts/ids.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { createInProcessBus } from '@parley/server-kit/events/in-process-bus.ts'
import { firmChannel, type FirmMessage } from '@parley/contracts/events/channels.ts'
import type { KnowledgeAnswer } from '@parley/contracts/http/knowledge.ts'
import {
  createTestDatabase,
  type Isolation,
  type TestDatabase,
} from '@parley/server-kit/testing/test-database.ts'
import type { Caller } from '../../caller.ts'
import { createEmbedders } from '../../embedding/embedders.ts'
import { ingestArtifact } from '../../ingestion/ingest-artifact.ts'
import {
  createTenants,
  KnowledgeFixture,
  type KnowledgeTenants,
  type NewArtifact,
} from '../../ingestion/testing/knowledge-tenants.ts'
import { createBuiltinProvider } from '../../models/builtin/builtin-provider.ts'
import { createBuiltinEmbeddings } from '../../models/embeddings/builtin.ts'
import type { ModelClient } from '../../models/port.ts'
import { createScriptedClient } from '../../models/testing/scripted-provider.ts'
import { createCalibrations } from '../../retrieval/calibrations.ts'
import { type AskInput, askKnowledge } from '../ask-knowledge.ts'
import { clearKnowledgeHistory, readKnowledgeHistory } from '../history.ts'
import type { KnowledgePorts } from '../knowledge-ports.ts'

const by = { actorId: null, subjectId: null, sessionId: null, ipAddress: null }
const throwError = (error: unknown): never => {
  throw error
}

/** Two firms with clients, people and documents, and the questions that people ask there. */
export interface KnowledgeWorld {
  database: TestDatabase<DB>
  tenants: KnowledgeTenants
  ports: KnowledgePorts
  /** Everything that was told to a firm's people. */
  heard: FirmMessage[]
  fixture: KnowledgeFixture
  addDocument(artifact: NewArtifact): Promise<string>
  /** A person of the firm with all its clients or some; or of one client. */
  addAsker(place: { firmId: string; clientId?: string; clientIds?: Scope['clientIds'] }): Promise<Caller>
  ask(caller: Caller, query: string, changes?: Partial<AskInput['body']>): Promise<KnowledgeAnswer>
  history(caller: Caller, body?: { limit?: number; before?: string }): ReturnType<typeof readKnowledgeHistory>
  clear(caller: Caller): Promise<{ cleared: number }>
  close(): Promise<void>
}

async function addAsker(
  database: TestDatabase<DB>,
  { firmId, clientId, clientIds = 'all' }: Parameters<KnowledgeWorld['addAsker']>[0],
): Promise<Caller> {
  const userId = newId()
  await database.asOwner(
    `insert into user_account (id, firm_id, client_id, email, first_name, last_name) values ($1::uuid, $2, $3, $1::text || '@people.test', 'Robin', 'Person')`,
    [userId, firmId, clientId ?? null],
  )
  const reach =
    clientId === undefined
      ? { actorKind: 'firm' as const, clientIds }
      : { actorKind: 'client' as const, clientIds: [clientId] }
  return { requestId: 'request-1', scope: { role: 'app', userId, firmId, ...reach } }
}

export async function createKnowledgeWorld(
  options: { isolation?: Isolation; models?: ModelClient; hasLanguageModel?: boolean } = {},
): Promise<KnowledgeWorld> {
  const database = await createTestDatabase<DB>(options.isolation ? { isolation: options.isolation } : {})
  const tenants = await createTenants(database)
  const fixture = new KnowledgeFixture(database)
  const events = createInProcessBus(throwError)
  const quiet = () => undefined
  const ports: KnowledgePorts = {
    database,
    events,
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    models: options.models ?? createScriptedClient(createBuiltinProvider({ tokensPerSecond: 0 })),
    embedders: createEmbedders(createBuiltinEmbeddings()),
    calibrate: createCalibrations(),
    hasLanguageModel: options.hasLanguageModel ?? false,
  }
  const heard: FirmMessage[] = []
  for (const firmId of [tenants.firmId, tenants.otherFirmId])
    await events.subscribe(firmChannel(firmId), (payload) => void heard.push(payload as FirmMessage))
  return {
    database,
    tenants,
    ports,
    heard,
    fixture,
    async addDocument(artifact) {
      const job = await fixture.add(artifact)
      const outcome = await ingestArtifact(fixture.dependencies(), job)
      if (outcome !== 'indexed') throw new Error(`${artifact.fileName}: ${outcome}`)
      return job.artifactId
    },
    addAsker: (place) => addAsker(database, place),
    ask: (caller, query, changes = {}) =>
      askKnowledge(ports, caller, {
        body: {
          query,
          context: [],
          maxResults: 5,
          relevanceThreshold: 0.3,
          filters: null,
          streamId: null,
          requestKey: null,
          by,
          ...changes,
        },
      }),
    history: (caller, { limit = 50, before } = {}) =>
      readKnowledgeHistory(ports, caller, { body: { limit, before: before ?? null } }),
    clear: (caller) => clearKnowledgeHistory(ports, caller, { body: { by } }),
    close: () => database.close(),
  }
}
