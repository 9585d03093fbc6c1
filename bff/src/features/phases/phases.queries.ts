import type { InitiativePhaseTable } from '@parley/migrations/generated/database.ts'
import { scopedRaw } from '@parley/server-kit/database/scoped-raw.ts'
import { sql, type Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

/** The row, locked against a second change until this transaction ends, and not against what refers to it. */
export const findPhaseForUpdate = (tx: Tx, id: string) =>
  tx.selectFrom('initiative_phase').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
export type PhaseRow = NonNullable<Awaited<ReturnType<typeof findPhaseForUpdate>>>

export async function updatePhaseRow(
  tx: Tx,
  id: string,
  changes: Updateable<InitiativePhaseTable>,
): Promise<void> {
  await tx
    .updateTable('initiative_phase')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

/** One at a time changes what a phase is, until its transaction ends: it rests on the others, and the initiative on all. */
export const holdInitiative = (tx: Tx, id: string) =>
  tx.selectFrom('initiative').select('id').where('id', '=', id).forNoKeyUpdate().execute()

/** The status that follows from the phases (decisions D3), unless a person put it on hold or cancelled it. */
export async function settleInitiativeStatus(tx: Tx, initiativeId: string): Promise<void> {
  const phases = (alias: string) => scopedRaw.table('initiative_phase', alias)
  await sql`
    update initiative set status = case
        when not exists (select 1 from ${phases('p')} where p.initiative_id = initiative.id and p.status <> 'COMPLETED') then 'COMPLETED'
        when exists (select 1 from ${phases('p')} where p.initiative_id = initiative.id and p.status <> 'PENDING') then 'ACTIVE'
        else 'PENDING' end
     where id = ${initiativeId} and status in ('PENDING', 'ACTIVE', 'COMPLETED') and ${scopedRaw.where('initiative')}
       and exists (select 1 from ${phases('p')} where p.initiative_id = initiative.id)`.execute(tx)
}
