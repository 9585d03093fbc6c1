import ClientsIcon from '@mui/icons-material/DomainRounded'
import FirmsIcon from '@mui/icons-material/BusinessRounded'
import ActiveIcon from '@mui/icons-material/PlayCircleOutlineRounded'
import InitiativesIcon from '@mui/icons-material/RocketLaunchRounded'
import type { SuperAdminStats } from '@parley/contracts/http/dashboards.ts'
import { superAdminDashboardLists as lists } from '@parley/contracts/rules/dashboard-lists.ts'
import { useTranslate } from 'react-admin'
import { NumberCard } from './NumberCard.tsx'
import { NumberGrid } from './NumberGrid.tsx'

/** Total Initiatives, Active Clients, Active Initiatives, Consulting Firms. */
export function NumberCards({ stats }: { stats: SuperAdminStats }) {
  const translate = useTranslate()
  return (
    <NumberGrid>
      <NumberCard
        label={translate('dashboard.totalInitiatives')}
        value={stats.totalInitiatives}
        icon={InitiativesIcon}
        list={lists.totalInitiatives}
      />
      <NumberCard
        label={translate('dashboard.activeClients')}
        value={stats.activeClientsCount}
        icon={ClientsIcon}
        list={lists.activeClients}
      />
      <NumberCard
        label={translate('dashboard.activeInitiatives')}
        value={stats.activeInitiativesCount}
        icon={ActiveIcon}
        list={lists.activeInitiatives}
      />
      <NumberCard
        label={translate('dashboard.consultingFirms')}
        value={stats.totalConsultingFirms}
        icon={FirmsIcon}
        list={lists.consultingFirms}
      />
    </NumberGrid>
  )
}
