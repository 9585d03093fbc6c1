import { createSealedText, type SealedText } from '@parley/server-kit/secrets/sealed-text.ts'
import type { SessionServices } from '../session/index.ts'

/** What the use cases of two-factor authentication share. */
export interface TwoFactorServices {
  session: SessionServices
  /** Authenticators' secrets, readable for this process alone. */
  secrets: SealedText
}

export const createTwoFactorServices = (session: SessionServices): TwoFactorServices => ({
  session,
  secrets: createSealedText(session.dependencies.settings.secret, 'two-factor'),
})
