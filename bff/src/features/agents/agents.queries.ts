import { type Id, newId } from '@parley/contracts/ids.ts'
import type { AiAgentTable } from '@parley/migrations/generated/database.ts'
import type { Insertable, Updateable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

/** The row, locked against a second change until this transaction ends. */
export const findAgentForUpdate = (tx: Tx, id: Id) =>
  tx.selectFrom('ai_agent').select(['id', 'updated_at']).where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertAgent(tx: Tx, row: Omit<Insertable<AiAgentTable>, 'id'>): Promise<Id> {
  const id = newId()
  await tx
    .insertInto('ai_agent')
    .values({ ...row, id })
    .execute()
  return id
}

export const updateAgentRow = (tx: Tx, id: Id, changes: Updateable<AiAgentTable>) =>
  tx
    .updateTable('ai_agent')
    .set({ ...changes, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()

export const deleteAgentRow = (tx: Tx, id: Id) => tx.deleteFrom('ai_agent').where('id', '=', id).execute()
