import { newId, type Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { asRole } from '@parley/server-kit/database/as-role.ts'
import { ring } from '@parley/server-kit/outbox/ring.queries.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import { type Kysely, sql } from 'kysely'

type Tx = Kysely<Tables>

/** Super admins who may sign in; accounts of the demo count too. */
export const countSuperAdmins = async (tx: Tx): Promise<number> => {
  const rows = await tx
    .selectFrom('user_account')
    .select('id')
    .where('is_super_admin', '=', true)
    .where('is_obsolete', '=', false)
    .execute()
  return rows.length
}

/** Until the transaction ends, nobody else makes or takes away a super admin. */
export const holdSuperAdmins = (tx: Tx) =>
  tx.selectFrom('role').select('id').where('kind', '=', 'super_admin').forNoKeyUpdate().execute()

export const findByAddress = (tx: Tx, email: string) =>
  tx
    .selectFrom('user_account')
    .select(['id', 'is_super_admin', 'is_obsolete'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()

/** Of who vouches for a further super admin; null for an account that has set no password yet. */
export const findPasswordHash = (tx: Tx, userId: Id): Promise<string | null> =>
  asRole(tx, 'auth', async (auth) => {
    const row = await auth
      .selectFrom('credential')
      .select('password_hash')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.password_hash ?? null
  })

export interface NewAdmin {
  email: string
  firstName: string
  lastName: string
}

/** Account, role and a sign-in that waits for its password. */
export async function insertAdmin(tx: Tx, { email, firstName, lastName }: NewAdmin): Promise<Id> {
  const id = newId()
  await tx
    .insertInto('user_account')
    .values({ id, email, first_name: firstName, last_name: lastName, is_super_admin: true })
    .execute()
  const roles = await tx.selectFrom('role').select('id').where('kind', '=', 'super_admin').execute()
  await tx
    .insertInto('user_role')
    .values(roles.map((role) => ({ user_id: id, role_id: role.id })))
    .execute()
  await asRole(tx, 'auth', (auth) => auth.insertInto('credential').values({ user_id: id }).execute())
  return id
}

/** A link that sets the password once; the database keeps the hash of its secret. */
export const insertInvitation = (
  tx: Tx,
  link: { userId: Id; token: string; now: Date; endsAt: Date },
): Promise<unknown> =>
  asRole(tx, 'auth', (auth) =>
    auth
      .insertInto('one_time_token')
      .values({
        id: newId(),
        user_id: link.userId,
        purpose: 'invitation',
        token_hash: hashOpaqueToken(link.token),
        created_at: link.now,
        expires_at: link.endsAt,
      })
      .execute(),
  )

/** The mail with the link is made when it is sent (ADR 5). */
export async function queueInvitation(
  tx: Tx,
  { userId, email }: { userId: Id; email: string },
): Promise<void> {
  const id = newId()
  const to = { user_id: userId, to_address: email }
  await asRole(tx, 'auth', (auth) =>
    auth
      .insertInto('mail_message')
      .values({ id, kind: 'invitation', ...to, subject: '', text_body: '' })
      .execute(),
  )
  await ring(tx, { topic: 'mail.send', entityId: id, firmId: null, clientId: null })
}
