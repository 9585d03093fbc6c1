import ClientsIcon from '@mui/icons-material/DomainRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { listClients } from '@parley/contracts/http/people.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { IndustryChip } from '../../features/clients/components/IndustryChip.tsx'
import { ClientsTable } from '../../features/clients/components/ClientsTable.tsx'
import { Pager } from '../../ui/Pager.tsx'
import '../../features/clients/texts.ts'
import { ConnectDialog } from '../../features/session/components/ConnectDialog.tsx'
import type { ImpersonationTarget } from '../../features/session/session-changes.ts'
import { useUser } from '../../features/session/session-context.ts'
import { canSwitchToClients, kindOf } from '../../features/session/session-user.ts'
import { minutes } from '../../lib/query-client.ts'
import { useAddressList } from '../../lib/use-address-list.ts'
import { useListQuery } from '../../lib/use-route.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState, ForbiddenState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { TableSkeleton } from '../../ui/Skeletons.tsx'

/** The clients that one may work for, and the way into each (Document 3, Clients list). */
export function ClientsPage() {
  const { t } = useTranslation()
  const kind = kindOf(useUser())
  return (
    <Page>
      <PageHeader title={t('clients.title')} icon={ClientsIcon} />
      {kind === 'super-admin' || kind === 'firm' ? <ClientsList /> : <ForbiddenState />}
    </Page>
  )
}

function ClientsList() {
  const { t } = useTranslation()
  const user = useUser()
  const list = useAddressList({ sort: { field: 'name', order: 'ASC' }, filters: ['onlyIndustry'] })
  const [params, setParams] = useSearchParams()
  const showObsolete = params.get('obsolete') === 'true'
  const setShowObsolete = (shown: boolean): void =>
    setParams(
      (now) => {
        if (shown) now.set('obsolete', 'true')
        else now.delete('obsolete')
        now.delete('page')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const [target, setTarget] = useState<ImpersonationTarget | null>(null)
  const query = { ...list.query, ...(showObsolete ? { showObsolete: 'true' } : {}) }
  // Document 1, section 9: client data is fresh 5 minutes and kept 10.
  const clients = useListQuery(
    listClients,
    { query },
    { staleTime: minutes(5), gcTime: minutes(10), keepPrevious: true },
  )
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, flexWrap: 'wrap' }}>
        <SearchField value={list.search} onChange={list.setSearch} placeholder={t('clients.search')} />
        <FormControlLabel
          control={<Switch checked={showObsolete} onChange={(_, checked) => setShowObsolete(checked)} />}
          label={t('clients.showObsolete')}
        />
      </Box>
      <IndustryChip
        code={list.filters.onlyIndustry ?? ''}
        total={clients.data?.total}
        onRemove={() => list.setFilter('onlyIndustry', '')}
      />
      {clients.isPending && <TableSkeleton columns={6} />}
      {clients.isError && (
        <ErrorState
          error={clients.error}
          title={t('clients.loadFailed')}
          onRetry={() => void clients.refetch()}
        />
      )}
      {clients.data?.rows.length === 0 && (
        <EmptyState
          icon={ClientsIcon}
          title={list.isFiltered ? t('clients.noMatchTitle') : t('clients.noneTitle')}
          text={
            list.settledSearch === ''
              ? t('clients.noneText')
              : t('clients.noMatchText', { search: list.settledSearch })
          }
        />
      )}
      {clients.data !== undefined && clients.data.rows.length > 0 && (
        <Card>
          <ClientsTable
            clients={clients.data.rows}
            sort={list.sort}
            onSort={list.setSort}
            connectRefusal={canSwitchToClients(user) ? undefined : t('session.onlyConsultants')}
            onConnect={({ id, name }) => setTarget({ kind: 'client', id, name })}
          />
          <Pager
            page={list.page}
            pageSize={list.pageSize}
            total={clients.data.total}
            onChange={list.setPage}
          />
        </Card>
      )}
      <ConnectDialog target={target} onClose={() => setTarget(null)} />
    </>
  )
}
