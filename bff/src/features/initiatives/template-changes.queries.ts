import { newId } from '@parley/contracts/ids.ts'
import type { InitiativePhaseTable } from '@parley/migrations/generated/database.ts'
import type { Updateable } from 'kysely'
import { json, nextUpdatedAt, type Tx } from '../../database.ts'
import type { PhaseDefinition } from '@parley/contracts/template-definition.ts'
import type { Tenant } from './initiatives.queries.ts'

const selectPhases = (tx: Tx, initiativeId: string) =>
  tx
    .selectFrom('initiative_phase')
    .select(['id', 'name', 'position', 'status', 'definition', 'inputs', 'template_version'])
    .where('initiative_id', '=', initiativeId)
    .orderBy('position')

export const listPhaseRows = (tx: Tx, initiativeId: string) => selectPhases(tx, initiativeId).execute()
export type PhaseRow = Awaited<ReturnType<typeof listPhaseRows>>[number]

/** The rows, locked against a start or an edit until this transaction ends. */
export const listPhaseRowsForUpdate = (tx: Tx, initiativeId: string) =>
  selectPhases(tx, initiativeId).forUpdate().execute()

/** @returns when the phase was changed, for those who look at it */
export async function changePhaseRow(
  tx: Tx,
  id: string,
  changes: Updateable<InitiativePhaseTable>,
): Promise<Date> {
  const row = await tx
    .updateTable('initiative_phase')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .returning('updated_at')
    .executeTakeFirstOrThrow()
  return row.updated_at
}

/** A phase in a free place among those of its initiative. @returns its id */
export async function addPhaseRow(
  tx: Tx,
  initiative: Tenant & { id: string },
  phase: { definition: PhaseDefinition; position: number; version: number },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('initiative_phase')
    .values({
      id,
      firm_id: initiative.firm_id,
      client_id: initiative.client_id,
      initiative_id: initiative.id,
      name: phase.definition.name,
      position: phase.position,
      definition: json({ ...phase.definition, order: phase.position }),
      template_version: phase.version,
    })
    .execute()
  return id
}
