import AddIcon from '@mui/icons-material/AddRounded'
import InitiativesIcon from '@mui/icons-material/RocketLaunchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { InitiativeSummary } from '@parley/contracts/http/initiatives.ts'
import { listClients } from '@parley/contracts/http/people.ts'
import { listTemplates } from '@parley/contracts/http/templates.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FilterChips } from '../../features/initiatives/components/FilterChips.tsx'
import { InitiativeCard } from '../../features/initiatives/components/InitiativeCard.tsx'
import { InitiativeFilters } from '../../features/initiatives/components/InitiativeFilters.tsx'
import { mayCreateInitiatives, opensDirectly } from '../../features/initiatives/initiative-access.ts'
import { useInitiatives } from '../../features/initiatives/initiative-queries.ts'
import '../../features/initiatives/texts.ts'
import { ConnectDialog } from '../../features/session/components/ConnectDialog.tsx'
import type { ImpersonationTarget } from '../../features/session/session-changes.ts'
import { useUser } from '../../features/session/session-context.ts'
import { kindOf } from '../../features/session/session-user.ts'
import { useAddressList } from '../../lib/use-address-list.ts'
import { useRouteQuery } from '../../lib/use-route.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CardGridSkeleton } from '../../ui/Skeletons.tsx'

/** The initiatives of a client, or of a firm across its clients (Document 1, section 2.4). */
export function InitiativesPage() {
  const { t } = useTranslation()
  const user = useUser()
  const kind = kindOf(user)
  const hasContext = kind === 'client' || kind === 'firm'
  return (
    <Page>
      <PageHeader
        title={t('initiatives.title')}
        icon={InitiativesIcon}
        actions={mayCreateInitiatives(user) ? <CreateButton /> : undefined}
      />
      {hasContext ? <InitiativeList /> : <NoContext />}
    </Page>
  )
}

function CreateButton() {
  const { t } = useTranslation()
  return (
    <Button variant="contained" component={Link} to="/initiatives/create" startIcon={<AddIcon />}>
      {t('initiatives.create')}
    </Button>
  )
}

function NoContext() {
  const { t } = useTranslation()
  const isSuperAdmin = kindOf(useUser()) === 'super-admin'
  return (
    <EmptyState
      icon={InitiativesIcon}
      title={t('initiatives.noneTitle')}
      text={t('initiatives.noContextText')}
      action={
        isSuperAdmin && (
          <Button variant="outlined" component={Link} to="/clients">
            {t('initiatives.goToClients')}
          </Button>
        )
      }
    />
  )
}

const pageSize = 60

function InitiativeList() {
  const { t } = useTranslation()
  const user = useUser()
  const isFirm = kindOf(user) === 'firm'
  const list = useAddressList({
    filters: ['templateId', 'clientId', 'consultantId', 'initiativeType', 'status', 'archived'],
  })
  const { templateId = '', clientId = '', consultantId = '', initiativeType = '', status = '' } = list.filters
  const isArchived = list.filters.archived === 'true'
  const [count, setCount] = useState(pageSize)
  const templates = useRouteQuery(listTemplates, {})
  const clients = useRouteQuery(listClients, {}, { enabled: isFirm })
  const initiatives = useInitiatives(user, {
    search: list.settledSearch,
    templateId,
    clientId,
    consultantId,
    initiativeType,
    status,
    isArchived,
    count,
    sort: list.sort,
  })
  const page = initiatives.data
  return (
    <>
      <InitiativeFilters
        search={list.search}
        onSearch={list.setSearch}
        templateId={templateId}
        onTemplate={(id) => list.setFilter('templateId', id)}
        templates={templates.data?.templates ?? []}
        clientId={clientId}
        onClient={(id) => list.setFilter('clientId', id)}
        clients={isFirm ? (clients.data ?? []) : undefined}
        isArchived={isArchived}
        onArchived={(checked) => list.setFilter('archived', checked ? 'true' : '')}
        sort={list.sort}
        onSort={list.setSort}
      />
      <FilterChips
        chosen={{ consultantId, initiativeType, status }}
        lead={page?.rows[0]?.consultant}
        total={page?.total}
        onRemove={(name) => list.setFilter(name, '')}
      />
      {initiatives.isPending && <CardGridSkeleton />}
      {initiatives.isError && (
        <ErrorState
          error={initiatives.error}
          title={t('initiatives.loadFailed')}
          onRetry={() => void initiatives.refetch()}
        />
      )}
      {page?.rows.length === 0 && <NoInitiatives isFiltered={list.isFiltered} onClear={list.clear} />}
      {page !== undefined && page.rows.length > 0 && (
        <InitiativeGrid initiatives={page.rows} showClient={isFirm} />
      )}
      {page !== undefined && page.total > page.rows.length && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 4 }}>
          <Typography variant="body2" color="textSecondary">
            {t('initiatives.shownOf', { shown: page.rows.length, total: page.total })}
          </Typography>
          <Button
            variant="outlined"
            loading={initiatives.isFetching}
            onClick={() => setCount(count + pageSize)}
          >
            {t('initiatives.showMore')}
          </Button>
        </Box>
      )}
    </>
  )
}

function NoInitiatives({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  const mayCreate = mayCreateInitiatives(useUser())
  const text = mayCreate ? t('initiatives.noneText') : t('initiatives.noneReadOnly')
  return (
    <EmptyState
      icon={InitiativesIcon}
      title={t('initiatives.noneTitle')}
      text={
        isFiltered ? (
          t('initiatives.noMatchText')
        ) : (
          <>
            {text}{' '}
            <MuiLink component={Link} to="/demo" underline="always">
              {t('initiatives.seeDemo')}
            </MuiLink>
          </>
        )
      }
      action={
        isFiltered ? (
          <Button variant="outlined" onClick={onClear}>
            {t('initiatives.clearFilters')}
          </Button>
        ) : (
          mayCreate && <CreateButton />
        )
      }
    />
  )
}

interface InitiativeGridProps {
  initiatives: readonly InitiativeSummary[]
  showClient: boolean
}

function InitiativeGrid({ initiatives, showClient }: InitiativeGridProps) {
  const user = useUser()
  const [target, setTarget] = useState<ImpersonationTarget | null>(null)
  const direct = opensDirectly(user)
  const connect = ({ id, client }: InitiativeSummary): void =>
    setTarget({ id: client.id, name: client.name, path: `/initiatives/${id}` })
  return (
    <>
      <CardGrid>
        {initiatives.map((initiative) => (
          <InitiativeCard
            key={initiative.id}
            initiative={initiative}
            showClient={showClient}
            onOpen={direct ? undefined : () => connect(initiative)}
          />
        ))}
      </CardGrid>
      <ConnectDialog target={target} onClose={() => setTarget(null)} />
    </>
  )
}
