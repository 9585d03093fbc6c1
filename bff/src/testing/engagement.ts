import type { Id } from '@parley/contracts/ids.ts'
import { insertRecord, insertRow, type TestTables } from './rows.ts'
import type { TestClient, TestFirm, TestUser } from './people.ts'

export interface TestInitiative {
  id: Id
  phaseIds: Id[]
}

const tenantOf = (client: TestClient) => ({ firm_id: client.firmId, client_id: client.id })

/** A phase's definition, small and complete. */
export const phaseDefinition = (name: string) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  description: `What ${name} is for`,
  order: 0,
  requiredInputs: { groups: [], fields: [] },
  recommendedArtifacts: [],
  initialRiskMitigations: [],
  riskMitigations: [],
  aiAgents: [],
})

/** Makes initiatives and what is in them; `mark` goes into every text, so that a leak can be recognised. */
export function engagementFactories(database: TestTables) {
  const addInitiative = async (client: TestClient, mark: string, phases = 2): Promise<TestInitiative> => {
    const id = await insertRecord(database, 'initiative', {
      ...tenantOf(client),
      name: `${mark} initiative`,
      description: `${mark} description`,
      metadata: {},
    })
    const phaseIds: Id[] = []
    for (let position = 0; position < phases; position += 1)
      phaseIds.push(
        await insertRecord(database, 'initiative_phase', {
          ...tenantOf(client),
          initiative_id: id,
          name: `${mark} phase ${position + 1}`,
          position,
          status: position === 0 ? 'IN_PROGRESS' : 'PENDING',
          definition: phaseDefinition(`${mark} phase ${position + 1}`),
        }),
      )
    return { id, phaseIds }
  }

  const phaseTenant = (client: TestClient, initiative: TestInitiative) => ({
    ...tenantOf(client),
    initiative_id: initiative.id,
    phase_id: initiative.phaseIds[0],
  })

  return {
    addInitiative,
    async addTemplate(owner: TestFirm | null, mark: string): Promise<Id> {
      const id = await insertRecord(database, 'initiative_template', {
        owner_firm_id: owner?.id ?? null,
        firm_id: owner?.id ?? null,
        name: `${mark} template`,
        visibility: owner === null ? 'PARLEY' : 'CONSULTING_FIRM',
        initiative_type: 'VENDOR_SELECTION',
        phase_count: 1,
      })
      await insertRecord(database, 'template_version', {
        template_id: id,
        version: 1,
        definition: { globalInputs: { groups: [], fields: [] }, phases: [phaseDefinition(`${mark} phase`)] },
      })
      return id
    },
    addDepartment: (client: TestClient, mark: string): Promise<Id> =>
      insertRecord(database, 'department', { ...tenantOf(client), name: `${mark} department` }),
    addStakeholder: (client: TestClient, mark: string): Promise<Id> =>
      insertRecord(database, 'stakeholder', {
        ...tenantOf(client),
        first_name: mark,
        last_name: 'Holder',
        role: 'Project owner',
      }),
    addInterview: (client: TestClient, initiative: TestInitiative, mark: string): Promise<Id> =>
      insertRecord(database, 'interview', {
        ...tenantOf(client),
        initiative_id: initiative.id,
        interview_date: new Date('2026-01-05T10:00:00Z'),
        status: 'COMPLETED',
        summary_text: `${mark} said`,
      }),
    addArtifact: async (client: TestClient, initiative: TestInitiative, mark: string) => {
      const tenant = tenantOf(client)
      const artifactId = await insertRecord(database, 'artifact', {
        ...tenant,
        initiative_id: initiative.id,
        scope: 'initiative',
        name: `${mark} artifact`,
        file_name: `${mark}.txt`,
        mime_type: 'text/plain',
        size: 10,
        storage_key: `test/${mark}`,
        content_hash: mark,
        indexing_status: 'INDEXED',
        page_count: 1,
        chunk_count: 1,
      })
      await insertRow(database, 'artifact_page', {
        ...tenant,
        artifact_id: artifactId,
        page: 1,
        label: '1',
        text: `${mark} page text`,
      })
      const chunkId = await insertRecord(database, 'knowledge_chunk', {
        ...tenant,
        initiative_id: initiative.id,
        artifact_id: artifactId,
        source_id: artifactId,
        position: 0,
        page: 1,
        text: `${mark} page text`,
      })
      return { artifactId, chunkId }
    },
    async addConversation(client: TestClient, initiative: TestInitiative, mark: string) {
      const tenant = phaseTenant(client, initiative)
      const sequenceId = await insertRecord(database, 'sequence_run', {
        ...tenant,
        status: 'COMPLETED',
        definition: {},
        definition_hash: 'none',
        summary: `${mark} summary`,
      })
      const interactionId = await insertRecord(database, 'agent_interaction', {
        ...tenant,
        sequence_id: sequenceId,
        position: 1,
        kind: 'agent',
        agent: { id: sequenceId, name: `${mark} agent`, role: 'CONTRIBUTOR' },
        status: 'COMPLETED',
        agent_response: `${mark} answer`,
      })
      const messageId = await insertRecord(database, 'hitl_message', {
        ...tenant,
        content: `${mark} message`,
        role: 'USER',
        seq: 1,
      })
      const observationId = await insertRecord(database, 'observation', {
        ...tenant,
        description: `${mark} observation`,
        severity: 'HIGH',
        observation_type: 'INITIAL',
      })
      return { sequenceId, interactionId, messageId, observationId }
    },
    /** Writes an event into the phase's log, as the event port does. */
    async addPhaseEvent(client: TestClient, phaseId: Id, type: string, data: object = {}): Promise<number> {
      const tenant = [phaseId, client.firmId, client.id]
      const [counter] = await database.asOwner<{ last_seq: number }>(
        `insert into phase_event_counter (phase_id, firm_id, client_id, last_seq) values ($1, $2, $3, 1)
         on conflict (phase_id) do update set last_seq = phase_event_counter.last_seq + 1 returning last_seq`,
        tenant,
      )
      const seq = Number(counter?.last_seq)
      await database.asOwner(
        `insert into phase_event (phase_id, firm_id, client_id, seq, type, data) values ($1, $2, $3, $4, $5, $6)`,
        [...tenant, seq, type, JSON.stringify(data)],
      )
      await database.asOwner(`select pg_notify('parley_phase', $1)`, [`${phaseId}:${seq}`])
      return seq
    },
    addMember: (client: TestClient, initiative: TestInitiative, user: TestUser): Promise<void> =>
      insertRow(database, 'initiative_member', {
        ...tenantOf(client),
        initiative_id: initiative.id,
        user_id: user.id,
        role: 'Lead',
      }),
  }
}
