import Box from '@mui/material/Box'
import type { SuperAdminStats } from '@parley/contracts/http/dashboards.ts'
import { superAdminDashboardLists as lists } from '@parley/contracts/rules/dashboard-lists.ts'
import { useTranslate } from 'react-admin'
import { accentColour, StateWord } from '../lists/index.ts'
import { CountLink } from './CountLink.tsx'
import { LazyRing } from './LazyRing.tsx'
import { Overview } from './Overview.tsx'
import { Panel } from './Panel.tsx'
import { statusAccents } from './status-accents.ts'

/** The panels of the Admin Dashboard (Document 3, Super admin dashboard). */
export function Panels({ stats }: { stats: SuperAdminStats }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: '16px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <ByStatus stats={stats} />
      <Box sx={{ display: 'grid', gap: '16px' }}>
        <SystemUsers stats={stats} />
        <Overview stats={stats} />
      </Box>
      <TopFirms stats={stats} />
      <TopClients stats={stats} />
    </Box>
  )
}

function ByStatus({ stats }: { stats: SuperAdminStats }) {
  const translate = useTranslate()
  const parts = stats.initiativesByStatus.map(({ status, _count }) => ({
    id: status,
    name: translate(`dashboard.statuses.${status}`),
    value: _count,
    accent: statusAccents[status],
    list: lists.ofStatus(status),
  }))
  return (
    <Panel
      title={translate('dashboard.byStatus')}
      head={{ label: translate('dashboard.status'), value: translate('dashboard.initiatives') }}
      rows={parts.map(({ id, name, value, accent, list }) => ({
        id,
        label: <StateWord colour={accent}>{name}</StateWord>,
        value: <CountLink name={name} count={value} list={list} />,
      }))}
      chart={
        <LazyRing
          parts={parts.map(({ id, name, value, accent }) => ({
            id,
            name,
            value,
            colour: accentColour(accent),
          }))}
        />
      }
    />
  )
}

function SystemUsers({ stats: { totalUsers } }: { stats: SuperAdminStats }) {
  const translate = useTranslate()
  const name = translate('dashboard.activeUsers')
  return (
    <Panel
      title={translate('dashboard.systemUsers')}
      head={{ label: translate('dashboard.figure'), value: translate('dashboard.value') }}
      rows={
        totalUsers === 0
          ? []
          : [
              {
                id: 'users',
                label: name,
                value: <CountLink name={name} count={totalUsers} list={lists.users} />,
              },
            ]
      }
    />
  )
}

function TopFirms({ stats }: { stats: SuperAdminStats }) {
  const translate = useTranslate()
  return (
    <Panel
      title={translate('dashboard.topFirms')}
      head={{ label: translate('dashboard.firm'), value: translate('dashboard.clients') }}
      rows={stats.topConsultingFirms.map(({ id, name, clientsCount }) => ({
        id,
        label: name,
        value: <CountLink name={name} count={clientsCount} list={lists.ofFirm(id)} />,
      }))}
    />
  )
}

function TopClients({ stats }: { stats: SuperAdminStats }) {
  const translate = useTranslate()
  return (
    <Panel
      title={translate('dashboard.topClients')}
      head={{ label: translate('dashboard.client'), value: translate('dashboard.initiatives') }}
      rows={stats.topClients.map(({ id, name, initiativesCount }) => ({
        id,
        label: name,
        value: <CountLink name={name} count={initiativesCount} list={lists.ofClient(id)} />,
      }))}
    />
  )
}
