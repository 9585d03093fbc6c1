import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { json } from '@parley/server-kit/database/json.ts'
import { sql } from 'kysely'
import { type RunPlace, type Tx, rowOfTurn, type Turn } from '../runs/index.ts'

export async function insertTurns(
  tx: Tx,
  place: RunPlace,
  { turns, requestedById }: { turns: readonly Turn[]; requestedById: string | null },
): Promise<void> {
  const rows = turns.map((turn) => {
    const row = rowOfTurn(turn)
    return {
      ...row,
      // One that was deleted works on as the phase's copy of it.
      ai_agent_id: sql<string | null>`(select id from ai_agent where id = ${row.ai_agent_id}::uuid)`,
      agent: json(row.agent),
      firm_id: place.firmId,
      client_id: place.clientId,
      initiative_id: place.initiativeId,
      phase_id: place.phaseId,
      sequence_id: place.runId,
      requested_by_id: requestedById,
    }
  })
  if (rows.length > 0) await tx.insertInto('agent_interaction').values(rows).execute()
}

/** What a cancelled run leaves open is cancelled with it. @returns their ids */
export async function cancelOpenTurns(tx: Tx, runId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('agent_interaction')
    .set({ status: 'CANCELLED', hitl: null, lease_until: null })
    .where('sequence_id', '=', runId)
    .where('status', 'in', ['PENDING', 'RUNNING', 'AWAITING_HUMAN'])
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Turns of a cancelled or failed run wait again. */
export async function reopenTurns(tx: Tx, runId: string): Promise<void> {
  await tx
    .updateTable('agent_interaction')
    .set({ status: 'PENDING', error: null })
    .where('sequence_id', '=', runId)
    .where('is_side', '=', false)
    .where('agent_response', 'is', null)
    .where('status', 'in', ['CANCELLED', 'FAILED'])
    .execute()
}

/**
 * Where an interaction belongs. Its phase and its run are locked before itself, as by commands to the whole run and by
 * its worker, so that neither waits for the other.
 */
export const findInteractionPlace = (tx: Tx, id: string) =>
  tx
    .selectFrom('agent_interaction')
    .select(['sequence_id', 'phase_id'])
    .where('id', '=', id)
    .executeTakeFirst()

export const findInteraction = (tx: Tx, id: string) =>
  tx
    .selectFrom('agent_interaction')
    .select([
      'id',
      'firm_id',
      'client_id',
      'initiative_id',
      'phase_id',
      'sequence_id',
      'position',
      'kind',
      'status',
      'is_side',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
export type InteractionRow = NonNullable<Awaited<ReturnType<typeof findInteraction>>>

export async function deleteInteractionRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('agent_interaction').where('id', '=', id).execute()
}

/** Has a side turn asked: from now on the sweeper rings for it, too. */
export async function queueSideTurn(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('agent_interaction')
    .set({ status: 'PENDING', error: null, lease_until: sql`now() + interval '30 seconds'` })
    .where('id', '=', id)
    .execute()
}

export const findAgent = (tx: Tx, id: string) =>
  tx
    .selectFrom('ai_agent')
    .select(['id', 'name', 'role', 'description', 'system_message'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()

export async function lastPosition(tx: Tx, runId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(position), 0) as last from ${scopedRaw.table('agent_interaction', 'i')} where sequence_id = ${runId}`.execute(
    tx,
  )
  return rows[0]?.last ?? 0
}

/** The name that stands beside a person's decision. */
export async function findPersonName(tx: Tx, userId: string | null): Promise<string> {
  if (userId === null) return 'A person'
  const row = await tx
    .selectFrom('user_account')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? 'A person' : `${row.first_name} ${row.last_name}`.trim()
}
