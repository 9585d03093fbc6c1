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
const cards = [
  { name: 'totalInitiatives', number: 'totalInitiatives', icon: InitiativesIcon },
  { name: 'activeClients', number: 'activeClientsCount', icon: ClientsIcon },
  { name: 'activeInitiatives', number: 'activeInitiativesCount', icon: ActiveIcon },
  { name: 'consultingFirms', number: 'totalConsultingFirms', icon: FirmsIcon },
] as const

export function NumberCards({ stats }: { stats: SuperAdminStats }) {
  const translate = useTranslate()
  return (
    <NumberGrid>
      {cards.map(({ name, number, icon }) => (
        <NumberCard
          key={name}
          label={translate(`dashboard.${name}`)}
          value={stats[number]}
          icon={icon}
          list={lists[name]}
        />
      ))}
    </NumberGrid>
  )
}
