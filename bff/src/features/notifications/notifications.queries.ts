import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

export async function markRead(
  tx: Tx,
  { id, userId, read }: { id: string; userId: string; read: boolean },
): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ read_at: read ? sql`coalesce(read_at, now())` : null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

export async function markAllRead(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute()
}

export const findSubscription = (tx: Tx, initiativeId: string, userId: string) =>
  tx
    .selectFrom('initiative_subscription')
    .select(['in_app', 'email', 'events'])
    .where('initiative_id', '=', initiativeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export async function upsertSubscription(
  tx: Tx,
  initiative: { id: string; firm_id: string; client_id: string },
  settings: { userId: string; inApp: boolean; email: boolean; events: string[] },
): Promise<void> {
  const chosen = { in_app: settings.inApp, email: settings.email, events: settings.events }
  await tx
    .insertInto('initiative_subscription')
    .values({
      firm_id: initiative.firm_id,
      client_id: initiative.client_id,
      initiative_id: initiative.id,
      user_id: settings.userId,
      ...chosen,
    })
    .onConflict((conflict) => conflict.columns(['initiative_id', 'user_id']).doUpdateSet(chosen))
    .execute()
}

export const findInitiative = (tx: Tx, id: string) =>
  tx
    .selectFrom('initiative')
    .select(['id', 'firm_id', 'client_id', 'consultant_id', 'created_by_id'])
    .where('id', '=', id)
    .executeTakeFirst()

export const isMember = async (tx: Tx, initiativeId: string, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom('initiative_member')
    .select('user_id')
    .where('initiative_id', '=', initiativeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined
