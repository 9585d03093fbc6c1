import { AppError, forbidden, notFound } from '@parley/contracts/errors.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import { findPhaseContext } from '../agents/index.ts'
import type { Caller } from '../caller.ts'
import type { ReviewPorts, Tx } from '../runs/index.ts'
import { waitFor } from '../waiting.ts'
import { bindingOf } from './binding.ts'
import {
  deleteMessageRow,
  findMessageById,
  findMessageForUpdate,
  findReply,
  insertMessage,
  type MessageRow,
  touchRunAtWork,
  updateMessageRow,
} from './messages.queries.ts'

interface Sent {
  messageId: string
  replyId: string | null
  isPending: boolean
}

/** Channel of the bus on which the answer to a message is announced. */
export const replyChannel = (messageId: string): string => `reply.${messageId}`

/**
 * Stores what a person says. A run at work takes it up before its next turn; otherwise the moderator answers, for
 * which the call waits up to 50 s (decisions D11, Chat).
 */
export async function sendUserMessage(
  ports: ReviewPorts,
  caller: Caller,
  { params, body }: { params: { phaseId: string }; body: { message: string; reply: boolean } },
): Promise<Sent> {
  const stored = await store(ports, caller, { phaseId: params.phaseId, ...body })
  if (!stored.isAsked) return { messageId: stored.messageId, replyId: null, isPending: false }
  const reply = await waitFor(ports, {
    channel: replyChannel(stored.messageId),
    look: () => ports.database.tenantRead(caller.scope, (tx) => findReply(tx, stored.messageId)),
  })
  return { messageId: stored.messageId, replyId: reply?.id ?? null, isPending: reply === undefined }
}

const store = (
  { database }: ReviewPorts,
  caller: Caller,
  { phaseId, message, reply }: { phaseId: string; message: string; reply: boolean },
) =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const context = await findPhaseContext(tx, phaseId)
    if (context === undefined) throw notFound('Phase')
    const { runId, isAtWork } = await touchRunAtWork(tx, phaseId)
    const messageId = await insertMessage(tx, context, {
      content: message,
      authorId: caller.scope.userId,
      wantsReply: reply || isAtWork,
      sequenceId: runId,
      binds: bindingOf(message),
    })
    const isAsked = reply && !isAtWork
    const { firmId, clientId } = context
    if (isAsked) await ring(tx, { topic: 'user-message.reply', entityId: messageId, firmId, clientId })
    return { messageId, isAsked }
  })

const placeOf = (row: MessageRow) => ({
  firmId: row.firm_id,
  clientId: row.client_id,
  phaseId: row.phase_id,
})

/** Only one's own words can be changed or taken back. A run at work reads them again. */
async function getOwn(tx: Tx, caller: Caller, id: string): Promise<MessageRow> {
  const found = await findMessageById(tx, id)
  if (found !== undefined) await touchRunAtWork(tx, found.phase_id)
  const row = await findMessageForUpdate(tx, id)
  if (row === undefined) throw notFound('Message')
  if (row.role !== 'USER' || row.author_id !== caller.scope.userId)
    throw forbidden('Only the author can change a message.')
  return row
}

/** @throws AppError NOT_FOUND, FORBIDDEN, STALE_UPDATE */
export const updateMessage = (
  { database }: ReviewPorts,
  caller: Caller,
  { params, body }: { params: { id: string }; body: { content: string; updatedAt?: string | undefined } },
): Promise<{ messageId: string }> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const row = await getOwn(tx, caller, params.id)
    if (body.updatedAt !== undefined && new Date(body.updatedAt).getTime() !== row.updated_at.getTime()) {
      const current = { id: row.id, content: row.content, updatedAt: row.updated_at.toISOString() }
      throw new AppError('STALE_UPDATE', 'Somebody else has changed this in the meantime.', { current })
    }
    await updateMessageRow(tx, params.id, body.content)
    await appendPhaseEvents(tx, placeOf(row), [
      { type: 'HITL_MESSAGE_UPDATED', data: { messageId: params.id } },
    ])
    return { messageId: params.id }
  })

/** @throws AppError NOT_FOUND, FORBIDDEN */
export const deleteMessage = (
  { database }: ReviewPorts,
  caller: Caller,
  { params }: { params: { id: string } },
): Promise<{ messageId: string }> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const row = await getOwn(tx, caller, params.id)
    await deleteMessageRow(tx, params.id)
    await appendPhaseEvents(tx, placeOf(row), [
      { type: 'HITL_MESSAGE_DELETED', data: { messageId: params.id } },
    ])
    return { messageId: params.id }
  })
