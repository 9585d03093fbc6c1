import { conflict, forbidden, notFound } from '@parley/contracts/errors.ts'
import { appendPhaseEvents } from '@parley/server-kit/events/phase-events.queries.ts'
import type { Caller } from '../caller.ts'
import type { ReviewPorts, Tx } from '../runs/index.ts'
import {
  findMessageById,
  findMessageForUpdate,
  markRequestRow,
  type MessageRow,
  touchRunAtWork,
} from './messages.queries.ts'

/**
 * A person says that a request is met, or opens it again. One that is so already stays as it is, with the turn that met
 * it.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for a decision, and for what asks nothing
 */
export const markRequest = (
  { database }: ReviewPorts,
  caller: Caller,
  { params, body }: { params: { id: string }; body: { met: boolean; mayManage: boolean } },
): Promise<{ messageId: string }> =>
  database.tenantTransaction(caller.scope, async (tx) => {
    const message = await findMessageById(tx, params.id)
    if (message !== undefined) await touchRunAtWork(tx, message.phase_id)
    const row = await findMessageForUpdate(tx, params.id)
    if (row === undefined) throw notFound('Message')
    const isAuthor = row.author_id !== null && row.author_id === caller.scope.userId
    if (!isAuthor && !body.mayManage)
      throw forbidden('Only the author, or who may manage initiatives, can say whether a request is met.')
    requireRequest(row)
    if ((row.met_at !== null) !== body.met) await mark(tx, row, body.met)
    return { messageId: row.id }
  })

function requireRequest({ binds }: MessageRow): void {
  if (binds === 'decision')
    throw conflict('This is a decision: it binds the agents, and cannot be marked as met.')
  if (binds === null) throw conflict('This message asks nothing of the agents.')
}

async function mark(tx: Tx, row: MessageRow, isMet: boolean): Promise<void> {
  await markRequestRow(tx, row.id, isMet)
  await appendPhaseEvents(tx, { firmId: row.firm_id, clientId: row.client_id, phaseId: row.phase_id }, [
    { type: 'HITL_MESSAGE_UPDATED', data: { messageId: row.id } },
  ])
}
