import type { Id } from '@parley/contracts/ids.ts'
import { tenantOf, type TestInitiative } from './initiatives.ts'
import type { TestClient } from './people.ts'
import { insertRecord, type TestTables } from './rows.ts'

/** Makes what happens in a phase; `mark` goes into every text, so that a leak can be recognised. */
export function conversationFactories(database: TestTables) {
  return {
    async addConversation(client: TestClient, initiative: TestInitiative, mark: string) {
      const phase = { ...tenantOf(client), initiative_id: initiative.id, phase_id: initiative.phaseIds[0] }
      const sequenceId = await insertRecord(database, 'sequence_run', {
        ...phase,
        status: 'COMPLETED',
        definition: {},
        definition_hash: 'none',
        summary: `${mark} summary`,
      })
      const interactionId = await insertRecord(database, 'agent_interaction', {
        ...phase,
        sequence_id: sequenceId,
        position: 1,
        kind: 'agent',
        agent: { id: sequenceId, name: `${mark} agent`, role: 'CONTRIBUTOR' },
        status: 'COMPLETED',
        agent_response: `${mark} answer`,
      })
      const message = { ...phase, content: `${mark} message`, role: 'USER', seq: 1 }
      const messageId = await insertRecord(database, 'hitl_message', message)
      const observation = { ...phase, description: `${mark} observation`, severity: 'HIGH' }
      const observationId = await insertRecord(database, 'observation', {
        ...observation,
        observation_type: 'INITIAL',
      })
      await addValidation(database, phase, mark)
      await insertRecord(database, 'activation', {
        ...phase,
        status: 'COMPLETED',
        stage: 'done',
        completed_at: new Date('2026-02-01T09:00:00Z'),
        rag_query: `${mark} query`,
        enriched_context: `${mark} context`,
        rag_sources: { client: [], firm: [], initiative: [], citations: [] },
      })
      const commentId = await addComment(database, { phase, observationId, mark })
      return { sequenceId, interactionId, messageId, observationId, commentId }
    },
    /** Writes an event into the phase's log, as the event port does. */
    async addPhaseEvent(client: TestClient, phaseId: Id, type: string): Promise<number> {
      const tenant = [phaseId, client.firmId, client.id]
      const [counter] = await database.asOwner<{ last_seq: number }>(
        `insert into phase_event_counter (phase_id, firm_id, client_id, last_seq) values ($1, $2, $3, 1)
         on conflict (phase_id) do update set last_seq = phase_event_counter.last_seq + 1 returning last_seq`,
        tenant,
      )
      const seq = Number(counter?.last_seq)
      await database.asOwner(
        `insert into phase_event (phase_id, firm_id, client_id, seq, type, data) values ($1, $2, $3, $4, $5, $6)`,
        [...tenant, seq, type, JSON.stringify({ number: seq })],
      )
      await database.asOwner(`select pg_notify('parley_phase', $1)`, [`${phaseId}:${seq}`])
      return seq
    },
  }
}

async function addComment(
  database: TestTables,
  { phase, observationId, mark }: { phase: { phase_id: unknown }; observationId: Id; mark: string },
): Promise<Id> {
  const { phase_id: _, ...inInitiative } = phase
  return insertRecord(database, 'observation_comment', {
    ...inInitiative,
    observation_id: observationId,
    text: `${mark} comment`,
  })
}

/** A validation, and a statement that it confirmed. */
async function addValidation(database: TestTables, phase: object, mark: string): Promise<void> {
  const run = { ...phase, kind: 'INITIAL', status: 'COMPLETED' }
  await insertRecord(database, 'confirmed_statement', {
    ...phase,
    kind: 'INITIAL',
    validation_run_id: await insertRecord(database, 'validation_run', run),
    mitigation_id: 'm1',
    mitigation: `${mark} statement`,
    quotes: JSON.stringify([]),
  })
}
