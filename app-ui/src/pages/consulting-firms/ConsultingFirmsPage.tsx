import FirmIcon from '@mui/icons-material/BusinessRounded'
import { useTranslation } from 'react-i18next'
import '../../features/clients/texts.ts'
import { ForbiddenState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Firms are for super admins, who are led to the console (Document 3, Consulting firms list; decisions D8). */
export function ConsultingFirmsPage() {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHeader title={t('clients.firmsTitle')} icon={FirmIcon} />
      <ForbiddenState />
    </Page>
  )
}
