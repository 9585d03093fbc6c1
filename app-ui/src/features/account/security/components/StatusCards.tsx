import type { SecurityStats } from '@parley/contracts/http/security.ts'
import type { TwoFactorStatus } from '@parley/contracts/http/two-factor.ts'
import { RelativeTime } from '@parley/ui-kit/components/RelativeTime.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { formatDate, formatDateTime } from '@parley/ui-kit/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import '../locales/en.ts'
import { FactCards } from './FactCards.tsx'

interface StatusCardsProps {
  stats: SecurityStats
  /** Undefined while it is on its way. */
  twoFactor: TwoFactorStatus | undefined
}

/** Two-factor, last login, password age and account status (Document 3, Security settings). */
export function StatusCards({ stats, twoFactor }: StatusCardsProps) {
  const { t } = useTranslation()
  const { lastLoginAt, passwordAge, lastPasswordChange, lockoutExpiresAt, failedLoginAttempts } = stats
  const isOn = twoFactor?.enabled === true
  const failures =
    failedLoginAttempts === 0
      ? t('security.status.noFailures')
      : t('security.status.failures', { count: failedLoginAttempts })
  return (
    <FactCards
      facts={[
        {
          label: t('security.status.twoFactor'),
          value: twoFactor && (
            <StatusBadge tone={isOn ? 'success' : 'warning'} dot>
              {t(isOn ? 'security.status.on' : 'security.status.off')}
            </StatusBadge>
          ),
          ...(isOn && { detail: t('security.status.codesLeft', { count: twoFactor.backupCodesRemaining }) }),
        },
        {
          label: t('security.status.lastLogin'),
          value:
            lastLoginAt === null ? t('security.status.neverLoggedIn') : <RelativeTime at={lastLoginAt} />,
          ...(lastLoginAt !== null && { detail: formatDateTime(lastLoginAt) }),
        },
        {
          label: t('security.status.passwordAge'),
          value:
            passwordAge === null ? t('security.unknown') : t('security.status.days', { count: passwordAge }),
          detail:
            lastPasswordChange === null
              ? t('security.status.noPasswordChange')
              : t('security.status.changedOn', { date: formatDate(lastPasswordChange) }),
        },
        {
          label: t('security.status.account'),
          value: (
            <StatusBadge tone={stats.accountLocked ? 'danger' : 'success'} dot>
              {t(stats.accountLocked ? 'security.status.locked' : 'security.status.active')}
            </StatusBadge>
          ),
          detail:
            lockoutExpiresAt === null
              ? failures
              : t('security.status.lockedUntil', { time: formatDateTime(lockoutExpiresAt) }),
        },
      ]}
    />
  )
}
