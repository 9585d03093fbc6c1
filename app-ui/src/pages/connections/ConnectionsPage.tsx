import { useTranslation } from 'react-i18next'
import { ConnectionsOf } from '../../features/firm/connections/ConnectionsOf.tsx'
import '../../features/firm/connections/locales/en.ts'
import { RecordPage } from '../../features/engagement/record/RecordPage.tsx'

/** Portfolios, programs and business objectives of an initiative (Document 1, section 2.1; decisions D7). */
export function ConnectionsPage() {
  const { t } = useTranslation()
  return (
    <RecordPage title={t('connections.title')}>
      {(initiative) => <ConnectionsOf initiative={initiative} />}
    </RecordPage>
  )
}
