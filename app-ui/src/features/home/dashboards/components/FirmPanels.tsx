import type { FirmStats } from '@parley/contracts/http/dashboards.ts'
import { firmDashboardLists } from '@parley/contracts/rules/dashboard-lists.ts'
import Typography from '@mui/material/Typography'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useIndustryName } from '@parley/ui-kit/i18n/use-industry-name.ts'
import { useInitiativeTypeName } from '@parley/ui-kit/i18n/use-initiative-type.ts'
import { useTranslation } from 'react-i18next'
import { dashboardStatusLooks } from '../status-look.ts'
import '../../../engagement/initiatives/locales/en.ts'
import '../locales/en.ts'
import { CountPanel } from './CountPanel.tsx'
import { PanelGrid } from './grids.tsx'
import { LazyChart } from './LazyChart.tsx'

/** The panels of a firm's dashboard (Document 3, Consulting firm dashboard). */
export function FirmPanels({ stats }: { stats: FirmStats }) {
  return (
    <PanelGrid>
      <ByPhase stats={stats} />
      <PerIndustry stats={stats} />
      <PerType stats={stats} />
      <TopConsultants stats={stats} />
      <TopClients stats={stats} />
    </PanelGrid>
  )
}

/** A badge for each status with its count. */
function ByPhase({ stats }: { stats: FirmStats }) {
  const { t } = useTranslation()
  const rows = stats.initiativesByPhase.map(({ status, _count }) => {
    const { tone, colour } = dashboardStatusLooks[status]
    const name = t(`initiatives.statuses.${status}`)
    return {
      id: status,
      name,
      label: (
        <StatusBadge dot tone={tone}>
          {name}
        </StatusBadge>
      ),
      colour,
      count: _count,
      list: firmDashboardLists.ofStatus(status),
    }
  })
  return (
    <CountPanel
      title={t('dashboards.byPhase')}
      head={{ label: t('dashboards.status'), count: t('dashboards.initiatives') }}
      rows={rows}
      chart={<LazyChart kind="ring" rows={rows} />}
    />
  )
}

function PerIndustry({ stats }: { stats: FirmStats }) {
  const { t } = useTranslation()
  const nameOf = useIndustryName()
  const rows = stats.clientsPerIndustry.map(({ industry, count }) => ({
    id: industry,
    name: nameOf(industry),
    count,
    list: firmDashboardLists.ofIndustry(industry),
  }))
  return (
    <CountPanel
      title={t('dashboards.perIndustry')}
      head={{ label: t('dashboards.industry'), count: t('dashboards.clients') }}
      rows={rows}
      chart={<LazyChart kind="bars" rows={rows} />}
    />
  )
}

function PerType({ stats }: { stats: FirmStats }) {
  const { t } = useTranslation()
  const nameOf = useInitiativeTypeName()
  const rows = stats.initiativesPerType.map(({ type, count }) => ({
    id: type,
    name: nameOf(type),
    count,
    list: firmDashboardLists.ofType(type),
  }))
  return (
    <CountPanel
      title={t('dashboards.perType')}
      head={{ label: t('dashboards.type'), count: t('dashboards.initiatives') }}
      rows={rows}
      chart={<LazyChart kind="bars" rows={rows} />}
    />
  )
}

function TopConsultants({ stats }: { stats: FirmStats }) {
  const { t } = useTranslation()
  const rows = stats.topConsultants.map((one) => {
    const name = `${one.firstName} ${one.lastName}`.trim()
    const about = [one.position, one.email].filter((text) => text !== null && text !== '').join(' · ')
    return {
      id: one.id,
      name,
      label: (
        <>
          {name}
          {about !== '' && (
            <Typography variant="caption" color="textSecondary" component="div">
              {about}
            </Typography>
          )}
        </>
      ),
      count: one.activeInitiativesCount,
      list: firmDashboardLists.ofConsultant(one.id),
    }
  })
  return (
    <CountPanel
      title={t('dashboards.topConsultants')}
      head={{ label: t('dashboards.consultant'), count: t('dashboards.activeOfConsultant') }}
      rows={rows}
    />
  )
}

function TopClients({ stats }: { stats: FirmStats }) {
  const { t } = useTranslation()
  return (
    <CountPanel
      title={t('dashboards.topClients')}
      head={{ label: t('dashboards.client'), count: t('dashboards.initiatives') }}
      rows={stats.topClients.map(({ id, name, initiativesCount }) => ({
        id,
        name,
        count: initiativesCount,
        list: firmDashboardLists.ofClient(id),
      }))}
    />
  )
}
