import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { useTranslation } from 'react-i18next'
import { DutyBanner } from './DutyBanner.tsx'
import { TwoFactorCard } from './TwoFactorCard.tsx'

/** All that a session past the deadline may do: the setup (decisions D10). */
export function OwedSetup() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('twoFactor.title')} />
      <DutyBanner daysLeft={undefined} path={undefined} />
      <Page>
        <TwoFactorCard />
      </Page>
    </>
  )
}
