import SecurityIcon from '@mui/icons-material/ShieldRounded'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { useNow } from '@parley/ui-kit/lib/use-now.ts'
import { useTranslation } from 'react-i18next'
import { FirmPolicies } from '../../features/account/security/components/FirmPolicies.tsx'
import { FirmStatistics } from '../../features/account/security/components/FirmStatistics.tsx'
import { OwnSecurity } from '../../features/account/security/components/OwnSecurity.tsx'
import '../../features/account/security/locales/en.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { kindOf } from '../../features/account/session/session-user.ts'

/** The own account's security, for everybody (Document 3, Security settings). */
export function SecurityPage() {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHeader title={t('security.title')} icon={SecurityIcon} />
      <OwnSecurity />
    </Page>
  )
}

/** The same with the firm's figures and policies (Document 3, Consulting firm security). */
export function FirmSecurityPage() {
  const { t } = useTranslation()
  const user = useUser()
  const { twoFactorDeadline } = user
  const now = useNow()
  // Until it is set up nothing of the firm's is shown (decisions D10).
  const owesTwoFactor = twoFactorDeadline !== null && new Date(twoFactorDeadline).getTime() <= now
  return (
    <Page>
      <PageHeader title={t('security.firmTitle')} icon={SecurityIcon} />
      {kindOf(user) === 'firm' ? (
        <OwnSecurity more={(stats) => <FirmStatistics stats={stats} />}>
          {!owesTwoFactor && <FirmPolicies />}
        </OwnSecurity>
      ) : (
        <ForbiddenState text={t('security.firmOnly')} />
      )}
    </Page>
  )
}
