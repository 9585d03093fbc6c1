import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'

/** What others see at an address whose page super admins have in the console (Document 3, section 8; decisions D8). */
function SuperAdminsOnly({ page }: { page: 'agents' | 'dashboard' | 'firms' }) {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHeader title={t(`superAdmins.${page}Title`)} />
      <ForbiddenState text={t(`superAdmins.${page}Text`)} />
    </Page>
  )
}

export const AgentsPage = () => <SuperAdminsOnly page="agents" />
export const ConsultingFirmsPage = () => <SuperAdminsOnly page="firms" />
export const AdminDashboardPage = () => <SuperAdminsOnly page="dashboard" />
