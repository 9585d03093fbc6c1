import { createHash, randomBytes } from 'node:crypto'
import type { LiveEventData } from '@parley/contracts/events/live.ts'
import { newId, type Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'

type Tx = Kysely<Tables>

export interface PhaseTenant {
  phaseId: Id
  firmId: Id
  clientId: Id
}

export interface PhaseEventRow {
  seq: number
  type: string
  data: LiveEventData
  at: Date
}

const hashTicket = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()

/** The phase's tenant, where the transaction's scope sees the phase. */
export async function findPhaseTenant(tx: Tx, phaseId: Id): Promise<PhaseTenant | undefined> {
  const row = await tx
    .selectFrom('initiative_phase')
    .select(['firm_id', 'client_id'])
    .where('id', '=', phaseId)
    .executeTakeFirst()
  return row && { phaseId, firmId: row.firm_id, clientId: row.client_id }
}

export async function insertTicket(
  tx: Tx,
  values: { sessionId: Id; phaseId: Id | null; expiresAt: Date },
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await tx
    .insertInto('live_ticket')
    .values({
      id: newId(),
      token_hash: hashTicket(ticket),
      session_id: values.sessionId,
      phase_id: values.phaseId,
      expires_at: values.expiresAt,
    })
    .execute()
  return ticket
}

/** Uses a ticket up; undefined when it is unknown, used, too old, or for another phase. */
export async function redeemTicket(
  tx: Tx,
  { ticket, phaseId, now }: { ticket: string; phaseId: Id | null; now: Date },
): Promise<Id | undefined> {
  const row = await tx
    .updateTable('live_ticket')
    .set({ used_at: now })
    .where('token_hash', '=', hashTicket(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('phase_id', 'is not distinct from', phaseId)
    .returning('session_id')
    .executeTakeFirst()
  return row?.session_id
}

/** Removes tickets that ended before the time. */
export const deleteTicketsBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('live_ticket').where('expires_at', '<', time).execute()

/** Stored events of a phase after a place in its order, oldest first. */
export async function readPhaseEvents(
  tx: Tx,
  { phaseId, after, limit }: { phaseId: Id; after: number; limit: number },
): Promise<PhaseEventRow[]> {
  return tx
    .selectFrom('phase_event')
    .select(['seq', 'type', 'data', 'at'])
    .where('phase_id', '=', phaseId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** The last place in the phase's order; 0 before the first event. */
export async function readLastSeq(tx: Tx, phaseId: Id): Promise<number> {
  const row = await tx
    .selectFrom('phase_event')
    .select('seq')
    .where('phase_id', '=', phaseId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.seq ?? 0
}
