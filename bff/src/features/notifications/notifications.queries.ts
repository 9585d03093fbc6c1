import type { NotificationKind } from '@parley/contracts/http/notifications.ts'
import type { SubscriptionTopic } from '@parley/contracts/http/subscriptions.ts'
import { newId } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/** The initiative that something happened in. */
export interface NotifiedInitiative {
  id: string
  firm_id: string
  client_id: string
  name: string
  consultant_id: string | null
  created_by_id: string | null
}

/**
 * Accounts that want to be told: who chose the topic and, of those who chose nothing, the team, the leading consultant
 * and whoever made the initiative. People who cannot see the client any more are left out.
 */
export async function listRecipients(
  tx: Tx,
  initiative: NotifiedInitiative,
  topic: SubscriptionTopic,
): Promise<string[]> {
  const rows = await selectReaders(tx, initiative.client_id)
    .leftJoin('initiative_subscription as s', (join) =>
      join.onRef('s.user_id', '=', 'u.id').on('s.initiative_id', '=', initiative.id),
    )
    .leftJoin('initiative_member as m', (join) =>
      join.onRef('m.user_id', '=', 'u.id').on('m.initiative_id', '=', initiative.id),
    )
    .where((eb) =>
      eb.or([
        eb.and([eb('s.in_app', '=', true), eb(sql`${topic}`, '=', sql`any(s.events)`)]),
        eb.and([
          eb('s.user_id', 'is', null),
          eb.or([
            eb('m.user_id', 'is not', null),
            eb('u.consultant_id', '=', initiative.consultant_id),
            eb('u.id', '=', initiative.created_by_id),
          ]),
        ]),
      ]),
    )
    .execute()
  return rows.map((row) => row.id)
}

/** Which of the accounts may see the client. */
export async function listReaders(tx: Tx, clientId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await selectReaders(tx, clientId).where('u.id', 'in', ids).execute()
  return rows.map((row) => row.id)
}

const selectReaders = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('user_account as u')
    .leftJoin('consultant_client_access as access', (join) =>
      join.onRef('access.consultant_id', '=', 'u.consultant_id').on('access.client_id', '=', clientId),
    )
    .select('u.id')
    .where('u.is_obsolete', '=', false)
    .where('u.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('u.client_id', '=', clientId),
        eb.and([
          eb('u.client_id', 'is', null),
          eb.or([eb('u.consultant_id', 'is', null), eb('access.can_access', '=', true)]),
        ]),
      ]),
    )

export interface NewNotification {
  initiative: NotifiedInitiative
  kind: NotificationKind
  body: string
}

/** One for each account; their ids, in the order of the accounts. */
export async function insertNotifications(
  tx: Tx,
  userIds: readonly string[],
  { initiative, kind, body }: NewNotification,
): Promise<string[]> {
  const rows = userIds.map((userId) => ({
    id: newId(),
    firm_id: initiative.firm_id,
    client_id: initiative.client_id,
    user_id: userId,
    kind,
    title: initiative.name,
    body,
    link: `/initiatives/${initiative.id}`,
    entity_id: initiative.id,
  }))
  if (rows.length > 0) await tx.insertInto('notification').values(rows).execute()
  return rows.map((row) => row.id)
}

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
