import type { SuperAdminStats } from '@parley/contracts/http/dashboards.ts'
import { useLocale, useTranslate } from 'react-admin'
import { useNumberText } from './CountLink.tsx'
import { Panel } from './Panel.tsx'

/** How the platform's numbers stand to each other; what there is none of has no share. */
export function Overview({ stats }: { stats: SuperAdminStats }) {
  const translate = useTranslate()
  const locale = useLocale()
  const text = useNumberText()
  const percent = (share: number): string =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)
  const average = (value: number): string => text(value, 1)
  const figures = [
    { id: 'activeShare', of: stats.activeInitiativesCount, by: stats.totalInitiatives, say: percent },
    { id: 'initiativesPerClient', of: stats.totalInitiatives, by: stats.activeClientsCount, say: average },
    { id: 'clientsPerFirm', of: stats.activeClientsCount, by: stats.totalConsultingFirms, say: average },
    { id: 'usersPerFirm', of: stats.totalUsers, by: stats.totalConsultingFirms, say: average },
  ]
  return (
    <Panel
      title={translate('dashboard.systemOverview')}
      head={{ label: translate('dashboard.figure'), value: translate('dashboard.value') }}
      rows={figures
        .filter(({ by }) => by > 0)
        .map(({ id, of, by, say }) => ({ id, label: translate(`dashboard.${id}`), value: say(of / by) }))}
    />
  )
}
