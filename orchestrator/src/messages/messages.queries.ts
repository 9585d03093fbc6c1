import type { MessageMetadata } from '@parley/contracts/http/conversation-records.ts'
import { newId } from '@parley/contracts/ids.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { type Kysely, sql } from 'kysely'
import type { Database as DB } from '@parley/migrations/generated/database.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { touchRunOf } from '../runs/index.ts'
import type { Tenant } from '../tenant.ts'
import { bindingOf } from './binding.ts'

type Tx = Kysely<DB>

export interface MessagePlace extends Tenant {
  initiativeId: string
  phaseId: string
}

export interface NewMessage {
  content: string
  authorId: string | null
  wantsReply: boolean
  sequenceId: string | null
  /** What it does to the agents of the phase: see `bindingOf`. */
  binds: 'request' | 'decision' | null
  /** Of an answer to a gate: what was asked and decided. */
  answer?: {
    interactionId: string
    gateKind: string
    question: string
    decision: NonNullable<MessageMetadata['decision']>
  }
}

/** Stores a person's words in their place of the phase's one order, and tells the phase. */
export async function insertMessage(tx: Tx, place: MessagePlace, message: NewMessage): Promise<string> {
  const id = newId()
  const [seq] = await appendPhaseEvents(tx, place, [
    { type: 'HITL_MESSAGE_CREATED', data: { messageId: id } },
  ])
  await tx
    .insertInto('hitl_message')
    .values({
      id,
      firm_id: place.firmId,
      client_id: place.clientId,
      initiative_id: place.initiativeId,
      phase_id: place.phaseId,
      sequence_id: message.sequenceId,
      content: message.content,
      role: 'USER',
      author_id: message.authorId,
      wants_reply: message.wantsReply,
      binds: message.binds,
      ...(message.answer && {
        message_type: 'GATE_ANSWER',
        metadata: json(message.answer),
      }),
      taken_up_at: message.wantsReply ? null : sql<Date>`now()`,
      seq: seq ?? 0,
    })
    .execute()
  return id
}

export const findMessageForUpdate = (tx: Tx, id: string) =>
  tx.selectFrom('hitl_message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessageForUpdate>>>

export const findMessageById = (tx: Tx, id: string) =>
  tx.selectFrom('hitl_message').selectAll().where('id', '=', id).executeTakeFirst()

export async function updateMessageRow(tx: Tx, id: string, content: string): Promise<void> {
  await tx
    .updateTable('hitl_message')
    .set({
      content,
      binds: sql`case when binds = 'decision' then binds else ${bindingOf(content)} end`,
      updated_at: sql`greatest(now()::timestamptz(3), updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .execute()
}

/** Who met it is a turn's id alone: that a person said so is in the audit log. */
export async function markRequestRow(tx: Tx, id: string, isMet: boolean): Promise<void> {
  await tx
    .updateTable('hitl_message')
    .set({ met_at: isMet ? sql<Date>`now()` : null, met_by_id: null })
    .where('id', '=', id)
    .execute()
}

export async function deleteMessageRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('hitl_message').where('id', '=', id).execute()
}

/** Claims a message for its one answer. @returns false when it has been answered */
export async function claimReply(tx: Tx, id: string, binds?: boolean): Promise<boolean> {
  const row = await tx
    .updateTable('hitl_message')
    .set({
      replied_at: sql`now()`,
      taken_up_at: sql`coalesce(taken_up_at, now())`,
      ...(binds !== undefined && { binds: binds ? 'request' : null }),
    })
    .where('id', '=', id)
    .where('replied_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewReply {
  id: string
  toMessageId: string | null
  content: string
  metadata: MessageMetadata
}

export async function insertReply(
  tx: Tx,
  place: MessagePlace & { sequenceId: string | null },
  reply: NewReply,
): Promise<void> {
  const [seq] = await appendPhaseEvents(tx, place, [
    { type: 'HITL_MESSAGE_CREATED', data: { messageId: reply.id } },
  ])
  await tx
    .insertInto('hitl_message')
    .values({
      id: reply.id,
      firm_id: place.firmId,
      client_id: place.clientId,
      initiative_id: place.initiativeId,
      phase_id: place.phaseId,
      sequence_id: place.sequenceId,
      content: reply.content,
      role: 'MODERATOR',
      message_type: 'MODERATOR_RESPONSE',
      metadata: json(reply.metadata),
      reply_to_id: reply.toMessageId,
      taken_up_at: sql<Date>`now()`,
      seq: seq ?? 0,
    })
    .execute()
}

export const findReply = (tx: Tx, messageId: string) =>
  tx.selectFrom('hitl_message').select('id').where('reply_to_id', '=', messageId).limit(1).executeTakeFirst()

const activeRun = (tx: Tx, phaseId: string) =>
  tx
    .selectFrom('sequence_run')
    .select(['id', 'status'])
    .where('phase_id', '=', phaseId)
    .where('status', 'in', ['QUEUED', 'RUNNING', 'PAUSED', 'AWAITING_HUMAN'])

/** The run of the phase that a message may concern: one at work takes it up itself. */
export const findRunState = (tx: Tx, phaseId: string) => activeRun(tx, phaseId).executeTakeFirst()

/** The same, locked: it neither ends nor goes on before the transaction has. */
const lockRunState = (tx: Tx, phaseId: string) => activeRun(tx, phaseId).forNoKeyUpdate().executeTakeFirst()

/**
 * Has a run at work read again what was said. Call it before anything is written of a message: as in a worker's commit
 * the run comes first, so that neither waits for the other.
 */
export async function touchRunAtWork(
  tx: Tx,
  phaseId: string,
): Promise<{ runId: string | null; isAtWork: boolean }> {
  const run = await lockRunState(tx, phaseId)
  const isAtWork = run?.status === 'QUEUED' || run?.status === 'RUNNING'
  if (isAtWork) await touchRunOf(tx, run.id)
  return { runId: run?.id ?? null, isAtWork }
}
