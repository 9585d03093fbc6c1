import ClientsIcon from '@mui/icons-material/DomainRounded'
import ConsultantsIcon from '@mui/icons-material/GroupsRounded'
import ActiveIcon from '@mui/icons-material/PlayCircleOutlineRounded'
import InitiativesIcon from '@mui/icons-material/RocketLaunchRounded'
import DashboardIcon from '@mui/icons-material/SpaceDashboardRounded'
import type { FirmStats } from '@parley/contracts/http/dashboards.ts'
import { firmDashboardLists } from '@parley/contracts/rules/dashboard-lists.ts'
import { ForbiddenState } from '@parley/ui-kit/components/ErrorState.tsx'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { useTranslation } from 'react-i18next'
import { DashboardSkeleton } from '../../features/home/dashboards/components/DashboardSkeleton.tsx'
import { FirmPanels } from '../../features/home/dashboards/components/FirmPanels.tsx'
import { NumberGrid } from '../../features/home/dashboards/components/grids.tsx'
import { NumberCard } from '../../features/home/dashboards/components/NumberCard.tsx'
import '../../features/home/dashboards/locales/en.ts'
import { useFirmDashboard } from '../../features/home/dashboards/use-firm-dashboard.ts'
import { useUser } from '../../features/account/session/session-context.ts'
import { can, kindOf } from '../../features/account/session/session-user.ts'

/** The numbers of the own firm (Document 3, Consulting firm dashboard). */
export function ConsultingFirmDashboardPage() {
  const { t } = useTranslation()
  const user = useUser()
  const firmId = kindOf(user) === 'firm' && can(user, 'view_analytics') ? user.consultingFirmId : null
  return (
    <Page>
      <PageHeader title={t('dashboards.firmTitle')} icon={DashboardIcon} />
      {firmId === null ? <ForbiddenState /> : <Dashboard firmId={firmId} />}
    </Page>
  )
}

function Dashboard({ firmId }: { firmId: string }) {
  const { t } = useTranslation()
  const dashboard = useFirmDashboard(firmId)
  const message = dashboard.error?.message || t('dashboards.unknownError')
  return (
    <QueryView
      quiet
      query={dashboard}
      skeleton={<DashboardSkeleton />}
      failed={t('dashboards.error', { message })}
    >
      {({ stats }) => <Numbers stats={stats} />}
    </QueryView>
  )
}

const cards = [
  { of: 'totalInitiatives', value: 'totalInitiatives', icon: InitiativesIcon },
  { of: 'activeClients', value: 'activeClientsCount', icon: ClientsIcon },
  { of: 'activeConsultants', value: 'activeConsultantsCount', icon: ConsultantsIcon },
  { of: 'activeInitiatives', value: 'activeInitiativesCount', icon: ActiveIcon },
] as const

function Numbers({ stats }: { stats: FirmStats }) {
  const { t } = useTranslation()
  return (
    <>
      <NumberGrid>
        {cards.map(({ of, value, icon }) => (
          <NumberCard
            key={of}
            label={t(`dashboards.${of}`)}
            value={stats[value]}
            icon={icon}
            list={firmDashboardLists[of]}
          />
        ))}
      </NumberGrid>
      <FirmPanels stats={stats} />
    </>
  )
}
