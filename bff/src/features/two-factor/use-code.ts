import type { Id } from '@parley/contracts/ids.ts'
import type { Tx } from '../../database.ts'
import { hashBackupCode, plainCode } from './backup-codes.ts'
import { findSecret } from './open-secret.ts'
import { stepOfCode } from './totp.ts'
import { findTwoFactor, takeStep, useBackupCode } from './two-factor.queries.ts'
import type { TwoFactorServices } from './two-factor-services.ts'

/** What a code that was right came from. */
export type Factor = 'authenticator' | 'backup_code'

/**
 * Compares a code and uses it up: a step of the authenticator is taken once, and so is a backup code, each by one
 * statement, so that of many at once one succeeds. The attempt has to be counted before.
 * @returns undefined where it is not right, was used, or two-factor is off
 */
export async function useCode(
  services: TwoFactorServices,
  tx: Tx,
  { userId, code }: { userId: Id; code: string },
): Promise<Factor | undefined> {
  const now = services.session.dependencies.clock.now()
  const own = await findTwoFactor(tx, userId)
  if (own === undefined || own.enabled_at === null) return undefined
  const plain = plainCode(code)
  if (!/^\d{6}$/.test(plain)) {
    const isLeft = await useBackupCode(tx, { userId, hash: hashBackupCode(userId, plain), now })
    return isLeft ? 'backup_code' : undefined
  }
  const secret = await findSecret(services, userId, own.secret_encrypted)
  const step = secret === undefined ? undefined : stepOfCode(secret, plain, now)
  if (step === undefined) return undefined
  return (await takeStep(tx, userId, step)) ? 'authenticator' : undefined
}
