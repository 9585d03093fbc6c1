import { newId } from '@parley/contracts/ids.ts'
import type { HumanHoursTable } from '@parley/migrations/generated/database.ts'
import type { Insertable } from 'kysely'
import type { Tx } from '../../database.ts'

export async function insertHours(tx: Tx, entry: Omit<Insertable<HumanHoursTable>, 'id'>): Promise<string> {
  const id = newId()
  await tx
    .insertInto('human_hours')
    .values({ ...entry, id })
    .execute()
  return id
}

export const findHoursForUpdate = (tx: Tx, id: string) =>
  tx.selectFrom('human_hours').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function deleteHoursRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('human_hours').where('id', '=', id).execute()
}

export const findPhaseOf = (tx: Tx, initiativeId: string, phaseId: string) =>
  tx
    .selectFrom('initiative_phase')
    .select('id')
    .where('id', '=', phaseId)
    .where('initiative_id', '=', initiativeId)
    .executeTakeFirst()
