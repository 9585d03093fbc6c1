import { useTranslation } from 'react-i18next'
import { Page } from '../../../../ui/Page.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
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
