import { newId } from '@parley/contracts/ids.ts'
import type { ObservationTable } from '@parley/migrations/generated/database.ts'
import type { Insertable, Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

/** The row, locked against a second change until this transaction ends. */
export async function findObservationForUpdate(tx: Tx, id: string) {
  return tx.selectFrom('observation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Those of the phase that are there, locked alike, always in the same order. */
export const listObservationsForUpdate = (tx: Tx, phaseId: string, ids: readonly string[]) =>
  tx
    .selectFrom('observation')
    .selectAll()
    .where('phase_id', '=', phaseId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

export type ObservationRow = Awaited<ReturnType<typeof findObservationForUpdate>> & object

export async function insertObservation(
  tx: Tx,
  observation: Omit<Insertable<ObservationTable>, 'id'>,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('observation')
    .values({ ...observation, id })
    .execute()
  return id
}

export async function updateObservationRow(
  tx: Tx,
  id: string,
  changes: Updateable<ObservationTable>,
): Promise<void> {
  await tx
    .updateTable('observation')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

export async function deleteObservationRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('observation').where('id', '=', id).execute()
}

/** Deletes what conversations produced, what their checks confirmed too: of one run, or of all. @returns observations deleted */
export async function deleteConversationRows(
  tx: Tx,
  { phaseId, sequenceId }: { phaseId: string; sequenceId?: string },
): Promise<number> {
  let query = tx
    .deleteFrom('observation')
    .where('phase_id', '=', phaseId)
    .where('observation_type', '=', 'AI_CONVERSATION')
  if (sequenceId !== undefined) query = query.where('sequence_id', '=', sequenceId)
  const rows = await query.returning('id').execute()
  let confirmed = tx
    .deleteFrom('confirmed_statement')
    .where('phase_id', '=', phaseId)
    .where('kind', '=', 'AI_CONVERSATION')
  if (sequenceId !== undefined) confirmed = confirmed.where('sequence_id', '=', sequenceId)
  await confirmed.execute()
  return rows.length
}

export async function findPhaseTenant(tx: Tx, id: string) {
  return tx
    .selectFrom('initiative_phase')
    .select(['id', 'firm_id', 'client_id', 'initiative_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export const findRunOfPhase = (tx: Tx, { phaseId, sequenceId }: { phaseId: string; sequenceId: string }) =>
  tx
    .selectFrom('sequence_run')
    .select('id')
    .where('id', '=', sequenceId)
    .where('phase_id', '=', phaseId)
    .executeTakeFirst()
