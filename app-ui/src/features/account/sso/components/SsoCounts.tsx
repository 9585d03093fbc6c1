import type { SsoSettings } from '@parley/contracts/http/sso.ts'
import { CountCards } from '@parley/ui-kit/components/CountCards.tsx'
import { useTranslation } from 'react-i18next'
import { ssoState } from '../sso-access.ts'

/** Active Providers and Configured Domains, 0 or 1 each, and whether it is active (Document 3, SSO configuration). */
export function SsoCounts({ settings }: { settings: SsoSettings | undefined }) {
  const { t } = useTranslation()
  const state = ssoState(settings)
  return (
    <CountCards
      counts={[
        { label: t('sso.activeProviders'), value: state === 'active' ? 1 : 0 },
        { label: t('sso.configuredDomains'), value: settings?.emailDomain == null ? 0 : 1 },
        { label: t('sso.status'), value: t(`sso.${state}`) },
      ]}
    />
  )
}
