import type { DemoSlideId } from '@parley/contracts/demo-story/demo-story.ts'
import { newId, type Id } from '@parley/contracts/ids.ts'
import { nextUpdatedAt, type Tx } from '../../database.ts'

/** Oldest first. */
export const listAdditionRows = (tx: Tx, userId: Id) =>
  tx
    .selectFrom('demo_addition')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
export type AdditionRow = Awaited<ReturnType<typeof listAdditionRows>>[number]

/** Held until the transaction ends, so that two tabs together add no more than one may. */
export const holdAccount = (tx: Tx, userId: Id) =>
  tx.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()

export const findAdditionForUpdate = (tx: Tx, { id, userId }: { id: Id; userId: Id }) =>
  tx
    .selectFrom('demo_addition')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const insertAddition = (
  tx: Tx,
  addition: { userId: Id; slide: DemoSlideId; content: string },
): Promise<AdditionRow> =>
  tx
    .insertInto('demo_addition')
    .values({
      id: newId(),
      user_id: addition.userId,
      slide: addition.slide,
      content: addition.content,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Other words need another answer, so the former one goes. */
export const updateAdditionContent = (tx: Tx, id: Id, content: string): Promise<AdditionRow> =>
  tx
    .updateTable('demo_addition')
    .set({
      content,
      reply: null,
      reply_slide: null,
      reply_provider: null,
      reply_model: null,
      updated_at: nextUpdatedAt(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Only while the words are those that were answered. */
export const keepReply = (
  tx: Tx,
  { id, content }: Pick<AdditionRow, 'id' | 'content'>,
  reply: { slide: DemoSlideId; text: string; provider: string; model: string },
): Promise<AdditionRow | undefined> =>
  tx
    .updateTable('demo_addition')
    .set({
      reply: reply.text,
      reply_slide: reply.slide,
      reply_provider: reply.provider,
      reply_model: reply.model,
    })
    .where('id', '=', id)
    .where('content', '=', content)
    .returningAll()
    .executeTakeFirst()

export async function deleteAdditionRow(tx: Tx, id: Id): Promise<void> {
  await tx.deleteFrom('demo_addition').where('id', '=', id).execute()
}

/** @returns how many there were */
export async function deleteAllOf(tx: Tx, userId: Id): Promise<number> {
  const rows = await tx.deleteFrom('demo_addition').where('user_id', '=', userId).returning('id').execute()
  return rows.length
}
