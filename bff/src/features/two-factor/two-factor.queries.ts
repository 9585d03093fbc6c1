import { newId, type Id } from '@parley/contracts/ids.ts'
import { hashOpaqueToken } from '@parley/server-kit/secrets/opaque-token.ts'
import type { Tx } from '../../database.ts'

/** The person's second factor; without `enabled_at` its setup is not finished. */
export const findTwoFactor = (tx: Tx, userId: Id) =>
  tx
    .selectFrom('two_factor')
    .select(['secret_encrypted', 'enabled_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** The same, held until the end of the transaction. */
export const holdTwoFactor = (tx: Tx, userId: Id) =>
  tx
    .selectFrom('two_factor')
    .select('enabled_at')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export async function countBackupCodes(tx: Tx, userId: Id): Promise<number> {
  const row = await tx
    .selectFrom('backup_code')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.left)
}

/** Keeps the secret of a setup in place of one that was not finished. @returns false where two-factor is on */
export async function keepSetup(tx: Tx, userId: Id, secret: Buffer): Promise<boolean> {
  const row = await tx
    .insertInto('two_factor')
    .values({ user_id: userId, secret_encrypted: secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret_encrypted: secret, last_step: null })
        .where('two_factor.enabled_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceBackupCodes(tx: Tx, userId: Id, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('backup_code').where('user_id', '=', userId).execute()
  await tx
    .insertInto('backup_code')
    .values(hashes.map((hash) => ({ id: newId(), user_id: userId, code_hash: hash })))
    .execute()
}

/** Turns on the setup that the code was checked against. @returns false where another took its place meanwhile */
export async function enable(
  tx: Tx,
  { userId, secret, step, now }: { userId: Id; secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('two_factor')
    .set({ enabled_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('enabled_at', 'is', null)
    .where('secret_encrypted', '=', secret)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a step of time for a code, once: neither it nor an earlier one is taken again. */
export async function takeStep(tx: Tx, userId: Id, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a backup code up, in one statement. @returns false for one that is wrong or used */
export async function useBackupCode(
  tx: Tx,
  { userId, hash, now }: { userId: Id; hash: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('backup_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the second factor away, with a setup not finished. @returns whether it was on */
export async function deleteTwoFactor(tx: Tx, userId: Id): Promise<boolean> {
  await tx.deleteFrom('backup_code').where('user_id', '=', userId).execute()
  const row = await tx
    .deleteFrom('two_factor')
    .where('user_id', '=', userId)
    .returning('enabled_at')
    .executeTakeFirst()
  return row !== undefined && row.enabled_at !== null
}

/** Whose second step a challenge stands for, while it holds; a new password since then ends it. */
export async function findChallenged(
  tx: Tx,
  { challenge, purpose, now }: { challenge: string; purpose: string; now: Date },
): Promise<Id | undefined> {
  const row = await tx
    .selectFrom('one_time_token as t')
    .innerJoin('credential as cr', 'cr.user_id', 't.user_id')
    .select('cr.user_id')
    .where('t.token_hash', '=', hashOpaqueToken(challenge))
    .where('t.purpose', '=', purpose)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('cr.password_changed_at', 'is', null),
        eb('cr.password_changed_at', '<=', eb.ref('t.created_at')),
      ]),
    )
    .executeTakeFirst()
  return row?.user_id
}

/** Uses a challenge up, in one statement. @returns false where somebody was quicker */
export async function useChallenge(tx: Tx, challenge: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashOpaqueToken(challenge))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The person has just proved who they are: kept in their own session, for all that is done from it.
 * @returns the id of the own session
 */
export async function noteProof(
  tx: Tx,
  { sessionId, now, byCode }: { sessionId: Id; now: Date; byCode: boolean },
): Promise<Id | undefined> {
  const own = tx
    .selectFrom('session as s')
    .select((eb) => eb.fn.coalesce('s.parent_id', 's.id').as('id'))
    .where('s.id', '=', sessionId)
  const row = await tx
    .updateTable('session')
    .set({ proved_at: now, ...(byCode ? { second_factor_at: now } : {}) })
    .where('id', '=', own)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
