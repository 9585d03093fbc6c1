import type { SequenceStatus } from '@parley/contracts/enums.ts'
import type { InterviewStatus } from '@parley/contracts/http/interviews.ts'
import { newId } from '@parley/contracts/ids.ts'
import { richTextFrom } from '@parley/contracts/rich-text.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { workerScope } from '@parley/server-kit/database/scope.ts'
import type { TestDatabase } from '@parley/server-kit/testing/test-database.ts'
import { json } from '@parley/server-kit/database/json.ts'
import type { KnowledgeTenants } from '../../ingestion/testing/knowledge-tenants.ts'
import type { Tx } from '../../embedding/embeddings.queries.ts'
import { emptyDefinition } from '../../testing/empty-definition.ts'
import type { SourceJob } from '../index-source.ts'

/** An initiative with a phase, in which people and agents speak, written by the client's own people. */
export class Engagement {
  readonly database: TestDatabase<DB>
  readonly place: { firm_id: string; client_id: string; initiative_id: string }
  readonly phaseId = newId()

  constructor(
    database: TestDatabase<DB>,
    tenants: KnowledgeTenants,
    initiativeId = tenants.acme.initiativeId,
  ) {
    this.database = database
    this.place = { firm_id: tenants.firmId, client_id: tenants.acme.clientId, initiative_id: initiativeId }
  }

  get tenant(): { firmId: string; clientId: string } {
    return { firmId: this.place.firm_id, clientId: this.place.client_id }
  }

  /** In one transaction of the client's scope, held by row security. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.tenantTransaction(workerScope(this.tenant), work)
  }

  job(sourceId: string): SourceJob {
    return { ...this.tenant, sourceId }
  }

  async addPhase(position = 1): Promise<void> {
    await this.write((tx) =>
      tx
        .insertInto('initiative_phase')
        .values({
          ...this.place,
          id: this.phaseId,
          position,
          name: 'Discovery',
          definition: json(emptyDefinition),
        })
        .execute(),
    )
  }

  async addStakeholder(firstName: string, lastName: string): Promise<string> {
    const id = newId()
    const { firm_id, client_id } = this.place
    await this.write((tx) =>
      tx
        .insertInto('stakeholder')
        .values({
          id,
          firm_id,
          client_id,
          first_name: firstName,
          last_name: lastName,
          role: 'Head of finance',
        })
        .execute(),
    )
    return id
  }

  async addInterview(
    text: string,
    { status = 'COMPLETED', stakeholderId = '' }: { status?: InterviewStatus; stakeholderId?: string } = {},
  ): Promise<string> {
    const id = newId()
    const { firm_id, client_id } = this.place
    await this.write(async (tx) => {
      await tx
        .insertInto('interview')
        .values({
          ...this.place,
          id,
          interview_date: new Date('2026-02-01T00:00:00Z'),
          status,
          summary: json(richTextFrom(text)),
          summary_text: text,
        })
        .execute()
      if (stakeholderId !== '')
        await tx
          .insertInto('interview_stakeholder')
          .values({ firm_id, client_id, interview_id: id, stakeholder_id: stakeholderId })
          .execute()
    })
    return id
  }

  /** Of an interview. */
  async setStatus(id: string, status: InterviewStatus): Promise<void> {
    await this.write((tx) => tx.updateTable('interview').set({ status }).where('id', '=', id).execute())
  }

  async addRun(status: SequenceStatus = 'RUNNING', summary: string | null = null): Promise<string> {
    const id = newId()
    await this.write((tx) =>
      tx
        .insertInto('sequence_run')
        .values({
          ...this.place,
          id,
          phase_id: this.phaseId,
          status,
          summary,
          definition: json(emptyDefinition),
          definition_hash: '',
        })
        .execute(),
    )
    return id
  }

  async addAnswer(runId: string, text: string, supersedesId: string | null = null): Promise<string> {
    const id = newId()
    await this.write((tx) =>
      tx
        .insertInto('agent_interaction')
        .values({
          ...this.place,
          id,
          phase_id: this.phaseId,
          sequence_id: runId,
          position: 2,
          kind: 'agent',
          agent: json({
            id: newId(),
            name: 'Business Analyst',
            role: 'CONTRIBUTOR',
            description: '',
            systemMessage: '',
          }),
          status: 'COMPLETED',
          agent_response: text,
          supersedes_id: supersedesId,
        })
        .execute(),
    )
    return id
  }

  async addMessage(text: string): Promise<string> {
    const id = newId()
    await this.write((tx) =>
      tx
        .insertInto('hitl_message')
        .values({ ...this.place, id, phase_id: this.phaseId, content: text, role: 'USER', seq: 1 })
        .execute(),
    )
    return id
  }
}
