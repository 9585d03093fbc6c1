import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '@parley/migrations/demo/seed-demo.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Caller } from '@parley/orchestrator/src/caller.ts'
import { createDependencies } from '@parley/orchestrator/src/dependencies.ts'
import { executeSequence, resolveGate } from '@parley/orchestrator/src/human-review/index.ts'
import { ingestArtifact } from '@parley/orchestrator/src/ingestion/ingest-artifact.ts'
import type { ProviderRequest } from '@parley/orchestrator/src/models/port.ts'
import { modelSettingsSchema } from '@parley/orchestrator/src/models/settings.ts'
import {
  createScriptedClient,
  createScriptedProvider,
} from '@parley/orchestrator/src/models/testing/scripted-provider.ts'
import { runSequence } from '@parley/orchestrator/src/sequences/run-sequence.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { createInProcessBus } from '@parley/server-kit/events/in-process-bus.ts'
import { createDiskFileStore } from '@parley/server-kit/files/disk-file-store.ts'
import { createTestDatabase } from '@parley/server-kit/testing/test-database.ts'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
/** Gates that are answered before a run is given up. */
const mostGates = 12

/** What a phase's run asked of the model, in order. */
export interface RecordedPhase {
  name: string
  requests: ProviderRequest[]
  status: string
  summary: string
  turns: { agent: string; role: string; text: string }[]
  /** What the moderator asked the people of the phase. */
  questions: string[]
}

interface PhaseRow {
  id: string
  firm_id: string
  client_id: string
  name: string
}

/** The product's engine on a database of its own, behind a provider that records. */
async function openEngine(contextTokens: number) {
  const database = await createTestDatabase<DB>()
  const folder = await mkdtemp(join(tmpdir(), 'parley-context-'))
  const files = await createDiskFileStore(folder)
  const model = createScriptedProvider({ contextTokens })
  const dependencies = createDependencies({
    infrastructure: { database, events: createInProcessBus(() => undefined), files },
    models: modelSettingsSchema.parse({ builtin: { tokensPerSecond: 0 } }),
    mail: { publicUrl: 'http://localhost', smtpUrl: undefined, from: 'Parley <parley@people.test>' },
    logger: quiet,
    secret: 'a secret of benchmarks that is long enough to be one',
    modelClient: createScriptedClient(model),
  })
  return { database, folder, files, model, dependencies }
}
type Engine = Awaited<ReturnType<typeof openEngine>>

/** Seeds the demo and has its documents indexed. */
async function seed({ database, files, dependencies }: Engine): Promise<void> {
  await seedDemo({ database, files, now: new Date('2026-11-22T10:00:00Z') })
  const artifacts = await database.asOwner<{ id: string; firm_id: string; client_id: string | null }>(
    `select a.id, a.firm_id, a.client_id from artifact a join initiative i on i.firm_id = a.firm_id
     where i.name = 'ERP vendor selection' and (a.client_id is null or a.client_id = i.client_id)`,
  )
  for (const { id, firm_id: firmId, client_id: clientId } of artifacts)
    await ingestArtifact(dependencies.ingestion, { artifactId: id, firmId, clientId })
}

/** Makes the phase one that may run, whatever its state, and somebody of the client's who runs it. */
async function prepare({ database }: Engine, phase: PhaseRow): Promise<Caller> {
  const [person] = await database.asOwner<{ id: string }>(
    'select id from user_account where client_id = $1 order by email limit 1',
    [phase.client_id],
  )
  await database.asOwner(
    `update initiative_phase set status = 'IN_PROGRESS', definition = jsonb_set(definition, '{initialRiskMitigations}', '[]') where id = $1`,
    [phase.id],
  )
  const scope: Scope = {
    role: 'app',
    actorKind: 'client',
    userId: person?.id ?? null,
    firmId: phase.firm_id,
    clientIds: [phase.client_id],
  }
  return { scope, requestId: 'bench' }
}

interface RunRow {
  status: string
  summary: string | null
  gate: { interactionId: string } | null
}

async function findRun({ database }: Engine, sequenceId: string): Promise<RunRow | undefined> {
  const [row] = await database.asOwner<RunRow>(
    'select status, summary, gate from sequence_run where id = $1',
    [sequenceId],
  )
  return row
}

/** Runs a phase anew, answering every gate with these words, and tells what the model was given. */
async function runPhase(
  engine: Engine,
  phase: PhaseRow,
  note = 'Go on with what is there.',
): Promise<RecordedPhase> {
  const { database, model, dependencies } = engine
  const caller = await prepare(engine, phase)
  const before = model.requests.length
  const { sequenceId } = await executeSequence(dependencies.engine, caller, {
    params: { phaseId: phase.id },
    body: { restart: true },
  })
  const job = { firmId: phase.firm_id, clientId: phase.client_id, runId: sequenceId }
  await runSequence(dependencies.engine, job)
  for (let gates = 0; gates < mostGates; gates += 1) {
    const gate = (await findRun(engine, sequenceId))?.gate
    if (gate == null) break
    await resolveGate(dependencies.engine, caller, {
      params: { id: gate.interactionId },
      body: { resolved: true, decision: 'overrule', note },
    })
    await runSequence(dependencies.engine, job)
  }
  const row = await findRun(engine, sequenceId)
  const turns = await database.asOwner<{ agent: { name: string; role: string }; agent_response: string }>(
    'select agent, agent_response from agent_interaction where sequence_id = $1 and agent_response is not null order by seq',
    [sequenceId],
  )
  const questions = await database.asOwner<{ content: string }>(
    `select content from hitl_message where sequence_id = $1 and message_type = 'GATE_QUESTION' order by seq`,
    [sequenceId],
  )
  return {
    name: phase.name,
    requests: model.requests.slice(before),
    status: row?.status ?? '',
    summary: row?.summary ?? '',
    turns: turns.map(({ agent, agent_response: text }) => ({ agent: agent.name, role: agent.role, text })),
    questions: questions.map(({ content }) => content),
  }
}

/**
 * The demo's ERP initiative with its documents indexed by the product's own ingestion, behind a provider that records
 * what it is given and answers as the built-in model.
 * @param contextTokens window that the provider says it has
 */
export async function openDemoEngagement(contextTokens: number) {
  const engine = await openEngine(contextTokens)
  await seed(engine)
  const phases = await engine.database.asOwner<PhaseRow>(
    `select p.id, p.firm_id, p.client_id, p.name from initiative_phase p join initiative i on i.id = p.initiative_id
     where i.name = 'ERP vendor selection' order by p.position`,
  )
  return {
    phases,
    run: (phase: PhaseRow, note?: string) => runPhase(engine, phase, note),
    /** Fills an input of a phase with another value. */
    fill: (phase: PhaseRow, field: string, value: string) =>
      engine.database.asOwner(
        'update initiative_phase set inputs = inputs || jsonb_build_object($2::text, $3::text) where id = $1',
        [phase.id, field, value],
      ),
    async close() {
      await engine.dependencies.close()
      await engine.database.close()
      await rm(engine.folder, { recursive: true, force: true })
    },
  }
}
