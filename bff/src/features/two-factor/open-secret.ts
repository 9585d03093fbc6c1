import type { Id } from '@parley/contracts/ids.ts'
import { CannotOpen } from '@parley/server-kit/secrets/sealed-text.ts'
import type { TwoFactorServices } from './two-factor-services.ts'

/**
 * An authenticator's secret. One of a `PARLEY_SECRET` that is not known here any more fits no code: the person has
 * their backup codes, or sets two-factor up anew, and the log says why.
 */
export async function findSecret(
  { session, secrets }: TwoFactorServices,
  userId: Id,
  sealed: Uint8Array,
): Promise<string | undefined> {
  try {
    return await secrets.open(sealed, userId)
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error
    session.dependencies.logger.error(
      { userId, error },
      'an authenticator cannot be read with PARLEY_SECRET: is PARLEY_SECRET_PREVIOUS missing?',
    )
    return undefined
  }
}
