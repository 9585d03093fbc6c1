import { newId } from '@parley/contracts/ids.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { createFindPassages } from '../../agents/find-passages.ts'
import { createEmbedders } from '../../embedding/embedders.ts'
import { ingestArtifact } from '../../ingestion/ingest-artifact.ts'
import { KnowledgeFixture, type NewArtifact } from '../../ingestion/testing/knowledge-tenants.ts'
import { createBuiltinEmbeddings } from '../../models/embeddings/builtin.ts'
import { createCalibrations } from '../../retrieval/calibrations.ts'
import { runSequence } from '../../sequences/run-sequence.ts'
import { emptyDefinition } from '../../testing/empty-definition.ts'
import { createEngineWorld, type Place, type WorldOptions } from '../../testing/engine-world.ts'
import type { ActivationPorts } from '../activation-ports.ts'
import { createFindSources } from '../find-sources.ts'
import { activatePhase } from '../request-activation.ts'
import { type ActivationJob, runActivation } from '../run-activation.ts'

/** Who asks, as the audit log keeps it. */
export const someone = { actorId: null, subjectId: null, sessionId: null, ipAddress: null }

export interface StoredActivation {
  id: string
  status: string
  stage: string
  generation: number
  failures: number
  error: string | null
  fingerprint: string | null
  rag_query: string | null
  enriched_context: string | null
  bundled_output: Record<string, unknown> | null
  rag_sources: Record<string, unknown> | null
  completed_at: Date | null
}

/** An engine's world with real search, documents and activations. */
export async function createActivationWorld(options: WorldOptions = {}) {
  const world = await createEngineWorld(options)
  const { database } = world
  const embeddings = createBuiltinEmbeddings()
  const search = { database, embedders: createEmbedders(embeddings), calibrate: createCalibrations() }
  const findPassages = createFindPassages(search)
  const ports: ActivationPorts = {
    ...world.ports,
    findPassages,
    findSources: createFindSources(search),
    embedders: search.embedders,
  }
  const knowledge = new KnowledgeFixture(database)
  const read = async ({ phaseId }: Place): Promise<StoredActivation> => {
    const [row] = await database.asOwner<StoredActivation>('select * from activation where phase_id = $1', [
      phaseId,
    ])
    if (row === undefined) throw new Error('The phase has no activation.')
    return row
  }
  const jobOf = async (phase: Place): Promise<ActivationJob> => ({
    ...world.tenant,
    activationId: (await read(phase)).id,
  })
  const ask = (phase: Place) =>
    activatePhase(ports, world.caller, { params: { phaseId: phase.phaseId }, body: { by: someone } })
  const talk = async (phase: Place): Promise<void> => {
    const { sequenceId } = await world.start(phase)
    await runSequence(ports, { ...world.tenant, runId: sequenceId })
  }
  return {
    ...world,
    ports,
    read,
    ask,
    jobOf,
    talk,
    addDocument: async (document: Omit<NewArtifact, 'firmId'>): Promise<string> => {
      const job = await knowledge.add({ firmId: world.tenant.firmId, ...document })
      await ingestArtifact(knowledge.dependencies(), job)
      return job.artifactId
    },
    /** A later phase of the same initiative. */
    addNextPhase: (before: Place, definition: Partial<PhaseDefinition> = {}, position = 2) =>
      addNextPhase(database, before, {
        ...emptyDefinition,
        name: 'Discovery',
        order: position,
        ...definition,
      }),
    /** Asks and works, undisturbed. */
    async activate(phase: Place): Promise<StoredActivation> {
      await ask(phase)
      await runActivation(ports, await jobOf(phase))
      return read(phase)
    },
  }
}
export type ActivationWorld = Awaited<ReturnType<typeof createActivationWorld>>

async function addNextPhase(
  database: TestDatabase<DB>,
  { firmId, clientId, initiativeId }: Place,
  definition: PhaseDefinition,
): Promise<Place> {
  const phaseId = newId()
  await database.asOwner(
    `insert into initiative_phase (id, firm_id, client_id, initiative_id, name, position, status, definition)
     values ($1, $2, $3, $4, $5, $6, 'IN_PROGRESS', $7)`,
    [phaseId, firmId, clientId, initiativeId, definition.name, definition.order, JSON.stringify(definition)],
  )
  return { firmId, clientId, initiativeId, phaseId }
}
