import type { Id } from '@parley/contracts/ids.ts'
import type { Database as Tables } from '@parley/migrations/generated/database.ts'
import { type Kysely, sql } from 'kysely'
import { type Counted, forgetAttempts } from './attempt-count.queries.ts'
import { holdCredential } from './credential.queries.ts'

type Tx = Kysely<Tables>

/** Living accounts with what sign-in needs; deactivated and deleted ones are as unknown (D10). */
const livingAccounts = (tx: Tx) =>
  tx
    .selectFrom('user_account as u')
    .innerJoin('credential as cr', 'cr.user_id', 'u.id')
    .leftJoin('consulting_firm as f', 'f.id', 'u.firm_id')
    .leftJoin('client as c', 'c.id', 'u.client_id')
    .leftJoin('consultant as k', 'k.id', 'u.consultant_id')
    .leftJoin('two_factor as t', 't.user_id', 'u.id')
    .select([
      'u.id',
      'u.email',
      'u.firm_id',
      'u.client_id',
      'u.is_demo',
      'f.settings as firm_settings',
      'cr.password_hash',
      'cr.password_changed_at',
      't.enabled_at as two_factor_enabled_at',
    ])
    .where('u.is_obsolete', '=', false)
    .where('u.deleted_at', 'is', null)
    .where(
      sql<boolean>`not coalesce(f.is_obsolete, false) and not coalesce(c.is_obsolete, false) and not coalesce(k.is_obsolete, false)`,
    )

export const findSignInAccount = (tx: Tx, email: string) =>
  livingAccounts(tx)
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .executeTakeFirst()

/** The account of a person who is known already: by a session, or by the first step of signing in. */
export const findAccountOfPerson = (tx: Tx, userId: Id) =>
  livingAccounts(tx).where('u.id', '=', userId).executeTakeFirst()

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof findSignInAccount>>>

const isSameMoment = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime()

/**
 * Whether an account is as it was when somebody proved to be its person: alive, with the same password and second
 * factor. Until the transaction ends it stays so; whoever changes one of them comes after, and ends what was begun.
 */
export async function isAsProved(tx: Tx, proved: SignInAccount): Promise<boolean> {
  await tx.selectFrom('user_account').select('id').where('id', '=', proved.id).forKeyShare().execute()
  await holdCredential(tx, proved.id)
  const account = await findAccountOfPerson(tx, proved.id)
  return (
    account !== undefined &&
    account.password_hash === proved.password_hash &&
    isSameMoment(account.two_factor_enabled_at, proved.two_factor_enabled_at)
  )
}

/** Signed in through a door: its count starts anew. */
export async function noteSuccess(tx: Tx, { now, ...counted }: Counted & { now: Date }): Promise<void> {
  await forgetAttempts(tx, counted)
  await tx
    .updateTable('credential')
    .set({
      last_login_at: now,
      first_login_at: sql<Date>`coalesce(first_login_at, ${now}::timestamptz)`,
    })
    .where('user_id', '=', counted.userId)
    .execute()
}
