import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import type { Kysely } from 'kysely'

type Tx = Kysely<Tables>

/** Ends every session of a person. Returns the ids that were alive. */
export async function revokeSessionsOf(
  tx: Tx,
  { userId, now, reason }: { userId: Id; now: Date; reason: string },
): Promise<Id[]> {
  const rows = await tx
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Ends what people do inside clients by impersonation. Returns the ids that were alive. */
export async function revokeSessionsInside(
  tx: Tx,
  people: { userIds: readonly Id[]; clientIds: readonly Id[]; now: Date; reason: string },
): Promise<Id[]> {
  if (people.userIds.length === 0 || people.clientIds.length === 0) return []
  const rows = await tx
    .updateTable('session')
    .set({ revoked_at: people.now, revoked_reason: people.reason })
    .where('user_id', 'in', [...people.userIds])
    .where('client_id', 'in', [...people.clientIds])
    .where('parent_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Ends sessions of a tenant's people and inside of it. Returns the ids that were alive. */
export async function revokeSessionsOfTenant(
  tx: Tx,
  { firmId, clientId, now, reason }: { firmId: Id; clientId: Id | null; now: Date; reason: string },
): Promise<Id[]> {
  const people = tx
    .selectFrom('user_account')
    .select('user_account.id')
    .where('user_account.firm_id', '=', firmId)
    .$if(clientId !== null, (query) => query.where('user_account.client_id', '=', clientId))
  const rows = await tx
    .updateTable('session')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('user_id', 'in', people),
        clientId === null ? eb('session.firm_id', '=', firmId) : eb('session.client_id', '=', clientId),
      ]),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
