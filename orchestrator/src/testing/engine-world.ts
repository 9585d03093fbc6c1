import { newId } from '@parley/contracts/ids.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import type { Scope } from '@parley/server-kit/database/scope.ts'
import { createInProcessBus } from '@parley/server-kit/events/in-process-bus.ts'
import { createTestDatabase, type TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import type { Caller } from '../caller.ts'
import { executeSequence } from '../human-review/index.ts'
import type { ModelProvider, Passage } from '../models/port.ts'
import { createScriptedClient } from '../models/testing/scripted-provider.ts'
import { createBuiltinProvider } from '../models/builtin/builtin-provider.ts'
import type { EnginePorts } from '../steps/engine-ports.ts'
import { emptyDefinition } from './empty-definition.ts'
import { foundFor } from './found-for.ts'

export type Role = 'CONTRIBUTOR' | 'REVIEWER' | 'APPROVER'

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

export interface WorldOptions {
  /** Models to ask, in place of the built-in one. */
  providers?: ModelProvider[]
  passages?: Passage[]
  database?: TestDatabase<DB>
}

export interface Place {
  firmId: string
  clientId: string
  initiativeId: string
  phaseId: string
}

/** A firm with a client and phases on a database of its own, with the engine's ports over it. */
export async function createEngineWorld(options: WorldOptions = {}) {
  const database = options.database ?? (await createTestDatabase<DB>())
  const firmId = newId()
  const clientId = newId()
  const userId = newId()
  await database.asOwner(`insert into consulting_firm (id, name) values ($1, 'Northwind')`, [firmId])
  await database.asOwner(`insert into client (id, firm_id, name) values ($1, $2, 'Acme')`, [clientId, firmId])
  await database.asOwner(
    `insert into user_account (id, firm_id, client_id, email, first_name, last_name) values ($1, $2, $3, $4, 'Ada', 'Marsh')`,
    [userId, firmId, clientId, `ada-${userId}@people.test`],
  )
  const ports: EnginePorts = {
    database,
    events: createInProcessBus(() => undefined),
    logger: quiet,
    models: createScriptedClient(...(options.providers ?? [createBuiltinProvider({ tokensPerSecond: 0 })])),
    findPassages: (_context, questions) => Promise.resolve(foundFor(questions, options.passages ?? [])),
  }
  const scope: Scope = { role: 'app', actorKind: 'client', userId, firmId, clientIds: [clientId] }
  const caller: Caller = { scope, requestId: 'test' }
  return {
    database,
    ports,
    caller,
    tenant: { firmId, clientId },
    addPhase: (definition: Partial<PhaseDefinition> = {}, status = 'IN_PROGRESS') =>
      addPhase(database, { firmId, clientId }, { definition, status }),
    addAgents: (roles: readonly Role[]) => addAgents(database, roles),
    addUnreadDocument: (phase: Place) => addUnreadDocument(database, phase),
    start: (
      phase: Place,
      body: { restart?: boolean; budget?: { maxTokens?: number; maxCost?: number } } = {},
    ) => executeSequence(ports, caller, { params: { phaseId: phase.phaseId }, body }),
  }
}
export type EngineWorld = Awaited<ReturnType<typeof createEngineWorld>>

async function addPhase(
  database: TestDatabase<DB>,
  { firmId, clientId }: { firmId: string; clientId: string },
  { definition, status }: { definition: Partial<PhaseDefinition>; status: string },
): Promise<Place> {
  const initiativeId = newId()
  const phaseId = newId()
  await database.asOwner(
    `insert into initiative (id, firm_id, client_id, name, status) values ($1, $2, $3, 'ERP vendor selection', 'ACTIVE')`,
    [initiativeId, firmId, clientId],
  )
  await database.asOwner(
    `insert into initiative_phase (id, firm_id, client_id, initiative_id, name, position, status, definition) values ($1, $2, $3, $4, 'Initiation', 1, $5, $6)`,
    [phaseId, firmId, clientId, initiativeId, status, JSON.stringify({ ...emptyDefinition, ...definition })],
  )
  return { firmId, clientId, initiativeId, phaseId }
}

/** A document of the phase's initiative that waits to be read. */
async function addUnreadDocument(
  database: TestDatabase<DB>,
  { firmId, clientId, initiativeId }: Place,
): Promise<void> {
  await database.asOwner(
    `insert into artifact (id, firm_id, client_id, initiative_id, name, file_name, mime_type, size, storage_key, content_hash, scope)
     values ($1, $2, $3, $4, 'Plan', 'plan.md', 'text/markdown', 1, 'key', 'hash', 'initiative')`,
    [newId(), firmId, clientId, initiativeId],
  )
}

/** Agents of these roles, and the phase's places for them. */
async function addAgents(
  database: TestDatabase<DB>,
  roles: readonly Role[],
): Promise<PhaseDefinition['aiAgents']> {
  const places: PhaseDefinition['aiAgents'] = []
  for (const [index, role] of roles.entries()) {
    const id = newId()
    const name = `${role.charAt(0)}${role.slice(1).toLowerCase()} ${index + 1}`
    await database.asOwner(
      `insert into ai_agent (id, name, description, system_message, role) values ($1, $2, 'Knows the field', 'You know the field.', $3)`,
      [id, name, role],
    )
    places.push({
      aiAgentId: id,
      order: index + 1,
      moderatorPrompt: `Please give your view on point ${index + 1}.`,
      chapterTitle: `Chapter ${index + 1}`,
      expectedOutput: '',
      aiAgent: {
        id,
        name,
        role,
        description: 'Knows the field',
        systemMessage: 'You know the field.',
        isSME: false,
      },
    })
  }
  return places
}

export interface StoredConversation {
  run: { status: string; summary: string | null; generation: number; gate: { kind: string } | null }
  turns: {
    id: string
    position: number
    kind: string
    status: string
    agent_response: string | null
    supersedes_id: string | null
    follow_up_of_id: string | null
    seq: number | null
  }[]
  events: { seq: number; type: string; data: Record<string, unknown> }[]
  messages: { role: string; content: string; reply_to_id: string | null }[]
  calls: { state: string; task: string }[]
}

/** All that is stored of a run, to look at. */
export async function readConversation(
  database: TestDatabase<DB>,
  runId: string,
): Promise<StoredConversation> {
  const [run] = await database.asOwner<StoredConversation['run'] & { phase_id: string }>(
    'select status, summary, generation, gate, phase_id from sequence_run where id = $1',
    [runId],
  )
  if (run === undefined) throw new Error('There is no such run.')
  return {
    run,
    turns: await database.asOwner(
      'select id, position, kind, status, agent_response, supersedes_id, follow_up_of_id, seq from agent_interaction where sequence_id = $1 order by position, id',
      [runId],
    ),
    events: await database.asOwner(
      'select seq, type, data from phase_event where phase_id = $1 order by seq',
      [run.phase_id],
    ),
    messages: await database.asOwner(
      'select role, content, reply_to_id from hitl_message where phase_id = $1 order by seq',
      [run.phase_id],
    ),
    calls: await database.asOwner(
      'select state, task from provider_call where sequence_id = $1 order by created_at',
      [runId],
    ),
  }
}
