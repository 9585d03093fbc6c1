import type { Topic } from '@parley/contracts/internal/topics.ts'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { settlingSeconds } from '../embedding/index.ts'
import { type Expression, type Kysely, sql, type SqlBool } from 'kysely'

/** Work that nobody is at, though somebody should be. */
export interface Overdue {
  topic: Topic
  entityId: string
  /** Null for a mail to somebody above all firms. */
  firmId: string | null
  clientId: string | null
}

type OverdueTable =
  | 'sequence_run'
  | 'validation_run'
  | 'activation'
  | 'agent_interaction'
  | 'hitl_message'
  | 'artifact'
  | 'knowledge_source'
  | 'export_job'
  | 'client_archive'

interface Rule {
  topic: Topic
  table: OverdueTable
  when: Expression<SqlBool>
}

/** Rows of a kind found at once; the others come with the next sweep. */
const mostAtOnce = 200

/** Times are the database's, so that clocks of machines need not agree. */
const rules: readonly Rule[] = [
  {
    topic: 'sequence.run',
    table: 'sequence_run',
    when: sql<boolean>`(status = 'RUNNING' and lease_until < now()) or (status = 'QUEUED' and coalesce(lease_until, created_at) < now() - interval '30 seconds')`,
  },
  {
    topic: 'validation.run',
    table: 'validation_run',
    when: sql<boolean>`kind = 'INITIAL' and status = 'RUNNING' and coalesce(lease_until, started_at + interval '30 seconds') < now()`,
  },
  {
    topic: 'conversation-observations.run',
    table: 'validation_run',
    when: sql<boolean>`kind = 'AI_CONVERSATION' and status = 'RUNNING' and coalesce(lease_until, started_at + interval '30 seconds') < now()`,
  },
  {
    topic: 'activation.run',
    table: 'activation',
    when: sql<boolean>`status in ('PENDING', 'IN_PROGRESS') and coalesce(lease_until, requested_at + interval '30 seconds') < now()`,
  },
  {
    topic: 'agent-answer.run',
    table: 'agent_interaction',
    when: sql<boolean>`is_side and status in ('PENDING', 'RUNNING') and lease_until < now()`,
  },
  {
    topic: 'user-message.reply',
    table: 'hitl_message',
    when: sql<boolean>`wants_reply and replied_at is null and created_at between now() - interval '1 day' and now() - interval '2 minutes'`,
  },
  {
    topic: 'artifact.ingest',
    table: 'artifact',
    when: sql<boolean>`indexing_status in ('PENDING', 'EXTRACTING', 'EMBEDDING') and coalesce(indexing_lease_until, created_at + interval '2 minutes') < now()`,
  },
  {
    topic: 'export.run',
    table: 'export_job',
    when: sql<boolean>`status in ('PENDING', 'IN_PROGRESS') and coalesce(lease_until, created_at + interval '30 seconds') < now()`,
  },
  {
    topic: 'client-archive.run',
    table: 'client_archive',
    when: sql<boolean>`status in ('PENDING', 'IN_PROGRESS') and coalesce(lease_until, updated_at + interval '30 seconds') < now()`,
  },
  {
    topic: 'source.index',
    table: 'knowledge_source',
    when: sql<boolean>`status in ('PENDING', 'EMBEDDING') and coalesce(lease_until, requested_at) < now() - interval '15 seconds'`,
  },
]

/**
 * Work whose lease ran out, or that was announced a while ago and not begun (Architecture, "The sequence engine" 1).
 * Reads ids and states alone: the relay's role sees no more.
 */
export async function listOverdue(tx: Kysely<DB>, embeddingModel: string | undefined): Promise<Overdue[]> {
  const found = await Promise.all([
    ...rules.map((rule) => listByRule(tx, rule)),
    listWaitingMails(tx),
    listSelfChecks(tx),
    embeddingModel === undefined ? [] : listFirmsToConvert(tx, embeddingModel),
    listFirmsWithoutPostings(tx),
  ])
  return found.flat()
}

/** What waits for its firm's turn is not forgotten: the relay will ring for it. */
const isInNoLine = (table: OverdueTable | 'mail_message') =>
  sql<boolean>`not exists (select from ${scopedRaw.table('outbox', 'o')} where o.relayed_at is null and o.entity_id = ${sql.ref(`${table}.id`)})`

/** Mails that no attempt was made at for a while; they know their person, and so their tenant, themselves. */
async function listWaitingMails(tx: Kysely<DB>): Promise<Overdue[]> {
  const rows = await tx
    .selectFrom('mail_message')
    .select('id')
    .where('status', '=', 'PENDING')
    .where(sql<boolean>`created_at between now() - interval '1 day' and now() - interval '2 minutes'`)
    .where(isInNoLine('mail_message'))
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ id }) => ({ topic: 'mail.send', entityId: id, firmId: null, clientId: null }))
}

/** Looks over the product that nobody is at. */
async function listSelfChecks(tx: Kysely<DB>): Promise<Overdue[]> {
  const rows = await tx
    .selectFrom('self_check')
    .select('id')
    .where('status', 'in', ['PENDING', 'RUNNING'])
    .where(sql<boolean>`coalesce(lease_until, created_at + interval '30 seconds') < now()`)
    .execute()
  return rows.map(({ id }) => ({ topic: 'self-check.run', entityId: id, firmId: null, clientId: null }))
}

/**
 * Firms whose searches ask another embedder than the deployment's, that have chunks without an embedding, or that still
 * keep embeddings of an embedder before.
 */
async function listFirmsToConvert(tx: Kysely<DB>, embeddingModel: string): Promise<Overdue[]> {
  const rows = await tx
    .selectFrom('knowledge_model')
    .select('firm_id')
    .where(sql<boolean>`coalesce(lease_until, now()) <= now()`)
    .where(
      sql<boolean>`(model <> ${embeddingModel} or is_partial or (former is not null and switched_at < now() - make_interval(secs => ${settlingSeconds})))`,
    )
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ firm_id }) => ({
    topic: 'knowledge.convert',
    entityId: firm_id,
    firmId: firm_id,
    clientId: null,
  }))
}

/** Firms with sources whose words are still to be written: those of before there were postings, and renamed documents. */
async function listFirmsWithoutPostings(tx: Kysely<DB>): Promise<Overdue[]> {
  const rows = await tx
    .selectFrom('posting_to_write')
    .select('firm_id')
    .distinct()
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ firm_id }) => ({
    topic: 'postings.write',
    entityId: firm_id,
    firmId: firm_id,
    clientId: null,
  }))
}

async function listByRule(tx: Kysely<DB>, { topic, table, when }: Rule): Promise<Overdue[]> {
  const rows = await tx
    .selectFrom(table)
    .select(['id', 'firm_id', 'client_id'])
    .where(when)
    .where(isInNoLine(table))
    .limit(mostAtOnce)
    .execute()
  return rows.map((row) => ({ topic, entityId: row.id, firmId: row.firm_id, clientId: row.client_id }))
}
