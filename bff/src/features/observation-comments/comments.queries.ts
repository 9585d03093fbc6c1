import { newId } from '@parley/contracts/ids.ts'
import type { ObservationCommentTable } from '@parley/migrations/generated/database.ts'
import type { Insertable } from 'kysely'
import { nextUpdatedAt, type Tx } from '../../database.ts'

export const findCommentForUpdate = (tx: Tx, id: string) =>
  tx.selectFrom('observation_comment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertComment(
  tx: Tx,
  comment: Omit<Insertable<ObservationCommentTable>, 'id'>,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('observation_comment')
    .values({ ...comment, id })
    .execute()
  return id
}

export async function updateCommentText(tx: Tx, id: string, text: string): Promise<void> {
  await tx
    .updateTable('observation_comment')
    .set({ text, updated_at: nextUpdatedAt() })
    .where('id', '=', id)
    .execute()
}

export async function deleteCommentRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('observation_comment').where('id', '=', id).execute()
}

/** What a comment needs to know of what it is about. */
export const findCommented = (tx: Tx, id: string) =>
  tx
    .selectFrom('observation')
    .select(['id', 'firm_id', 'client_id', 'initiative_id', 'phase_id', 'description', 'assignee_id'])
    .where('id', '=', id)
    .executeTakeFirst()
export type Commented = NonNullable<Awaited<ReturnType<typeof findCommented>>>

/** Who has commented on it so far. */
export async function listCommenterIds(tx: Tx, observationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('observation_comment')
    .select('author_id')
    .distinct()
    .where('observation_id', '=', observationId)
    .execute()
  return rows.flatMap((row) => row.author_id ?? [])
}
