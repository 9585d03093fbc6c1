import type { SecurityStats } from '@parley/contracts/http/security.ts'
import { fewBackupCodes, type TwoFactorStatus } from '@parley/contracts/http/two-factor.ts'

/** Days (Document 3, section 9). */
const oldPassword = 90
const freshPassword = 30
/** More sessions than one person's devices. */
const manySessions = 5

export interface Advice {
  text: 'twoFactorOff' | 'fewCodes' | 'passwordOld' | 'goodPractices' | 'manySessions' | 'failures'
  severity: 'warning' | 'info' | 'success'
}

interface AccountState {
  stats: SecurityStats
  /** Undefined while it is not known. */
  twoFactor: TwoFactorStatus | undefined
  sessions: number
}

/** What to tell of an account, by its real state alone (Document 3, section 9). */
export function adviceFor({ stats, twoFactor, sessions }: AccountState): Advice[] {
  const { passwordAge } = stats
  const warnings: [Advice['text'], boolean][] = [
    ['twoFactorOff', twoFactor?.enabled === false],
    ['fewCodes', twoFactor?.enabled === true && twoFactor.backupCodesRemaining < fewBackupCodes],
    ['passwordOld', passwordAge !== null && passwordAge > oldPassword],
    ['failures', stats.failedLoginAttempts > 0],
  ]
  return [
    ...warnings.flatMap(([text, holds]) => (holds ? [{ text, severity: 'warning' as const }] : [])),
    ...(sessions > manySessions ? [{ text: 'manySessions', severity: 'info' } as const] : []),
    ...(passwordAge !== null && passwordAge < freshPassword
      ? [{ text: 'goodPractices', severity: 'success' } as const]
      : []),
  ]
}
