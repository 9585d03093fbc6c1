import { newId, type Id } from '@parley/contracts/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database.ts'

/** Whom a subject of a provider is. */
export const findIdentity = (tx: Tx, providerId: Id, subject: string) =>
  tx
    .selectFrom('sso_identity')
    .select(['id', 'user_id', 'linked_at'])
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst()

export const findIdentityOf = (tx: Tx, userId: Id, providerId: Id) =>
  tx
    .selectFrom('sso_identity')
    .select(['id', 'subject', 'linked_at'])
    .where('provider_id', '=', providerId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const countIdentities = async (tx: Tx, providerId: Id): Promise<number> => {
  const row = await tx
    .selectFrom('sso_identity')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Links an account; an administrator's mark has then done its work. */
export async function insertIdentity(
  tx: Tx,
  identity: { providerId: Id; subject: string; userId: Id; now: Date },
): Promise<void> {
  await tx
    .insertInto('sso_identity')
    .values({
      id: newId(),
      provider_id: identity.providerId,
      subject: identity.subject,
      user_id: identity.userId,
      linked_at: identity.now,
    })
    .execute()
  await deleteMark(tx, identity.userId)
}

export async function deleteIdentity(tx: Tx, userId: Id, providerId: Id): Promise<boolean> {
  const row = await tx
    .deleteFrom('sso_identity')
    .where('provider_id', '=', providerId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Every link and mark of a provider. @returns how many accounts were linked */
export async function endLinks(tx: Tx, providerId: Id): Promise<number> {
  const rows = await tx
    .deleteFrom('sso_identity')
    .where('provider_id', '=', providerId)
    .returning('id')
    .execute()
  await tx.deleteFrom('sso_expected_link').where('provider_id', '=', providerId).execute()
  return rows.length
}

export const isMarked = async (tx: Tx, userId: Id, providerId: Id): Promise<boolean> => {
  const row = await tx
    .selectFrom('sso_expected_link')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row !== undefined
}

export const insertMark = (tx: Tx, userId: Id, providerId: Id) =>
  tx
    .insertInto('sso_expected_link')
    .values({ user_id: userId, provider_id: providerId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ provider_id: providerId }))
    .execute()

export async function deleteMark(tx: Tx, userId: Id): Promise<boolean> {
  const row = await tx
    .deleteFrom('sso_expected_link')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The account of an address in any tenant and any state: addresses are unique everywhere (D11, E-mail). */
export const findAddressOwner = (tx: Tx, email: string) =>
  tx
    .selectFrom('user_account as u')
    .select(['u.id', 'u.client_id', 'u.is_obsolete'])
    .where(sql`lower(u.email)`, '=', email)
    .executeTakeFirst()
